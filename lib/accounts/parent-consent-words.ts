import { institute } from '@/content/facts/institute';
import { fill, inHindi } from '@/content/hindi';

/** A text in both languages. */
export interface TwoLanguages {
  readonly en: string;
  readonly hi: string;
}

const phone = institute.phones[0].printed.replaceAll(' ', '\u00a0');

const english = {
  agreement: [
    'We keep what the student enters in the account and in the admission form: name, date of birth, photo, father’s name and occupation, address, phone, e-mail and education.',
    'We use it to teach the student, to take the fee, to give receipts and to call or write about the course. We show the student no advertising, do not track anyone across the internet and do not sell data.',
    'With your consent the student may send the admission form and pay the fee.',
    'You can withdraw your consent, see the data or have it deleted at any time: write to {email} or call {phone}. We keep your name, your relation to the student and, if it was used, your e-mail with the account.',
  ],
  tick: 'I am over {adult} and the student’s parent or legal guardian, and I agree to this.',
} as const;

const hindi = inHindi(english, {
  agreement: [
    [
      'c1a9487c',
      'छात्र खाते और प्रवेश फ़ॉर्म में जो जानकारी देता है, उसे हम रखते हैं: नाम, जन्म तिथि, फ़ोटो, पिता का नाम और व्यवसाय, पता, फ़ोन, ई-मेल और शिक्षा।',
    ],
    [
      'eea3492b',
      'इसका उपयोग हम छात्र को पढ़ाने, शुल्क लेने, रसीद देने और कोर्स के बारे में फ़ोन या ई-मेल करने के लिए करते हैं। हम छात्र को विज्ञापन नहीं दिखाते, इंटरनेट पर किसी पर नज़र नहीं रखते और जानकारी नहीं बेचते।',
    ],
    ['996b019d', 'आपकी सहमति से छात्र प्रवेश फ़ॉर्म भेज सकता है और शुल्क दे सकता है।'],
    [
      'd458d1db',
      'आप कभी भी अपनी सहमति वापस ले सकते हैं, जानकारी देख सकते हैं या उसे हटवा सकते हैं: {email} पर लिखें या {phone} पर फ़ोन करें। आपका नाम, छात्र से आपका संबंध और, यदि उपयोग हुआ हो, आपका ई-मेल हम खाते के साथ रखते हैं।',
    ],
  ],
  tick: [
    'f17acabf',
    'मेरी आयु {adult} वर्ष से अधिक है, मैं छात्र का माता, पिता या कानूनी अभिभावक हूँ, और मैं इससे सहमत हूँ।',
  ],
});

const values = { email: institute.email, phone, adult: 18 };

/** The parent's agreement for a student under 18 (D26). */
export const parentAgreement: readonly TwoLanguages[] = english.agreement.map((en, index) => ({
  en: fill(en, values),
  hi: fill(hindi.agreement[index] ?? '', values),
}));

export const parentTick: TwoLanguages = {
  en: fill(english.tick, values),
  hi: fill(hindi.tick, values),
};

/** The whole agreement as it is recorded, in both languages. A consent keeps its hash. */
export const parentAgreementText = [...parentAgreement, parentTick]
  .flatMap(({ en, hi }) => [en, hi])
  .join('\n');
