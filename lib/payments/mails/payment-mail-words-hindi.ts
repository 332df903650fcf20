import { inHindi } from '@/content/hindi';
import { paymentMailWords } from './payment-mail-words';

/** Mails about payments in Hindi. */
export const paymentMailInHindi = inHindi(paymentMailWords, {
  dear: ['1a1edc2a', '{name} जी,'],
  student: ['00313120', 'स्टूडेंट'],
  call: ['9d5e13c0', 'कोई सवाल हो तो हमें {phone} पर फ़ोन कीजिए।'],
  test: ['e72de4b6', 'यह टेस्ट पेमेंट था: न पैसे कटे हैं, न कुछ ख़रीदा गया है।'],
  facts: {
    what: ['0f7e1b30', 'कोर्स'],
    batch: ['ebfe629b', 'बैच'],
    firstClass: ['5b341a85', 'पहली क्लास'],
    delivery: ['48f38d75', 'कैसे मिलेगा'],
    receipt: ['1b9120e3', 'रसीद नंबर'],
    amount: ['244c9369', 'रकम'],
    paidOn: ['24a30410', 'फीस भरने की तारीख'],
    paidBy: ['179c33d4', 'कैसे भरी गई'],
    regNo: ['008fc3b8', 'रजिस्ट्रेशन नंबर'],
    refunded: ['4360ca3e', 'रिफंड'],
    total: ['ad066d9d', 'कुल रिफंड'],
    creditNote: ['88beb758', 'Credit note'],
    refundReceipt: ['4968af4b', 'रिफंड की रसीद'],
  },
  ways: { cash: ['16517cf2', 'नकद'], bank: ['1eab7525', 'बैंक में जमा'] },
  batch: {
    unassigned: ['d5f140bd', 'हमारा ऑफ़िस आपसे पूछकर बैच चुनेगा'],
    full: ['ae91156f', '{batch}: बैच भर चुका है, आप वेटिंग लिस्ट में हैं'],
  },
  delivery: {
    byPost: ['4d0453ba', 'डाक से, {day} तक'],
    onceAddressed: ['c31c4ec8', 'डाक से, आपका पता मिलते ही'],
    online: ['615ab7db', 'ऑनलाइन, {shelf} में'],
  },
  fullBatch: {
    full: [
      '4c75d0be',
      'आपका पेमेंट मिलने से पहले यह बैच भर गया। आपके पैसे सुरक्षित हैं: दूसरा बैच चुनने या रिफंड के लिए हमें फ़ोन कीजिए।',
    ],
    waiting: ['05df16ac', 'सीट खाली होते ही हम आपको ई-मेल से बता देंगे, और दो दिन तक सीट आपकी रहेगी।'],
  },
  paid: {
    subject: ['05e506d2', '{amount} की फीस मिल गई, रसीद {number}'],
    text: ['58775684', 'आपका {amount} का पेमेंट हमें मिल गया है।'],
    account: ['56753c9d', 'अपना फ़ॉर्म और यह रसीद अपने अकाउंट में देखिए या प्रिंट कीजिए:'],
    genuine: ['77e90005', 'रसीद असली है या नहीं, यह इस पेज पर देखिए:'],
  },
  payer: {
    unnamed: ['386e0242', 'महोदय/महोदया'],
    received: ['4f7bee4b', '{institute} को आपका {amount} का पेमेंट मिल गया है।'],
    order: ['18e78237', 'ऑर्डर नंबर'],
    download: ['d6d1e401', 'रसीद {days} दिन तक यहाँ से डाउनलोड कर सकते हैं:'],
    refunded: ['ba6422b0', 'आपके {paid} के पेमेंट में से {institute} ने {amount} लौटा दिए हैं।'],
  },
  refunded: {
    subject: ['427c76b8', '{amount} का रिफंड'],
    text: ['7b7d12db', 'आपके {paid} के पेमेंट में से {amount} हमने लौटा दिए हैं।'],
    line: ['e1be8cb5', '{amount}, {day}, {way}'],
    ways: {
      gateway: ['276a4f65', 'जिस तरह आपने भरा था उसी तरह'],
      cash: ['6a3b2c5d', 'नकद'],
      bank: ['9726cb4d', 'बैंक खाते में'],
      upi: ['90337338', 'UPI से'],
    },
    comesBack: [
      '889122df',
      'पैसे उसी खाते या कार्ड में जाते हैं जिससे आपने फीस भरी थी। आपके बैंक में दिखने में कुछ दिन लग सकते हैं।',
    ],
    creditNote: ['162a71c0', 'अपना Credit note अपने अकाउंट में देखिए या प्रिंट कीजिए:'],
    refundReceipt: ['e9eea5bb', 'रिफंड की रसीद अपने अकाउंट में देखिए या प्रिंट कीजिए:'],
    account: ['00f4c3f8', 'आपके पेमेंट आपके अकाउंट में हैं:'],
  },
});
