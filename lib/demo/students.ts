import { noticeVersion } from '../../content/policies/notice-version';
import { isUnder18, today } from '../schemas/day';
import type { Chance } from './chance';
import { DEMO_DOMAIN, demoDigits, phoneAsTyped } from './marks';
import type { Moments } from './moments';
import { anyName, type DemoName } from './names';
import { places, streets } from './places';

/** A row of `students`, and what only the rest of the demo needs to know. */
export interface DemoStudent {
  row: {
    id: string;
    email: string;
    studentname: string;
    fathername: string;
    dateofbirth: string;
    contactnumber: string;
    city: string;
    state: string;
    pincode: string;
    address: string;
    photoName: string | null;
    createdAt: Date;
  };
  name: DemoName;
  /** Ten digits. */
  digits: string;
}

export interface ConsentRow {
  id: string;
  studentId: string;
  kind: 'notice' | 'marketing' | 'parent';
  given: boolean;
  version: string;
  createdAt: Date;
}

/** Two years of sign-ups, more of them lately. */
export function demoStudents(count: number, chance: Chance, moments: Moments): DemoStudent[] {
  return Array.from({ length: count }, (_, index) => student(index, chance, moments));
}

function student(index: number, chance: Chance, moments: Moments): DemoStudent {
  const name = anyName(chance);
  const { given, surname, father } = name;
  const script = chance.happens(0.2) ? 1 : 0;
  const place = chance.weighted(places.map((one) => [one.weight, one] as const));
  const digits = demoDigits(index);
  const daysAgo = 700 * chance.number() ** 1.7;
  const email = `${given[0]}.${surname[0]}${index + 1}@${DEMO_DOMAIN}`.toLowerCase();
  const row = {
    id: chance.uuid(),
    email,
    studentname: `${given[script]} ${surname[script]}`,
    fathername: `${father[script]} ${surname[script]}`,
    dateofbirth: birthday(chance, moments),
    contactnumber: phoneAsTyped(digits, chance.between(0, 9)),
    city: place.city,
    state: place.state,
    pincode: `${place.pin}${String(chance.between(1, 99)).padStart(3, '0')}`,
    address: `${chance.between(1, 240)}, ${chance.pick(streets)}, ${place.city}`,
    photoName: chance.happens(0.45) ? `${chance.hex(64)}.jpg` : null,
    createdAt: moments.past(daysAgo),
  };
  return { row, name, digits };
}

/** Mostly of an age to finish a degree; some are still at school. */
function birthday(chance: Chance, { now }: Moments): string {
  const age = chance.happens(0.07) ? chance.between(15, 17) : chance.between(18, 27);
  const year = Number(today(now).slice(0, 4)) - age;
  const two = (number: number) => String(number).padStart(2, '0');
  return `${year}-${two(chance.between(1, 12))}-${two(chance.between(1, 28))}`;
}

/** Everybody saw the notice; of those under 18, some have not asked a parent yet. */
export function demoConsents(students: readonly DemoStudent[], chance: Chance): ConsentRow[] {
  return students.flatMap(({ row }) => {
    const kinds: ConsentRow['kind'][] = ['notice'];
    if (chance.happens(0.4)) kinds.push('marketing');
    const asked = isUnder18(row.dateofbirth, today(row.createdAt));
    if (asked && chance.happens(0.7)) kinds.push('parent');
    return kinds.map((kind) => ({
      id: chance.uuid(),
      studentId: row.id,
      kind,
      given: true,
      version: noticeVersion,
      createdAt: row.createdAt,
    }));
  });
}
