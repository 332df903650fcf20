import { inHindi } from '@/content/hindi';
import { momentNames, type MessageLanguage, type MomentName } from './moments';

const from = 'Hello {name}, this is {writer} from {institute}.';
const questions = 'Questions? Reply here or call {phone}.';

/* The lines of each text. */
const english = {
  greeting: [
    from,
    'Thank you for asking about {course}. When may we call you?',
    'Fees, batches and syllabus: {link}',
  ],
  noAnswer: [
    from,
    'We called you about {course} and could not reach you.',
    'Reply here with a time that suits you, or call {phone}.',
  ],
  lastTry: [
    from,
    'We have called you a few times about {course} and could not reach you. We will not call again.',
    'If you would still like to know more, reply here or call {phone}.',
    'Fees, batches and syllabus: {link}',
  ],
  fee: [
    from,
    'Here is what we spoke about: {course}.',
    'Fee: {fees}',
    'Next batch: {batch}',
    'What is included: {link}',
    questions,
  ],
  visit: [
    from,
    'We look forward to meeting you at our office.',
    'Your visit: {visit}',
    'Address: {address}',
    'Map: {map}',
    'If another time suits you better, reply here or call {phone}.',
  ],
  demoClass: [
    from,
    'We look forward to seeing you in the demo class.',
    'Class: {demo}',
    'Place: {demoPlace}',
    'If you cannot come, reply here or call {phone}, so that somebody else can have the seat.',
  ],
  dues: [
    from,
    '{amount} of your fee for {course} is still to be paid.',
    'Due date: {due}',
    'You can pay at our office, by UPI or by bank transfer. If you have paid already, thank you: please ignore this message.',
    'Questions, or would another day suit you better? Reply here or call {phone}.',
  ],
  firstClass: [
    from,
    'Your batch of {course} starts on {start}.',
    'Class timings: {timing}',
    'Place: {place}',
    questions,
  ],
  documents: [
    from,
    'Welcome to {course}. Please bring to our office:',
    '{documents}',
    'Address: {address}',
    questions,
  ],
  test: [
    from,
    'A test of {course} is waiting for you: {test}',
    'Open until: {testUntil}',
    'Log in and sit it here: {tests}',
    questions,
  ],
  question: [from],
} as const satisfies Record<MomentName, readonly string[]>;

const fromInHindi = ['14a612de', 'नमस्ते {name}, मैं {institute} से {writer}।'] as const;
const questionsInHindi = ['39afc3ec', 'कोई सवाल हो तो यहाँ लिखें या {phone} पर फ़ोन करें।'] as const;

const hindi = inHindi(english, {
  greeting: [
    fromInHindi,
    ['45f3efbf', '{course} के बारे में पूछने के लिए धन्यवाद। हम आपको किस समय फ़ोन करें?'],
    ['7e3e1da6', 'फीस, बैच और सिलेबस: {link}'],
  ],
  noAnswer: [
    fromInHindi,
    ['ecd14a48', '{course} के बारे में हमने आपको फ़ोन किया था, पर बात नहीं हो पाई।'],
    ['51786ba0', 'जो समय आपके लिए ठीक हो, यहाँ लिख दें, या {phone} पर फ़ोन करें।'],
  ],
  lastTry: [
    fromInHindi,
    [
      'f4bf0de0',
      '{course} के बारे में हमने आपको कुछ बार फ़ोन किया, पर बात नहीं हो पाई। अब हम फ़ोन नहीं करेंगे।',
    ],
    ['e6f8183d', 'आगे कभी जानकारी चाहिए हो तो यहाँ लिखें या {phone} पर फ़ोन करें।'],
    ['7e3e1da6', 'फीस, बैच और सिलेबस: {link}'],
  ],
  fee: [
    fromInHindi,
    ['1a013d27', 'जिस कोर्स की बात हुई थी, उसकी जानकारी: {course}'],
    ['fd3dfed6', 'फीस: {fees}'],
    ['d293a3e8', 'अगला बैच: {batch}'],
    ['6b51c061', 'कोर्स में क्या-क्या मिलेगा: {link}'],
    questionsInHindi,
  ],
  visit: [
    fromInHindi,
    ['6df267ed', 'हमारे ऑफ़िस में आपसे मिलकर हमें ख़ुशी होगी।'],
    ['cef15fc6', 'आने का समय: {visit}'],
    ['343acd71', 'पता: {address}'],
    ['83375d99', 'मैप: {map}'],
    ['97fd3b3a', 'कोई और समय ठीक रहे तो यहाँ लिखें या {phone} पर फ़ोन करें।'],
  ],
  demoClass: [
    fromInHindi,
    ['37dda6a3', 'डेमो क्लास में आपका इंतज़ार रहेगा।'],
    ['03e0df28', 'क्लास: {demo}'],
    ['9e8e084e', 'जगह: {demoPlace}'],
    ['a53d318b', 'अगर आप न आ सकें तो यहाँ लिखें या {phone} पर फ़ोन करें, ताकि सीट किसी और को मिल सके।'],
  ],
  dues: [
    fromInHindi,
    ['26db7537', '{course} की फीस के {amount} अभी बाकी हैं।'],
    ['58ad70fb', 'आख़िरी तारीख: {due}'],
    [
      '3a1a7e6d',
      'आप ऑफ़िस में, UPI से या बैंक ट्रांसफ़र से फीस भर सकते हैं। अगर भर चुके हैं तो धन्यवाद, इस मैसेज को छोड़ दें।',
    ],
    ['e429692b', 'कोई सवाल हो, या कोई और दिन ठीक रहे, तो यहाँ लिखें या {phone} पर फ़ोन करें।'],
  ],
  firstClass: [
    fromInHindi,
    ['8e320f50', '{course} का आपका बैच {start} से शुरू होगा।'],
    ['382358bc', 'क्लास का समय: {timing}'],
    ['e23930a1', 'जगह: {place}'],
    questionsInHindi,
  ],
  documents: [
    fromInHindi,
    ['777add9c', '{course} में आपका स्वागत है। कृपया ऑफ़िस में ये काग़ज़ लेकर आएँ:'],
    ['981df873', '{documents}'],
    ['343acd71', 'पता: {address}'],
    questionsInHindi,
  ],
  test: [
    fromInHindi,
    ['01794219', '{course} का एक टेस्ट आपका इंतज़ार कर रहा है: {test}'],
    ['c02b2807', 'टेस्ट इस समय तक खुला है: {testUntil}'],
    ['69bfec0b', 'लॉग इन करके यहाँ टेस्ट दें: {tests}'],
    questionsInHindi,
  ],
  question: [fromInHindi],
});

/**
 * The texts until an owner writes their own. A line with a placeholder that is not known of a person is
 * left out.
 */
export const defaultTexts = Object.fromEntries(
  momentNames.map((moment) => [
    moment,
    { en: english[moment].join('\n'), hi: hindi[moment].join('\n') },
  ]),
) as Readonly<Record<MomentName, Readonly<Record<MessageLanguage, string>>>>;
