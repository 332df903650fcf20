import { subjectOf, type studyModes } from '@/content/catalogue/admission-choices';
import { batches } from '@/content/facts/batches';
import { formOfferings, orderedWith, orderOfferings, setsOf } from '@/content/catalogue/offerings';
import { findPlan } from '@/content/catalogue/plans';
import { shippingCost } from '@/content/catalogue/shipping';
import { purchaseOf, purchaseOfOrder, type OrderedItem } from '@/lib/enrolment/offerings';
import type { Paise } from '@/content/money';
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
  const purchase = demo.happens(0.08) ? ordered(row.state, demo) : bought(demo);
  return {
    id: demo.uuid(),
    studentId: row.id,
    requestId: `demo-${demo.uuid()}`,
    registrationnumber: nextNumber(numbers, session, demo),
    session,
    photoName: row.photoName,
    ...purchase,
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
    ...(purchase.items ? noEducation : education(row.dateofbirth, demo)),
    createdAt,
    updatedAt: createdAt,
  };
}

/** First part of the `requestId` of a form filled in at the counter. */
export const DEMO_COUNTER = 'counter:demo-';

/** Every fortieth student was enrolled at the counter and has no e-mail and no photo yet. */
export function enrolAtDemoCounter(
  students: readonly DemoStudent[],
  registrations: readonly RegistrationRow[],
): void {
  const forms = new Map(registrations.map((form) => [form.studentId, form]));
  for (const [index, { row }] of students.entries()) {
    const form = forms.get(row.id);
    if (index % 40 !== 0 || !form || form.items || row.photoName) continue;
    row.email = '';
    form.email = '';
    form.modeofpayment = 'Offline';
    form.requestId = form.requestId.replace('demo-', DEMO_COUNTER);
  }
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
    return {
      ...noOrder,
      ...purchaseOf(null),
      coursename,
      subject: 'Chemistry',
      courseduration: '1 Year',
      coursetype,
    };
  }
  const weights = { 'CSIR-NET/JRF (Chemical Sciences)': 5, 'IIT-JAM (Chemistry)': 3 } as const;
  const offering = demo.weighted(
    formOfferings.map(
      (one) => [(weights as Record<string, number>)[one.coursename] ?? 2, one] as const,
    ),
  );
  return {
    ...noOrder,
    ...purchaseOf(offering),
    coursename: offering.coursename as string,
    subject: subjectOf(offering.coursename),
    courseduration: offering.courseduration as string,
    coursetype,
  };
}

const noOrder = { items: null as OrderedItem[] | null, shippingPaise: null as number | null };

/** An order of tests or of one or two sets of booklets. */
function ordered(state: string, demo: DemoContext) {
  const first = demo.pick(orderOfferings);
  const others = orderedWith(first).filter(({ sets }) => sets === 1);
  const second = first.sets === 1 && demo.happens(0.3) ? demo.pick(others) : first;
  const items = [first, ...(second === first ? [] : [second])] as const;
  const sets = setsOf(items);
  const shipping = shippingCost(sets, state) ?? ((80_00 + (sets - 1) * 40_00) as Paise);
  return {
    ...purchaseOfOrder(items, shipping),
    coursename: first.coursename as string,
    subject: subjectOf(first.coursename),
    courseduration: '',
    coursetype: first.coursetype,
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

const noEducation = {
  xyearpassing: '',
  xcgpa: '',
  xuniversity: '',
  xiiyearpassing: '',
  xiicgpa: '',
  xiiuniversity: '',
  graduationyearpassing: '',
  graduationcgpa: '',
  graduationuniversity: '',
};

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

/** The last payers wait for a seat; the first of them is offered one. */
const WAITING = 3;

/** Assigns most students with a paid plan to one of its batches. */
export function demoSeats(
  registrations: readonly RegistrationRow[],
  paid: ReadonlySet<string>,
  demo: DemoContext,
) {
  const seats = registrations.flatMap(({ id, planId, createdAt }) => {
    const plan = findPlan(planId ?? '');
    const own = batches.filter(({ exam, mode }) => exam === plan?.exam && mode === plan.mode);
    if (!paid.has(id) || own.length === 0 || demo.happens(0.3)) return [];
    const { seats: _seats, ...facts } = demo.pick(own);
    return [{ registrationId: id, batchId: facts.id, facts, assignedAt: createdAt }];
  });
  const last = seats.toSorted((one, other) => +one.assignedAt - +other.assignedAt).slice(-WAITING);
  return seats.map((seat) => ({
    ...seat,
    seatedAt: last.includes(seat) ? null : seat.assignedAt,
    offeredAt: seat === last[0] ? new Date(demo.now.getTime() - 10 * 3_600_000) : null,
  }));
}
