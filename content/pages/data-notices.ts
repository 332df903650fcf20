import { institute, namedContact } from '@/content/facts/institute';
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

/** Data, purposes and retention periods of each form. */
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
      purpose: {
        en: 'to remember what we discussed when we speak again',
        hi: 'ताकि अगली बार वहीं से बात हो',
      },
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
      purpose: { en: 'for your admission record', hi: 'आपके प्रवेश के रिकॉर्ड के लिए' },
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
      data: { en: 'How you heard of us', hi: 'आपको हमारे बारे में कैसे पता चला' },
      purpose: { en: 'to see what helps students find us', hi: 'यह जानने के लिए कि क्या उपयोगी है' },
      kept: ['unpaidForms', 'money'],
    },
  ],
  order: [
    {
      data: { en: 'What you order and its price', hi: 'आपका ऑर्डर और उसकी क़ीमत' },
      purpose: { en: 'to send or open it for you', hi: 'उसे आपको भेजने या आपके लिए खोलने के लिए' },
      kept: ['unpaidForms', 'money'],
    },
    {
      data: {
        en: 'Name, phone and e-mail, and the address from your account or this form',
        hi: 'नाम, फ़ोन और ई-मेल, और आपके खाते या इस फ़ॉर्म का पता',
      },
      purpose: {
        en: 'for the receipt, to send booklets and to reach you about the order',
        hi: 'रसीद के लिए, पुस्तिकाएँ भेजने और ऑर्डर के बारे में आपसे संपर्क करने के लिए',
      },
      kept: ['unpaidForms', 'money'],
    },
  ],
  payment: [
    {
      data: {
        en: 'The payer’s name and phone number, the amount and the transaction',
        hi: 'भुगतान करने वाले का नाम और नंबर, राशि और लेन-देन',
      },
      purpose: {
        en: 'to take the fee, give you a receipt and keep the accounts the law requires; the payment company receives them too',
        hi: 'शुल्क लेने, रसीद देने और क़ानूनी हिसाब रखने के लिए; भुगतान कंपनी को भी ये मिलते हैं',
      },
      kept: ['unpaidPayments', 'money'],
    },
    network,
  ],
  payerLink: [
    {
      data: {
        en: 'Your name, the amount and the transaction',
        hi: 'आपका नाम, राशि और लेन-देन',
      },
      purpose: {
        en: 'to take the fee and keep the accounts the law requires; the payment company receives them too',
        hi: 'शुल्क लेने और क़ानूनी हिसाब रखने के लिए; भुगतान कंपनी को भी ये मिलते हैं',
      },
      kept: ['unpaidPayments', 'money'],
    },
    {
      data: { en: 'Your e-mail', hi: 'आपका ई-मेल' },
      purpose: { en: 'to send you the receipt', hi: 'आपको रसीद भेजने के लिए' },
      kept: ['payerLinks'],
    },
    network,
  ],
} as const satisfies Record<string, readonly DataUse[]>;

/** A form that takes personal data. */
export type DataForm = keyof typeof dataUses;

export const dataForms = Object.keys(dataUses) as readonly DataForm[];

/** When data is deleted; each follows the period and the start that `retention` gives. */
const deleted: Readonly<
  Partial<Record<RetainedKind, Readonly<Record<NoticeLanguage, (period: string) => string>>>>
> = {
  leads: {
    en: (period) =>
      `${period} after we receive it, or after we last work on it or plan to call you`,
    hi: (period) => `हमें मिलने, या उस पर हमारे आखिरी काम या तय कॉल के ${period} बाद`,
  },
  unusedAccounts: {
    en: (period) => `${period} after your last log-in, if you have saved no admission form`,
    hi: (period) => `प्रवेश फ़ॉर्म न सहेजें तो आखिरी लॉग-इन के ${period} बाद`,
  },
  unpaidForms: {
    en: (period) => `${period} after you last save the form, if no fee is paid`,
    hi: (period) => `शुल्क न दें तो फ़ॉर्म आखिरी बार सहेजने के ${period} बाद`,
  },
  unusedPhotos: {
    en: (period) => `${period} after the upload, if no admission form uses it`,
    hi: (period) => `किसी फ़ॉर्म में न लगे तो अपलोड के ${period} बाद`,
  },
  unpaidPayments: {
    en: (period) => `${period} after you try to pay, if the payment does not go through`,
    hi: (period) => `भुगतान पूरा न हो तो कोशिश के ${period} बाद`,
  },
  payerLinks: {
    en: (period) => `${period} after the payment link was made`,
    hi: (period) => `भुगतान लिंक बनने के ${period} बाद`,
  },
  money: {
    en: (period) =>
      `${period} after the end of the financial year of your last payment, if a fee is paid`,
    hi: (period) => `शुल्क देने पर आखिरी भुगतान वाले वित्तीय वर्ष के अंत के ${period} बाद`,
  },
  counters: {
    en: (period) => `within ${period} of the last time you use the form`,
    hi: (period) => `फ़ॉर्म के आखिरी इस्तेमाल के ${period} के अंदर`,
  },
};

