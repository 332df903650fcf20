import {
  demoClassesToCome,
  demoPlace,
  demoTeacher,
  demoTime,
  demoTitle,
} from '@/content/facts/demo-classes';
import { institute } from '@/content/facts/institute';

/** A class as the page lists it. */
export interface DemoSlot {
  readonly id: string;
  readonly title: string;
  readonly time: string;
  /** Place and teacher. */
  readonly details: string;
}

/** The classes that are bookable when the page is built; the page drops those that are over or full when it is read. */
export const demoSlots: readonly DemoSlot[] = demoClassesToCome().map((one) => ({
  id: one.id,
  title: demoTitle(one),
  time: demoTime(one),
  details: [demoPlace(one), demoTeacher(one)].filter(Boolean).join(' · '),
}));

export const hasDemoClasses = demoSlots.length > 0;

export const demoClassPage = {
  path: '/demo-class',
  meta: {
    title: `${hasDemoClasses ? 'Book a Chemistry' : 'Chemistry'} Demo Class, Online or in ${institute.city} | ${institute.shortName}`,
    description: hasDemoClasses
      ? `Book a seat in a demo class for CSIR-NET, GATE, IIT-JAM or CUET (PG) Chemistry: days, times and topics, online and in ${institute.city}.`
      : `Attend a demo class for CSIR-NET, GATE, IIT-JAM or CUET (PG) Chemistry before you join, online or in ${institute.city}. Call or WhatsApp to book a seat.`,
  },
  heading: hasDemoClasses ? 'Book a demo class' : 'Demo classes',
  lede: 'Choose a class and book your seat. You need no account.',
  ledeWithoutClasses: 'Attend a demo class before you join. Call or WhatsApp to book a seat.',
  form: {
    heading: 'Book your seat',
    choose: 'Choose a class',
    emailHint: 'The link of an online class comes by e-mail, and so do reminders.',
    booked: 'Your seat is booked:',
    mailed: 'The details are on their way to your e-mail.',
    noted: 'Please note the day and time.',
    bookedWithoutScript:
      'Your seat is booked. If you gave an e-mail, the details are on their way.',
    allTaken: 'All seats are taken. Ask a counsellor for the day of the next demo class.',
    privacy: 'We use these details for your seat and to answer your questions.',
  },
  next: {
    heading: 'Look around',
    paths: ['/new-batch', '/onlinecourses', '/offlinecourses'],
  },
} as const;
