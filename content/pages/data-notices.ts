import { institute, namedContact } from '@/content/facts/institute';
import { fill, inHindi } from '@/content/hindi';
import { printPeriod, retention, type RetainedKind } from './retention';

export type NoticeLanguage = 'en' | 'hi';

type InBoth = Readonly<Record<NoticeLanguage, string>>;

/** A sentence in English and in Hindi, with the mark of the English. */
const inBoth = (en: string, mark: string, hi: string): InBoth => ({
  en,
  hi: inHindi({ en }, { en: [mark, hi] }).en,
});

const filled = ({ en, hi }: InBoth, values: Parameters<typeof fill>[1]): InBoth => ({
  en: fill(en, values),
  hi: fill(hi, values),
});

/** A student below it needs the consent of a parent. */
const adult = 18;

interface DataUse {
  data: InBoth;
  purpose: InBoth;
  kept: readonly RetainedKind[];
}

const network: DataUse = {
  data: inBoth('Your network (IP) address', '561bc0cc', 'आपका नेटवर्क (IP) पता'),
  purpose: inBoth('to stop misuse of the form', '3dbd3726', 'फ़ॉर्म का दुरुपयोग रोकने के लिए'),
  kept: ['counters'],
};

const contact: DataUse = {
  data: inBoth('Name, phone, e-mail and course', '0a24f58b', 'नाम, फ़ोन, ई-मेल और कोर्स'),
  purpose: inBoth(
    'to call or write to you about the course',
    'cbfe899f',
    'कोर्स के बारे में आपको फ़ोन करने या लिखने के लिए',
  ),
  kept: ['leads'],
};

const origin: DataUse = {
  data: inBoth(
    'The page, plan and advertisement you came from',
    'f5371439',
    'आप किस पेज, प्लान या विज्ञापन से आए',
  ),
  purpose: inBoth(
    'to know what you were interested in when we call',
    '65baebd5',
    'ताकि फ़ोन करते समय हमें पता हो कि आपने क्या देखा',
  ),
  kept: ['leads'],
};

