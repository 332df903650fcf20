import { inHindi } from '@/content/hindi';
import { declinedMailWords } from './declined-mail-words';

/** The mail about a reported UPI payment in Hindi. */
export const declinedMailInHindi = inHindi(declinedMailWords, {
  dear: ['1a1edc2a', '{name} जी,'],
  student: ['00313120', 'स्टूडेंट'],
  reported: ['62cd7cdc', '{day} को आपने बताया था कि रजिस्ट्रेशन {number} के लिए {amount} UPI से भरे हैं।'],
  declined: {
    subject: ['0dd789a2', 'आपका {amount} का UPI पेमेंट हमें नहीं मिला'],
    notCome: ['5b2f5912', 'UPI रेफ़रेंस नंबर {utr} के पैसे हमारे खाते में नहीं आए हैं।'],
    office: ['29be4ae1', 'हमारा ऑफ़िस लिखता है: {answer}'],
    next: [
      'c3432ecf',
      'अपने UPI ऐप में यह पेमेंट खोलकर रेफ़रेंस नंबर (UTR) मिलाइए। पैसे आपके खाते से कट गए हैं तो हमें {phone} पर फ़ोन कीजिए। नहीं कटे हैं तो फीस फिर से भर सकते हैं:',
    ],
  },
  closed: {
    subject: ['2a33ada7', 'रजिस्ट्रेशन {number} की फीस भरी जा चुकी है'],
    text: ['0c3a9e54', 'यह फीस एक दूसरे पेमेंट से भरी जा चुकी है, इसलिए अब कुछ नहीं भरना है।'],
    next: [
      '99f6dc67',
      'UPI रेफ़रेंस नंबर {utr} के पैसे भी आपके खाते से कटे हैं तो हमें {phone} पर फ़ोन कीजिए। फीस से ज़्यादा भरी गई रकम हम लौटा देते हैं।',
    ],
  },
});
