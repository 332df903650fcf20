import { demoClasses as published } from '@published/demoClasses';
import { teachers } from '@published/teachers';
import { printDayOfWeek } from '@/content/day';
import { courseNameOf } from '@/content/catalogue/exams/exams';
import { institute, printedTime } from './institute';
import type { DemoClassFact } from './site-facts';

/** A demo class in which seats can be booked. */
export interface DemoClass extends DemoClassFact {
  /** The same class keeps it; another day, time, exam or mode is another class. */
  readonly id: string;
  readonly startsAt: Date;
}

export const demoClassId = ({ day, time, exam, mode }: DemoClassFact): string =>
  [day, time.replace(':', ''), exam, mode].join('-');

/** The announced classes, those that are over included, by their start. */
export const demoClasses: readonly DemoClass[] = (published ?? [])
  .map((fact) => ({
    ...fact,
    id: demoClassId(fact),
    startsAt: new Date(`${fact.day}T${fact.time}:00+05:30`),
  }))
  .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());

export const findDemoClass = (id: string): DemoClass | null =>
  demoClasses.find((one) => one.id === id) ?? null;

/** The classes that have not begun. */
export const demoClassesToCome = (now = new Date()): readonly DemoClass[] =>
  demoClasses.filter(({ startsAt }) => startsAt > now);

/** "GATE Chemistry: Chemical kinetics" */
export const demoTitle = ({ exam, subject }: DemoClassFact): string =>
  [courseNameOf(exam), subject].filter(Boolean).join(': ');

/** "Saturday, 9 January 2027, 11:00 am" */
export const demoTime = ({ day, time }: DemoClassFact): string =>
  `${printDayOfWeek(day)}, ${printedTime(time)}`;

/** Where it is: "Online", or the classroom. */
export const demoPlace = ({ mode, place }: DemoClassFact): string =>
  mode === 'online' ? 'Online' : [place, institute.address].filter(Boolean).join(', ');

/** The teacher, as long as there is a consent to name them (D25). */
export const demoTeacher = ({ teacher }: DemoClassFact): string | null =>
  teachers?.find(({ name }) => name === teacher)?.name ?? null;