/** Data, purposes and retention periods of each form. */
const dataUses = {
  freeRegistration: [contact, origin, network],
  enquiry: [
    contact,
    {
      data: inBoth('Your message', 'd916205d', 'आपका संदेश'),
      purpose: inBoth('to answer it', '66a3f177', 'उसका जवाब देने के लिए'),
      kept: ['leads'],
    },
    origin,
    network,
  ],
  demoClass: [
    {
      data: {
        en: 'Name, mobile number, e-mail and the class you choose',
        hi: 'नाम, मोबाइल नंबर, ई-मेल और चुनी हुई क्लास',
      },
      purpose: {
        en: 'to keep your seat, to remind you and to answer your questions about the course',
        hi: 'आपकी सीट रखने, आपको याद दिलाने और कोर्स के बारे में आपके सवालों के जवाब देने के लिए',
      },
      kept: ['leads', 'demoSeats'],
    },
    origin,
    network,
  ],
  walkIn: [
    contact,
    {
      data: inBoth('Our note of the conversation', 'e967f2fe', 'बातचीत का हमारा नोट'),
      purpose: inBoth(
        'to remember what we discussed when we speak again',
        '25e81dc4',
        'ताकि अगली बार वहीं से बात हो',
      ),
      kept: ['leads'],
    },
  ],
  signUp: [
    {
      data: inBoth('Name, e-mail and date of birth', 'be5d5f62', 'नाम, ई-मेल और जन्मतिथि'),
      purpose: filled(
        inBoth(
          'to log you in, and to ask a parent if you are under {adult}',
          '4ce030f2',
          'आपके लॉग-इन के लिए, और {adult} वर्ष से कम उम्र में माता-पिता की सहमति के लिए',
        ),
        { adult },
      ),
      kept: ['unusedAccounts', 'money'],
    },
    {
      data: inBoth(
        'Father’s name, address, city, state, PIN code and phone',
        '3d147777',
        'पिता का नाम, पता, शहर, राज्य, पिन कोड और फ़ोन',
      ),
      purpose: inBoth(
        'to fill in your admission form and to reach you about it',
        'de957e2c',
        'आपके प्रवेश फ़ॉर्म के लिए और उसके बारे में आपसे संपर्क करने के लिए',
      ),
      kept: ['unusedAccounts', 'money'],
    },
    {
      data: inBoth('Photograph', 'd61cf291', 'फ़ोटो'),
      purpose: inBoth('for your admission form', '9a9e1578', 'आपके प्रवेश फ़ॉर्म के लिए'),
      kept: ['unusedPhotos', 'money'],
    },
    {
      data: inBoth(
        'Phone and e-mail, only if you tick the box for offers',
        '512de5e0',
        'फ़ोन और ई-मेल, केवल यदि आप ऑफ़र के बॉक्स पर निशान लगाएँ',
      ),
      purpose: inBoth(
        'to tell you about new batches and offers, until you switch it off in your account',
        'c9f978b1',
        'नए बैच और ऑफ़र बताने के लिए, जब तक आप अपने खाते में इसे बंद न करें',
      ),
      kept: ['unusedAccounts'],
    },
    network,
  ],
  admission: [
    {
      data: inBoth(
        'Course, plan, price and mode of payment',
        '150f66ef',
        'कोर्स, प्लान, शुल्क और भुगतान का तरीका',
      ),
      purpose: inBoth('to enrol you and work out the fee', '5872e72c', 'आपके प्रवेश और शुल्क के लिए'),
      kept: ['unpaidForms', 'money'],
    },
    {
      data: inBoth(
        'Name, photograph, date of birth, gender, category, father’s name and occupation',
        '83b5b5d0',
        'नाम, फ़ोटो, जन्मतिथि, लिंग, वर्ग, पिता का नाम और पेशा',
      ),
      purpose: inBoth('for your admission record', 'ce30b61b', 'आपके प्रवेश के रिकॉर्ड के लिए'),
      kept: ['unpaidForms', 'money'],
    },
    {
      data: inBoth('Address, phones and e-mail', 'ffd54598', 'पता, फ़ोन और ई-मेल'),
      purpose: inBoth(
        'to reach you and to send what you order',
        '888b0eb1',
        'आपसे संपर्क करने और आपका सामान भेजने के लिए',
      ),
      kept: ['unpaidForms', 'money'],
    },
    {
      data: inBoth('Education', '1697d235', 'शिक्षा'),
      purpose: inBoth(
        'to check eligibility and choose the batch',
        'd77cf07e',
        'पात्रता देखने और बैच चुनने के लिए',
      ),
      kept: ['unpaidForms', 'money'],
    },
    {
      data: inBoth('How you heard of us', 'ffb29c9d', 'आपको हमारे बारे में कैसे पता चला'),
      purpose: inBoth(
        'to see what helps students find us',
        'daaac210',
        'यह जानने के लिए कि क्या उपयोगी है',
      ),
      kept: ['unpaidForms', 'money'],
    },
  ],
  order: [
    {
      data: inBoth('What you order and its price', '71bd52a6', 'आपका ऑर्डर और उसकी क़ीमत'),
      purpose: inBoth(
        'to send or open it for you',
        '83e21696',
        'उसे आपको भेजने या आपके लिए खोलने के लिए',
      ),
      kept: ['unpaidForms', 'money'],
    },
    {
      data: inBoth(
        'Name, phone and e-mail, and the address from your account or this form',
        '125f631d',
        'नाम, फ़ोन और ई-मेल, और आपके खाते या इस फ़ॉर्म का पता',
      ),
      purpose: inBoth(
        'for the receipt, to send booklets and to reach you about the order',
        '9a70299d',
        'रसीद के लिए, पुस्तिकाएँ भेजने और ऑर्डर के बारे में आपसे संपर्क करने के लिए',
      ),
      kept: ['unpaidForms', 'money'],
    },
  ],
  payment: [
    {
      data: inBoth(
        'The payer’s name and phone number, the amount and the transaction',
        'aa569285',
        'भुगतान करने वाले का नाम और नंबर, राशि और लेन-देन',
      ),
      purpose: inBoth(
        'to take the fee, give you a receipt and keep the accounts the law requires; the payment company receives them too',
        '34513fd4',
        'शुल्क लेने, रसीद देने और क़ानूनी हिसाब रखने के लिए; भुगतान कंपनी को भी ये मिलते हैं',
      ),
      kept: ['unpaidPayments', 'money'],
    },
    network,
  ],
  payerLink: [
    {
      data: inBoth(
        'Your name, the amount and the transaction',
        '708ab7c2',
        'आपका नाम, राशि और लेन-देन',
      ),
      purpose: inBoth(
        'to take the fee and keep the accounts the law requires; the payment company receives them too',
        '5284a5d1',
        'शुल्क लेने और क़ानूनी हिसाब रखने के लिए; भुगतान कंपनी को भी ये मिलते हैं',
      ),
      kept: ['unpaidPayments', 'money'],
    },
    {
      data: inBoth('Your e-mail', 'dd1c53db', 'आपका ई-मेल'),
      purpose: inBoth('to send you the receipt', 'bb65b4c2', 'आपको रसीद भेजने के लिए'),
      kept: ['payerLinks'],
    },
    network,
  ],
} as const satisfies Record<string, readonly DataUse[]>;

