import { demoTime, demoTitle, type DemoClass } from '@/content/facts/demo-classes';
import type { DemoOutcome } from '@/lib/leads/lead-words';
import { dayAfter, today } from '@/lib/site/days';
import type { DemoContext } from './demo-context';
import type { LeadRow } from './leads';

interface SeatRow {
  leadId: string;
  slot: string;
  title: string;
  startsAt: Date;
  outcome: DemoOutcome;
  bookedAt: Date;
}

const SEATS = 18;
/** Two of three came. */
const outcomes: readonly DemoOutcome[] = ['came', 'came', 'missed', 'came', 'cancelled', 'came'];

/**
 * Seats in two demo classes of the last week, for leads that are made bookings of them. Draws nothing by chance, so
 * that everything else of the demo stays as it is.
 */
export function demoClassSeats(leads: readonly LeadRow[], { now }: DemoContext): SeatRow[] {
  const held = [
    { ago: -6, subject: 'Chemical kinetics', time: '17:00' },
    { ago: -2, subject: 'Reaction mechanisms', time: '11:00' },
  ].map(({ ago, subject, time }): DemoClass => {
    const day = dayAfter(today(now), ago);
    const fact = { exam: 'csir-net', mode: 'offline', seats: 20, day, time, subject } as const;
    return { ...fact, id: `demo-${day}`, startsAt: new Date(`${day}T${time}:00+05:30`) };
  });
  return held.flatMap((one) =>
    leads
      .filter(
        ({ kind, suspect, createdAt }) =>
          kind === 'freeRegistration' && !suspect && createdAt < one.startsAt,
      )
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
      .slice(0, SEATS)
      .map((lead, index) => {
        const title = demoTitle(one);
        Object.assign(lead, {
          kind: 'demoClass',
          page: '/demo-class',
          plan: null,
          coursename: 'CSIR-NET Chemical Sciences',
          message: `${title}, ${demoTime(one)}`,
        } satisfies Partial<LeadRow>);
        return {
          leadId: lead.id,
          slot: one.id,
          title,
          startsAt: one.startsAt,
          outcome: outcomes[index % outcomes.length] ?? 'came',
          bookedAt: lead.createdAt,
        };
      }),
  );
}
