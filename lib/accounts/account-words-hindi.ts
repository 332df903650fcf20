import { inHindi } from '@/content/hindi';
import { logInWords, signUpWords } from './account-words';

export const logInInHindi = inHindi(logInWords, {
  lede: ['14fadb7f', 'वही ई-मेल और जन्मतिथि लिखिए जो साइन-अप करते समय दी थी।'],
  cannot: ['17b9b742', 'लॉग-इन नहीं हो रहा?'],
  link: [
    'e6c8564a',
    'हम आपके ई-मेल पर एक लिंक भेजते हैं। लिंक सिर्फ़ एक बार, {minutes} मिनट के अंदर खुलता है। कुछ न आए तो स्पैम फ़ोल्डर देखिए, या {phone} पर फ़ोन कीजिए, हम आपको लॉग-इन करा देंगे।',
  ],
  isNew: ['a09f7366', 'पहली बार आए हैं?'],
});

export const signUpInHindi = inHindi(signUpWords, {
  lede: [
    'e5a663e0',
    'अकाउंट बनाकर आप एडमिशन ले सकते हैं, फीस भर सकते हैं, और अपने फ़ॉर्म और रसीदें प्रिंट कर सकते हैं। यह मुफ़्त है और इसमें क़रीब तीन मिनट लगते हैं।',
  ],
  hasAccount: ['55f06dea', 'पहले से अकाउंट है?'],
});