/** A form that takes personal data. */
export type DataForm = keyof typeof dataUses;

export const dataForms = Object.keys(dataUses) as readonly DataForm[];

/** When data is deleted; each follows the period and the start that `retention` gives. */
const deleted: Readonly<Partial<Record<RetainedKind, InBoth>>> = {
  leads: inBoth(
    '{period} after we receive it, or after we last work on it or plan to call you',
    '498ad510',
    'हमें मिलने, या उस पर हमारे आखिरी काम या तय कॉल के {period} बाद',
  ),
  demoSeats: inBoth(
    'your seat {period} after the class',
    'dded71e3',
    'आपकी सीट की जानकारी क्लास के {period} बाद',
  ),
  unusedAccounts: inBoth(
    '{period} after your last log-in, if you have saved no admission form',
    'e06444ca',
    'प्रवेश फ़ॉर्म न सहेजें तो आखिरी लॉग-इन के {period} बाद',
  ),
  unpaidForms: inBoth(
    '{period} after you last save the form, if no fee is paid',
    'e9ba0657',
    'शुल्क न दें तो फ़ॉर्म आखिरी बार सहेजने के {period} बाद',
  ),
  unusedPhotos: inBoth(
    '{period} after the upload, if no admission form uses it',
    '63b42ece',
    'किसी फ़ॉर्म में न लगे तो अपलोड के {period} बाद',
  ),
  unpaidPayments: inBoth(
    '{period} after you try to pay, if the payment does not go through',
    '2511c118',
    'भुगतान पूरा न हो तो कोशिश के {period} बाद',
  ),
  payerLinks: inBoth(
    '{period} after the payment link was made',
    '3ffa1f2b',
    'भुगतान लिंक बनने के {period} बाद',
  ),
  money: inBoth(
    '{period} after the end of the financial year of your last payment, if a fee is paid',
    '51b08750',
    'शुल्क देने पर आखिरी भुगतान वाले वित्तीय वर्ष के अंत के {period} बाद',
  ),
  counters: inBoth(
    'within {period} of the last time you use the form',
    '4fc55f4b',
    'फ़ॉर्म के आखिरी इस्तेमाल के {period} के अंदर',
  ),
};

const hindiUnits = { minutes: 'मिनट', hours: 'घंटे', days: 'दिन', years: 'वर्ष' } as const;

