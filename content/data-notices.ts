import { institute, namedContact } from './institute';
import { printPeriod, retention, type RetainedKind } from './retention';

export type NoticeLanguage = 'en' | 'hi';

type InBoth = Readonly<Record<NoticeLanguage, string>>;

interface DataUse {
  data: InBoth;
  purpose: InBoth;
  kept: readonly RetainedKind[];
}

const network: DataUse = {
  data: { en: 'Your network (IP) address', hi: 'आपका नेटवर्क (IP) पता' },
  purpose: { en: 'to stop misuse of the form', hi: 'फ़ॉर्म का दुरुपयोग रोकने के लिए' },
  kept: ['counters'],
};

const contact: DataUse = {
  data: { en: 'Name, phone, e-mail and course', hi: 'नाम, फ़ोन, ई-मेल और कोर्स' },
  purpose: {
    en: 'to call or write to you about the course',
    hi: 'कोर्स के बारे में आपको फ़ोन करने या लिखने के लिए',
  },
  kept: ['leads'],
};

const origin: DataUse = {
  data: {
    en: 'The page, plan and advertisement you came from',
    hi: 'आप किस पेज, प्लान या विज्ञापन से आए',
  },
  purpose: {
    en: 'to know what you were interested in when we call',
    hi: 'ताकि फ़ोन करते समय हमें पता हो कि आपने क्या देखा',
  },
  kept: ['leads'],
};

/** What each form takes, what for, and how long it is kept. */
const dataUses = {
  freeRegistration: [contact, origin, network],
  enquiry: [
    contact,
    {
      data: { en: 'Your message', hi: 'आपका संदेश' },
      purpose: { en: 'to answer it', hi: 'उसका जवाब देने के लिए' },
      kept: ['leads'],
    },
    origin,
    network,
  ],
  walkIn: [
    contact,
    {
      data: { en: 'Our note of the conversation', hi: 'बातचीत का हमारा नोट' },
      purpose: { en: 'to go on from there next time', hi: 'ताकि अगली बार वहीं से बात हो' },
      kept: ['leads'],
    },
  ],
  signUp: [
    {
      data: { en: 'Name, e-mail and date of birth', hi: 'नाम, ई-मेल और जन्मतिथि' },
      purpose: {
        en: 'to log you in, and to ask a parent if you are under 18',
        hi: 'आपके लॉग-इन के लिए, और 18 वर्ष से कम उम्र में माता-पिता की सहमति के लिए',
      },
      kept: ['unusedAccounts', 'money'],
    },
    {
      data: {
        en: 'Father’s name, address, city, state, PIN code and phone',
        hi: 'पिता का नाम, पता, शहर, राज्य, पिन कोड और फ़ोन',
      },
      purpose: {
        en: 'to fill in your admission form and to reach you about it',
        hi: 'आपके प्रवेश फ़ॉर्म के लिए और उसके बारे में आपसे संपर्क करने के लिए',
      },
      kept: ['unusedAccounts', 'money'],
    },
    {
      data: { en: 'Photograph', hi: 'फ़ोटो' },
      purpose: { en: 'for your admission form', hi: 'आपके प्रवेश फ़ॉर्म के लिए' },
      kept: ['unusedPhotos', 'money'],
    },
    {
      data: {
        en: 'Phone and e-mail, only if you tick the box for offers',
        hi: 'फ़ोन और ई-मेल, केवल यदि आप ऑफ़र के बॉक्स पर निशान लगाएँ',
      },
      purpose: {
        en: 'to tell you about new batches and offers, until you switch it off in your account',
        hi: 'नए बैच और ऑफ़र बताने के लिए, जब तक आप अपने खाते में इसे बंद न करें',
      },
      kept: ['unusedAccounts'],
    },
    network,
  ],
  admission: [
    {
      data: {
        en: 'Course, plan, price and mode of payment',
        hi: 'कोर्स, प्लान, शुल्क और भुगतान का तरीका',
      },
      purpose: { en: 'to enrol you and work out the fee', hi: 'आपके प्रवेश और शुल्क के लिए' },
      kept: ['unpaidForms', 'money'],
    },
    {
      data: {
        en: 'Name, photograph, date of birth, gender, category, father’s name and occupation',
        hi: 'नाम, फ़ोटो, जन्मतिथि, लिंग, वर्ग, पिता का नाम और पेशा',
      },
      purpose: { en: 'for the record of your admission', hi: 'आपके प्रवेश के रिकॉर्ड के लिए' },
      kept: ['unpaidForms', 'money'],
    },
    {
      data: { en: 'Address, phones and e-mail', hi: 'पता, फ़ोन और ई-मेल' },
      purpose: {
        en: 'to reach you and to send what you order',
        hi: 'आपसे संपर्क करने और आपका सामान भेजने के लिए',
      },
      kept: ['unpaidForms', 'money'],
    },
    {
      data: { en: 'Education', hi: 'शिक्षा' },
      purpose: {
        en: 'to check eligibility and choose the batch',
        hi: 'पात्रता देखने और बैच चुनने के लिए',
      },
      kept: ['unpaidForms', 'money'],
    },
    {
      data: { en: 'How you came to know of us', hi: 'आपको हमारे बारे में कैसे पता चला' },
      purpose: { en: 'to see what helps students find us', hi: 'यह जानने के लिए कि क्या उपयोगी है' },
      kept: ['unpaidForms', 'money'],
    },
  ],
  payment: [
    {
      data: {
        en: 'Name and number of the payer, amount and transaction',
        hi: 'भुगतान करने वाले का नाम और नंबर, राशि और लेन-देन',
      },
      purpose: {
        en: 'to take the fee, give a receipt and keep the books the law asks for; the payment provider receives them too',
        hi: 'शुल्क लेने, रसीद देने और क़ानूनी हिसाब रखने के लिए; भुगतान कंपनी को भी ये मिलते हैं',
      },
      kept: ['unpaidPayments', 'money'],
    },
    network,
  ],
} as const satisfies Record<string, readonly DataUse[]>;