const hindiUnits = { minutes: 'मिनट', hours: 'घंटे', days: 'दिन', years: 'वर्ष' } as const;

function deletedText(kind: RetainedKind, language: NoticeLanguage): string {
  const { period, from } = retention[kind];
  if (period === null) return from;
  const [count, unit] = period;
  const printed = language === 'hi' ? `${count} ${hindiUnits[unit]}` : printPeriod(period);
  return deleted[kind]?.[language](printed) ?? printed;
}

const { name, address, grievanceOfficer, phones } = institute;
const officer = `${namedContact(grievanceOfficer.name, grievanceOfficer.email)}, ${phones[0].printed}`;

/** Sentences of the notice that all forms share. */
const general: Readonly<
  Record<NoticeLanguage, { intro: string; deletedLabel: string; rights: readonly string[] }>
> = {
  en: {
    intro: `What you enter here goes to ${name}, ${address}. We use it only for these purposes:`,
    deletedLabel: 'We delete it',
    rights: [
      'By sending this form you give your consent. You can withdraw it at any time, and it is just as easy: in “My Account” if you have an account, or on “Your Data” if you have none. There you can also see your data, have it corrected or have it deleted.',
      `Questions or a complaint? Grievance officer: ${officer}. You get an answer within 30 days; the law allows 90.`,
      'If the answer does not satisfy you, you can complain to the Data Protection Board of India.',
    ],
  },
  hi: {
    intro: `${name}, ${address}, आपकी दी हुई जानकारी केवल इन कामों के लिए इस्तेमाल करता है:`,
    deletedLabel: 'हम इसे हटा देते हैं:',
    rights: [
      'फ़ॉर्म भेजना आपकी सहमति है। आप इसे उतनी ही आसानी से वापस ले सकते हैं: खाता हो तो “My Account” में, न हो तो “Your Data” पेज पर। वहीं आप अपनी जानकारी देख सकते हैं, सुधरवा सकते हैं और हटवा सकते हैं।',
      `शिकायत अधिकारी: ${officer}। जवाब 30 दिन में, क़ानूनन अधिक से अधिक 90 दिन में।`,
      'जवाब से संतुष्ट न हों तो आप भारत के डेटा संरक्षण बोर्ड (Data Protection Board of India) से शिकायत कर सकते हैं।',
    ],
  },
};

/** The languages of every notice, in the order shown. */
export const noticeLanguages = ['en', 'hi'] as const satisfies readonly NoticeLanguage[];

/** Payers have no account, and “Your Data” lists enquiries. */
const payersRights: InBoth = {
  en: 'By sending this form you give your consent. To withdraw it, press “Delete my e-mail” on the page of your payment, which is just as easy. To see your data or have it corrected, write to our grievance officer or call us.',
  hi: 'फ़ॉर्म भेजना आपकी सहमति है। इसे उतनी ही आसानी से वापस लेने के लिए अपने भुगतान के पेज पर “Delete my e-mail” दबाएँ। अपनी जानकारी देखने या सुधरवाने के लिए हमारे शिकायत अधिकारी को लिखें या हमें फ़ोन करें।',
};

export interface PrintedNotice {
  intro: string;
  uses: readonly { data: string; purpose: string; kept: string }[];
  rights: readonly string[];
}

/** The notice of a form, sentence by sentence. */
export function printedNotice(form: DataForm, language: NoticeLanguage): PrintedNotice {
  const { intro, deletedLabel, rights: all } = general[language];
  const rights = form === 'payerLink' ? [payersRights[language], ...all.slice(1)] : all;
  const stop = language === 'hi' ? '।' : '.';
  const uses = dataUses[form].map(({ data, purpose, kept }) => ({
    data: data[language],
    purpose: `${purpose[language]}${stop}`,
    kept: `${deletedLabel} ${kept.map((kind) => deletedText(kind, language)).join('; ')}${stop}`,
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
