import { demoClasses, type DemoClass } from '@/content/facts/demo-classes';
import { dayAfter, today } from '@/lib/site/days';
import { registration } from './lead';

const announced = demoClasses as DemoClass[];

/** Announces a demo class beside those of the site, in place of one with its id. */
export function announce(more: Partial<DemoClass> = {}): DemoClass {
  const one: DemoClass = {
    id: 'sample-demo-class',
    exam: 'gate',
    mode: 'offline',
    day: '2099-01-09',
    time: '11:00',
    seats: 500,
    startsAt: new Date('2099-01-09T05:30:00Z'),
    ...more,
  };
  withdraw(one.id);
  announced.push(one);
  return one;
}

/** A class that begins some days from now, at 11:00 in Delhi. */
export function announceIn(days: number, more: Partial<DemoClass> = {}): DemoClass {
  const day = dayAfter(today(), days);
  return announce({ id: `in-${days}`, day, startsAt: new Date(`${day}T05:30:00Z`), ...more });
}

/** Announces a class no longer; without an id, none. */
export function withdraw(id?: string): void {
  const kept = id === undefined ? [] : announced.filter((one) => one.id !== id);
  announced.splice(0, announced.length, ...kept);
}

const { coursename: _course, ...visitor } = registration;

/** A valid booking, of the class that `announce` makes. */
export const booking = { slot: 'sample-demo-class', ...visitor };