/** A form that takes personal data. */
export type DataForm = keyof typeof dataUses;

export const dataForms = Object.keys(dataUses) as readonly DataForm[];

/** In Hindi, what the period of `retention` begins with: "… से 2 वर्ष". */
const hindiStart: Readonly<Partial<Record<RetainedKind, string>>> = {
  leads: 'आपके आखिरी संदेश या हमारी आखिरी बातचीत',
  unusedAccounts: 'बिना प्रवेश फ़ॉर्म वाले खाते में आखिरी लॉग-इन',
  unpaidForms: 'बिना भुगतान वाला फ़ॉर्म आखिरी बार सहेजने',
  unusedPhotos: 'फ़ॉर्म में न लगी फ़ोटो के अपलोड',
  unpaidPayments: 'अधूरे भुगतान की कोशिश',
  money: 'आखिरी भुगतान वाले वित्तीय वर्ष के अंत',
  counters: 'आखिरी गिनती',
};

const hindiUnits = { minutes: 'मिनट', hours: 'घंटे', days: 'दिन', years: 'वर्ष' } as const;

/** What the English sentence applies to, where a form has more than one period. */
const englishCase: Readonly<Partial<Record<RetainedKind, string>>> = {
  unusedAccounts: 'without a registration form',
  unpaidForms: 'if nothing is paid',
  unusedPhotos: 'if no form shows it',
  unpaidPayments: 'if it is not completed',
  money: 'once a fee is paid',
};

function keptText(kind: RetainedKind, language: NoticeLanguage): string {
  const { period, from } = retention[kind];
  if (period === null) return from;
  if (language === 'hi') return `${hindiStart[kind] ?? ''} से ${period[0]} ${hindiUnits[period[1]]}`;
  const applies = englishCase[kind];
  return `${printPeriod(period)} from ${from}${applies ? ` (${applies})` : ''}`;
}

const { name, address, grievanceOfficer, phones } = institute;
const officer = `${namedContact(grievanceOfficer.name, grievanceOfficer.email)}, ${phones[0].printed}`;

/** What holds for every form. */
const general: Readonly<
  Record<NoticeLanguage, { intro: string; kept: string; rights: readonly string[] }>
> = {
  en: {
    intro: `${name}, ${address}, uses what you enter only for these purposes:`,
    kept: 'Kept',
    rights: [
      'Sending the form is your consent. You may withdraw it as easily: in “My Account” if you have an account, otherwise on “Your Data”. There you can also see your data and have it corrected or deleted.',
      `Grievance officer: ${officer}. You get an answer within 30 days; the law allows 90.`,
      'If the answer does not settle it, you may complain to the Data Protection Board of India.',
    ],
  },
  hi: {
    intro: `${name}, ${address}, आपकी दी हुई जानकारी केवल इन कामों के लिए इस्तेमाल करता है:`,
    kept: 'रखने की अवधि',
    rights: [
      'फ़ॉर्म भेजना आपकी सहमति है। आप इसे उतनी ही आसानी से वापस ले सकते हैं: खाता हो तो “My Account” में, न हो तो “Your Data” पेज पर। वहीं आप अपनी जानकारी देख सकते हैं, सुधरवा सकते हैं और हटवा सकते हैं।',
      `शिकायत अधिकारी: ${officer}। जवाब 30 दिन में, क़ानूनन अधिक से अधिक 90 दिन में।`,
      'जवाब से संतुष्ट न हों तो आप भारत के डेटा संरक्षण बोर्ड (Data Protection Board of India) से शिकायत कर सकते हैं।',
    ],
  },
};

/** The languages of every notice, in the order shown. */
export const noticeLanguages = ['en', 'hi'] as const satisfies readonly NoticeLanguage[];

export interface PrintedNotice {
  intro: string;
  uses: readonly { data: string; purpose: string; kept: string }[];
  rights: readonly string[];
}

/** The notice of a form, sentence by sentence. */
export function printedNotice(form: DataForm, language: NoticeLanguage): PrintedNotice {
  const { intro, kept: keptLabel, rights } = general[language];
  const stop = language === 'hi' ? '।' : '.';
  const uses = dataUses[form].map(({ data, purpose, kept }) => ({
    data: data[language],
    purpose: `${purpose[language]}${stop}`,
    kept: `${keptLabel}: ${kept.map((kind) => keptText(kind, language)).join('; ')}${stop}`,
  }));
  return { intro, uses, rights };
}

/** The whole notice as it is recorded, in all its languages. */
export function noticeText(form: DataForm): string {
  const lines = noticeLanguages.flatMap((language) => {
    const { intro, uses, rights } = printedNotice(form, language);
    return [
      intro,
      ...uses.map(({ data, purpose, kept }) => `${data}: ${purpose} ${kept}`),
      ...rights,
      '',
    ];
  });
  return lines.join('\n');
}
