import type { Typed } from '@/components/form/typed';
import { admissionAnswers, educationNames } from '@/content/admission-answers';
import { defaultSession, subjectOf } from '@/content/admission-choices';

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
export function knownAnswers(account: Account, planned: Planned | null): Typed {
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
