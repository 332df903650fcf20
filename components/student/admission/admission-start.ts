import type { FormValues } from '@/components/form/form-values';
import { admissionAnswers, educationNames } from '@/content/admission-answers';
import { defaultSession, subjectOf } from '@/content/admission-choices';
import { findCrashCourse, type CrashCourse } from '@/content/offers';
import type { Paise } from '@/content/money';
import { newBatchPage } from '@/content/new-batch';
import { findOffer, type Offer } from '@/content/offers';
import { offerPages, planPages, type OfferPage, type PlanPage } from '@/content/payment-links';
import type { Plan } from '@/content/plan';
import { findPlan } from '@/content/plans';

/** The student as the account has it. */
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

/** What the chosen plan decides; '' for what it leaves open. */
type Planned = { coursename: string; courseduration: string; coursetype: string };

/** Every answer of the form, with what is known of it: nothing is asked for twice. */
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

/** The form has no field for the city, so it stands in the address. */
function withCity(address: string, city: string): string {
  return address.toLowerCase().includes(city.trim().toLowerCase())
    ? address
    : `${address}, ${city}`;
}

/** What `/form` was asked for, and the page it was chosen on. */
export type FormChoice = { id: string } & (
  | { kind: 'plan'; plan: Plan; page: PlanPage }
  | { kind: 'offer'; offer: Offer; page: OfferPage }
  | { kind: 'crashCourse'; course: CrashCourse; page: typeof newBatchPage.path }
);

export type FormQuery = Record<string, string | string[] | undefined>;

/** A repeated or unknown parameter chooses nothing; the query itself is never printed. */
export function readChoice({ plan: id, page: from }: FormQuery): FormChoice | null {
  if (typeof id !== 'string') return null;
  const plan = findPlan(id);
  if (plan) {
    return {
      kind: 'plan',
      id,
      plan,
      page: planPages.find((page) => page === from) ?? '/onlinecourses/csir-net',
    };
  }
  const offer = findOffer(id);
  if (offer) {
    const page = offerPages.find((known) => known === from) ?? '/testseries/csir-net';
    return { kind: 'offer', id, offer, page };
  }
  const course = findCrashCourse(id);
  return course && { kind: 'crashCourse', id, course, page: newBatchPage.path };
}

/** What the server knows when the form is opened. */
export type AdmissionStart = {
  /** E-mail of the account. */
  owner: string;
  /** Id of the chosen plan. */
  plan: string | null;
  /** Every answer that is asked for, with what is known of it. */
  answers: FormValues;
  /** Names of the answers that the plan decides. */
  fixed: readonly string[];
  /** In paise, GST included; null while it has to be confirmed. */
  price: Paise | null;
  /** Five digits from the clock; Save gives the final ones. */
  registrationnumber: string;
  /** Today in Delhi, as it is printed. */
  date: string;
  photoName: string | null;
  /** Something can be paid on this site now. */
  onlineOpen: boolean;
  /** Under 18 and no parent has agreed yet (D26). */
  needsParent: boolean;
};