function deletedText(kind: RetainedKind, language: NoticeLanguage): string {
  const { period, from } = retention[kind];
  if (period === null) return from;
  const [count, unit] = period;
  const printed = language === 'hi' ? `${count} ${hindiUnits[unit]}` : printPeriod(period);
  const text = deleted[kind]?.[language];
  return text === undefined ? printed : fill(text, { period: printed });
}

const { name, address, grievanceOfficer, phones } = institute;
const officer = `${namedContact(grievanceOfficer.name, grievanceOfficer.email)}, ${phones[0].printed}`;

/** Days until an answer: ours, and those that the law allows. */
const answerDays = { days: 30, most: 90 };

const shared = {
  intro: filled(
    inBoth(
      'What you enter here goes to {name}, {address}. We use it only for these purposes:',
      '456e6e89',
      '{name}, {address}, आपकी दी हुई जानकारी केवल इन कामों के लिए इस्तेमाल करता है:',
    ),
    { name, address },
  ),
  deletedLabel: inBoth('We delete it', 'e05d0a45', 'हम इसे हटा देते हैं:'),
  rights: [
    inBoth(
      'By sending this form you give your consent. You can withdraw it at any time, and it is just as easy: in “My Account” if you have an account, or on “Your Data” if you have none. There you can also see your data, have it corrected or have it deleted.',
      '164f9171',
      'फ़ॉर्म भेजना आपकी सहमति है। आप इसे उतनी ही आसानी से वापस ले सकते हैं: खाता हो तो “My Account” में, न हो तो “Your Data” पेज पर। वहीं आप अपनी जानकारी देख सकते हैं, सुधरवा सकते हैं और हटवा सकते हैं।',
    ),
    filled(
      inBoth(
        'Questions or a complaint? Grievance officer: {officer}. You get an answer within {days} days; the law allows {most}.',
        '207c25c6',
        'शिकायत अधिकारी: {officer}। जवाब {days} दिन में, क़ानूनन अधिक से अधिक {most} दिन में।',
      ),
      { officer, ...answerDays },
    ),
    inBoth(
      'If the answer does not satisfy you, you can complain to the Data Protection Board of India.',
      'b01538fe',
      'जवाब से संतुष्ट न हों तो आप भारत के डेटा संरक्षण बोर्ड (Data Protection Board of India) से शिकायत कर सकते हैं।',
    ),
  ],
};

/** The languages of every notice, in the order shown. */
export const noticeLanguages = ['en', 'hi'] as const satisfies readonly NoticeLanguage[];

/** Payers have no account, and “Your Data” lists enquiries. */
const payersRights: InBoth = inBoth(
  'By sending this form you give your consent. To withdraw it, press “Delete my e-mail” on the page of your payment, which is just as easy. To see your data or have it corrected, write to our grievance officer or call us.',
  'ace7109c',
  'फ़ॉर्म भेजना आपकी सहमति है। इसे उतनी ही आसानी से वापस लेने के लिए अपने भुगतान के पेज पर “Delete my e-mail” दबाएँ। अपनी जानकारी देखने या सुधरवाने के लिए हमारे शिकायत अधिकारी को लिखें या हमें फ़ोन करें।',
);

export interface PrintedNotice {
  intro: string;
  uses: readonly { data: string; purpose: string; kept: string }[];
  rights: readonly string[];
}

/** The notice of a form, sentence by sentence. */
export function printedNotice(form: DataForm, language: NoticeLanguage): PrintedNotice {
  const { intro, deletedLabel, rights: all } = shared;
  const rights = form === 'payerLink' ? [payersRights, ...all.slice(1)] : all;
  const stop = language === 'hi' ? '।' : '.';
  const uses = dataUses[form].map(({ data, purpose, kept }) => ({
    data: data[language],
    purpose: `${purpose[language]}${stop}`,
    kept: `${deletedLabel[language]} ${kept.map((kind) => deletedText(kind, language)).join('; ')}${stop}`,
  }));
  return { intro: intro[language], uses, rights: rights.map((right) => right[language]) };
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
