import type { FormValues } from '@/components/form/form-values';
import { admissionAnswers, educationNames } from '@/lib/enrolment/admission-answers';
import { defaultSession, subjectOf } from '@/content/catalogue/admission-choices';
import type { Paise } from '@/content/money';

type Account = {
  studentname: string;
  email: string;
  fathername: string;
  dateofbirth: string;
  contactnumber: string;
  city: string;
  state: string;
  pincode: string;
  address: string;
  needsParentConsent: boolean;
};

/** The values set by the chosen plan; '' for those it leaves open. */
type Planned = { coursename: string; courseduration: string; coursetype: string };

/** Every answer of the form, prefilled from the account and the plan. */
export function knownAnswers(account: Account, planned: Planned | null): FormValues {
  const { studentname, email, fathername, dateofbirth, state, pincode, city, contactnumber } =
    account;
  const names = [...Object.keys(admissionAnswers), ...educationNames];
  return {
    ...Object.fromEntries(names.map((name) => [name, ''])),
    ...(account.needsParentConsent && { parentconsent: '' }),
    session: defaultSession,
    modeofpayment: '',
    studentname,
    email,
    fathername,
    dateofbirth,
    state,
    pincode,
    mobilenumber: contactnumber,
    address: withCity(account.address, city),
    place: city,
    coursename: planned?.coursename ?? '',
    courseduration: planned?.courseduration ?? '',
    coursetype: planned?.coursetype ?? '',
    subject: subjectOf(planned?.coursename ?? ''),
  };
}

/** Adds the city to the address, because the form has no field for it. */
function withCity(address: string, city: string): string {
  return address.toLowerCase().includes(city.trim().toLowerCase())
    ? address
    : `${address}, ${city}`;
}

/** A saved draft that the form continues. */
export type OpenedDraft = { id: string; requestId: string; registrationnumber: string };

export type AdmissionStart = {
  owner: string;
  plan: string | null;
  /** Null for a new form. */
  draft: OpenedDraft | null;
  /** Every answer of the form, prefilled where known. */
  answers: FormValues;
  /** Names of the answers set by the plan. */
  fixed: readonly string[];
  /** In paise, GST included; null until the price is confirmed. */
  price: Paise | null;
  /** Five provisional digits from the clock; Save returns the final number. */
  registrationnumber: string;
  /** Today in Delhi, in display format. */
  date: string;
  photoName: string | null;
  /** Whether online payment is available. */
  onlineOpen: boolean;
  /** Under 18 without a parent's consent (D26). */
  needsParent: boolean;
  /** Recipient of the parent's link; '' for none. */
  parentEmail: string;
};
