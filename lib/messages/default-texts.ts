import type { MessageLanguage, MomentName } from './moments';

const lines = (...all: readonly string[]) => all.join('\n');

const from = 'Hello {name}, this is {writer} from {institute}.';
const fromInHindi = 'नमस्ते {name}, मैं {institute} से {writer}।';
const questions = 'Questions? Reply here or call {phone}.';
const questionsInHindi = 'कोई सवाल हो तो यहाँ लिखें या {phone} पर फ़ोन करें।';

/**
 * The texts until an owner writes their own. A line with a placeholder that is not known of a person is
 * left out.
 */
export const defaultTexts: Readonly<Record<MomentName, Readonly<Record<MessageLanguage, string>>>> =
  {
    greeting: {
      en: lines(
        from,
        'Thank you for asking about {course}. When may we call you?',
        'Fees, batches and syllabus: {link}',
      ),
      hi: lines(
        fromInHindi,
        '{course} के बारे में पूछने के लिए धन्यवाद। हम आपको किस समय फ़ोन करें?',
        'फ़ीस, बैच और सिलेबस: {link}',
      ),
    },
    noAnswer: {
      en: lines(
        from,
        'We called you about {course} and could not reach you.',
        'Reply here with a time that suits you, or call {phone}.',
      ),
      hi: lines(
        fromInHindi,
        '{course} के बारे में हमने आपको फ़ोन किया था, पर बात नहीं हो पाई।',
        'जो समय आपके लिए ठीक हो, यहाँ लिख दें, या {phone} पर फ़ोन करें।',
      ),
    },
    lastTry: {
      en: lines(
        from,
        'We have called you a few times about {course} and could not reach you. We will not call again.',
        'If you would still like to know more, reply here or call {phone}.',
        'Fees, batches and syllabus: {link}',
      ),
      hi: lines(
        fromInHindi,
        '{course} के बारे में हमने आपको कुछ बार फ़ोन किया, पर बात नहीं हो पाई। अब हम फ़ोन नहीं करेंगे।',
        'आगे कभी जानकारी चाहिए हो तो यहाँ लिखें या {phone} पर फ़ोन करें।',
        'फ़ीस, बैच और सिलेबस: {link}',
      ),
    },
    fee: {
      en: lines(
        from,
        'Here is what we spoke about: {course}.',
        'Fee: {fees}',
        'Next batch: {batch}',
        'What is included: {link}',
        questions,
      ),
      hi: lines(
        fromInHindi,
        'जिस कोर्स की बात हुई थी, उसकी जानकारी: {course}',
        'फ़ीस: {fees}',
        'अगला बैच: {batch}',
        'कोर्स में क्या-क्या मिलेगा: {link}',
        questionsInHindi,
      ),
    },
    visit: {
      en: lines(
        from,
        'We look forward to meeting you at our office.',
        'Your visit: {visit}',
        'Address: {address}',
        'Map: {map}',
        'If another time suits you better, reply here or call {phone}.',
      ),
      hi: lines(
        fromInHindi,
        'हमारे ऑफ़िस में आपसे मिलकर हमें ख़ुशी होगी।',
        'आने का समय: {visit}',
        'पता: {address}',
        'मैप: {map}',
        'कोई और समय ठीक रहे तो यहाँ लिखें या {phone} पर फ़ोन करें।',
      ),
    },
    dues: {
      en: lines(
        from,
        '{amount} of your fee for {course} is still to be paid.',
        'Due date: {due}',
        'You can pay at our office, by UPI or by bank transfer. If you have paid already, thank you: please ignore this message.',
        'Questions, or would another day suit you better? Reply here or call {phone}.',
      ),
      hi: lines(
        fromInHindi,
        '{course} की फ़ीस के {amount} अभी बाकी हैं।',
        'अंतिम तारीख़: {due}',
        'आप ऑफ़िस में, UPI से या बैंक ट्रांसफ़र से भुगतान कर सकते हैं। अगर आप भुगतान कर चुके हैं तो धन्यवाद, इस संदेश पर ध्यान न दें।',
        'कोई सवाल हो, या कोई और दिन ठीक रहे, तो यहाँ लिखें या {phone} पर फ़ोन करें।',
      ),
    },
    firstClass: {
      en: lines(
        from,
        'Your batch of {course} starts on {start}.',
        'Class timings: {timing}',
        'Place: {place}',
        questions,
      ),
      hi: lines(
        fromInHindi,
        '{course} का आपका बैच {start} से शुरू होगा।',
        'क्लास का समय: {timing}',
        'जगह: {place}',
        questionsInHindi,
      ),
    },
    documents: {
      en: lines(
        from,
        'Welcome to {course}. Please bring to our office:',
        '{documents}',
        'Address: {address}',
        questions,
      ),
      hi: lines(
        fromInHindi,
        '{course} में आपका स्वागत है। कृपया ऑफ़िस में ये काग़ज़ लेकर आएँ:',
        '{documents}',
        'पता: {address}',
        questionsInHindi,
      ),
    },
    question: { en: from, hi: fromInHindi },
  };
