import type { studyModes } from '@/content/admission-choices';
import { offerings, policyVersion } from '@/lib/enrolment/offerings';
import { today } from '@/lib/site/days';
import type { DemoContext } from './demo-context';
import type { DemoStudent } from './people';

export type RegistrationRow = ReturnType<typeof registration>;

/** Three in four students have a form, some of them two. */
export function demoRegistrations(
  students: readonly DemoStudent[],
  demo: DemoContext,
): RegistrationRow[] {
  const numbers = new Map<string, number>();
  return students.flatMap((student) => {
    const forms = demo.weighted([
      [25, 0],
      [66, 1],
      [9, 2],
    ] as const);
    return Array.from({ length: forms }, (_, nth) => registration(student, nth, numbers, demo));
  });
}

function registration(
  student: DemoStudent,
  nth: number,
  numbers: Map<string, number>,
  demo: DemoContext,
) {
  const { row, name } = student;
  const delay = nth === 0 ? demo.between(5, 6_000) : demo.between(60_000, 200_000);
  const createdAt = demo.after(row.createdAt, delay);
  const session = sessionOf(today(createdAt));
  return {
    id: demo.uuid(),
    studentId: row.id,
    requestId: `demo-${demo.uuid()}`,
    registrationnumber: nextNumber(numbers, session, demo),
    session,
    photoName: row.photoName,
    ...bought(demo),
    studentname: row.studentname,
    dateofbirth: row.dateofbirth,
    category: demo.pick(['General', 'OBC', 'SC', 'ST', 'EWS', '']),
    gender: name.gender,
    fathername: row.fathername,
    fatheroccupation: demo.pick(['Teacher', 'Farmer', 'Shopkeeper', 'Railways', 'Bank', '']),
    designation: '',
    address: row.address,
    state: row.state,
    pincode: row.pincode,
    phonenumber: '',
    mobilenumber: row.contactnumber,
    email: row.email,
    modeofpayment: demo.pick(['Online', 'Offline']),
    knowaboutus: demo.pick(['A friend', 'Google', 'YouTube', 'A teacher', 'Instagram', '']),
    date: today(createdAt),
    place: row.city,
    ...education(row.dateofbirth, demo),
    policyVersion,
    createdAt,
    updatedAt: createdAt,
  };
}

/** Mostly a plan; the fee of some courses is agreed at the office. */
function bought(demo: DemoContext) {
  const coursetype = demo.weighted([
    [48, 'Regular'],
    [24, 'Weekend'],
    [12, 'Correspondance'],
    [10, 'Test Series'],
    [6, 'Demo'],
  ] satisfies [number, (typeof studyModes)[number]][]);
  const other = demo.happens(0.07);
  if (other) {
    const coursename = demo.pick(['TIFR (Chemistry)', 'BARC (Chemistry)']);
    const none = { planId: null, planTitle: null, pricePaise: null, inclusions: [] };
    return { ...none, coursename, subject: 'Chemistry', courseduration: '1 Year', coursetype };
  }
  const weights = { 'CSIR-NET/JRF (Chemical Sciences)': 5, 'IIT-JAM (Chemistry)': 3 } as const;
  const offering = demo.weighted(
    offerings.map(
      (one) => [(weights as Record<string, number>)[one.coursename] ?? 2, one] as const,
    ),
  );
  return {
    planId: offering.id,
    planTitle: offering.title,
    pricePaise: offering.price as number | null,
    inclusions: offering.inclusions,
    coursename: offering.coursename as string,
    subject: offering.coursename.includes('Sciences') ? 'Chemical Sciences' : 'Chemistry',
    courseduration: offering.courseduration as string,
    coursetype,
  };
}

/** "2026-27": from April to March. */
function sessionOf(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0);
  return `${year}-${String(year + 1).slice(2)}`;
}

function nextNumber(numbers: Map<string, number>, session: string, demo: DemoContext): string {
  const number = (numbers.get(session) ?? 20_000) + demo.between(1, 40);
  numbers.set(session, number);
  return String(number);
}

function education(dateofbirth: string, demo: DemoContext) {
  const born = Number(dateofbirth.slice(0, 4));
  const marks = () => `${demo.between(55, 94)}%`;
  return {
    xyearpassing: String(born + 16),
    xcgpa: marks(),
    xuniversity: demo.pick(['CBSE', 'UP Board', 'BSEB', 'RBSE']),
    xiiyearpassing: String(born + 18),
    xiicgpa: marks(),
    xiiuniversity: demo.pick(['CBSE', 'UP Board', 'BSEB', 'RBSE']),
    graduationyearpassing: String(born + 21),
    graduationcgpa: marks(),
    graduationuniversity: demo.pick(['University of Delhi', 'CSJM University', 'IGNOU', '']),
  };
}
