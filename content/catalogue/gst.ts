import { fill } from '@/content/hindi';
import type { Paise } from '@/content/money';
import type { abroad, states } from './states';

/** The institute's state: the default place of supply. */
export const homeState = 'Delhi';

/** GST state codes; 96 is any place outside India. */
export const gstStateCodes: Readonly<Record<(typeof states)[number] | typeof abroad, string>> = {
  'Jammu and Kashmir': '01',
  'Himachal Pradesh': '02',
  Punjab: '03',
  Chandigarh: '04',
  Uttarakhand: '05',
  Haryana: '06',
  Delhi: '07',
  Rajasthan: '08',
  'Uttar Pradesh': '09',
  Bihar: '10',
  Sikkim: '11',
  'Arunachal Pradesh': '12',
  Nagaland: '13',
  Manipur: '14',
  Mizoram: '15',
  Tripura: '16',
  Meghalaya: '17',
  Assam: '18',
  'West Bengal': '19',
  Jharkhand: '20',
  Odisha: '21',
  Chhattisgarh: '22',
  'Madhya Pradesh': '23',
  Gujarat: '24',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Maharashtra: '27',
  Karnataka: '29',
  Goa: '30',
  Lakshadweep: '31',
  Kerala: '32',
  'Tamil Nadu': '33',
  Puducherry: '34',
  'Andaman and Nicobar Islands': '35',
  Telangana: '36',
  'Andhra Pradesh': '37',
  Ladakh: '38',
  'Outside India': '96',
};

/** Alternative spellings of states, in lower case without punctuation. */
export const stateSpellings: Readonly<Record<string, keyof typeof gstStateCodes>> = {
  'new delhi': 'Delhi',
  'delhi ncr': 'Delhi',
  'delhi nct': 'Delhi',
  'nct delhi': 'Delhi',
  'nct of delhi': 'Delhi',
  'national capital territory of delhi': 'Delhi',
  dl: 'Delhi',
  ap: 'Andhra Pradesh',
  orissa: 'Odisha',
  uttaranchal: 'Uttarakhand',
  uk: 'Uttarakhand',
  pondicherry: 'Puducherry',
  up: 'Uttar Pradesh',
  mp: 'Madhya Pradesh',
  hp: 'Himachal Pradesh',
  wb: 'West Bengal',
  tn: 'Tamil Nadu',
  tamilnadu: 'Tamil Nadu',
  chattisgarh: 'Chhattisgarh',
  'j and k': 'Jammu and Kashmir',
  jk: 'Jammu and Kashmir',
  'jammu kashmir': 'Jammu and Kashmir',
  'andaman nicobar': 'Andaman and Nicobar Islands',
  'andaman nicobar islands': 'Andaman and Nicobar Islands',
  'dadra and nagar haveli': 'Dadra and Nagar Haveli and Daman and Diu',
  'daman and diu': 'Dadra and Nagar Haveli and Daman and Diu',
};

/** GST in per cent of the net price (specification). */
export const gstRate = 18;

/** The note below fees and prices (specification). */
export const gstWords = {
  note: 'Note: {gst}% GST is included in above fees as per govt. norms.',
} as const;

export const gstNote = fill(gstWords.note, { gst: gstRate });

/** Splits a GST-inclusive price into whole paise that add up to `price`. */
export function splitGst(price: Paise): { net: Paise; gst: Paise } {
  const gst = Math.round((price * gstRate) / (100 + gstRate));
  return { net: (price - gst) as Paise, gst: gst as Paise };
}

/** GST at 18% on a net price, and their sum, in paise. */
export function plusGst(price: Paise): { gst: Paise; total: Paise } {
  const gst = Math.round((price * gstRate) / 100) as Paise;
  return { gst, total: (price + gst) as Paise };
}
