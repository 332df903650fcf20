import { inHindi } from '@/content/hindi';
import { admissionDocuments, helpWords, stepWords } from './course';
import { gstWords } from './gst';

export const stepsInHindi = inHindi(stepWords, {
  online: {
    title: ['bc3b88aa', 'ऑनलाइन'],
    text: ['e606fb96', 'प्लान चुनिए, Enroll Now दबाइए, साइन-अप कीजिए और फीस भर दीजिए।'],
  },
  office: {
    title: ['09d47a4c', 'इंस्टिट्यूट के ऑफ़िस में'],
    text: ['907e1c05', '{place} वाले ऑफ़िस में ये चीज़ें लेकर आइए:'],
  },
  bank: {
    title: ['7cd479e8', 'बैंक में जमा करके'],
    text: [
      'f6736bd8',
      'फीस इंस्टिट्यूट के कंपनी खाते में जमा कीजिए: बैंक की किसी भी ब्रांच में कैश से, या नेट बैंकिंग से। स्लिप या रेफ़रेंस नंबर सँभालकर रखिए।',
    ],
  },
});

export const documentsInHindi = inHindi(admissionDocuments, [
  ['5c51eeb3', 'पूरा भरा हुआ आवेदन फ़ॉर्म'],
  ['85e5e348', 'पासपोर्ट साइज़ की दो फ़ोटो'],
  ['91ea4070', 'पहचान पत्र की कॉपी, जिस पर आपने खुद साइन किए हों: आधार कार्ड या वोटर आईडी कार्ड'],
]);

export const helpInHindi = inHindi(helpWords, {
  heading: ['565da6f1', 'काउंसलर से बात कीजिए'],
  callBack: ['baf1803a', 'कॉल बैक चाहिए'],
});

export const gstInHindi = inHindi(gstWords, {
  note: ['65cb81ad', 'नोट: सरकारी नियम के अनुसार ऊपर की फीस में {gst}% GST शामिल है।'],
});
