import type { IsoDay } from '@/content/day';
import type { Paise } from '@/content/money';
import { batchPlace } from '@/lib/enrolment/next-step';
import {
  offeredMessages,
  type OfferedMessage,
  type OfferedMessages,
} from '@/lib/messages/offered-messages';
import type { StudentMoment } from '@/lib/messages/moments';
import { dayAfter } from '@/lib/site/days';
import type { Person, PersonRegistration } from './person';

type Written = Pick<
  PersonRegistration,
  'coursename' | 'planTitle' | 'kind' | 'dueNowPaise' | 'netPaise' | 'instalments' | 'next'
>;

/** Days before a batch in which its first class is offered first. */
const FIRST_CLASS_DAYS = 7;

/**
 * The messages to a student, from the registrations, newest first: what is due comes first, then the first class of
 * a paid batch, then the documents until it begins, then a test that closes.
 */
export function studentMessages(
  name: string,
  registrations: readonly Written[],
  openTest: Person['openTest'],
  today: IsoDay,
): OfferedMessages {
  const about = (registration: Written | undefined) => ({
    name,
    course: registration ? registration.coursename || (registration.planTitle ?? '') : '',
  });
  const due = registrations.find(({ dueNowPaise }) => (dueNowPaise ?? 0) > 0);
  const paid = registrations.filter(({ kind, netPaise }) => kind === 'course' && netPaise > 0);
  const batchOf = ({ next }: Written) =>
    next !== null && next !== 'unassigned' && next.batch.start >= today ? next.batch : null;
  const starting = paid.find(batchOf);
  const batch = starting ? batchOf(starting) : null;
  const [enrolled] = paid;
  const messages: (OfferedMessage & { moment: StudentMoment })[] = [
    {
      moment: 'dues',
      facts: {
        ...about(due),
        due: due && {
          paise: due.dueNowPaise as Paise,
          on: (due.instalments?.isCurrent && due.instalments.next?.day) || null,
        },
      },
    },
    {
      moment: 'firstClass',
      facts: {
        ...about(starting),
        batch: batch && {
          start: batch.start,
          timing: batch.timing ?? null,
          place: batchPlace(batch),
        },
      },
    },
    { moment: 'documents', facts: { ...about(enrolled), hasDocuments: paid.length > 0 } },
    { moment: 'test', facts: { ...about(enrolled ?? registrations[0]), test: openTest } },
    { moment: 'question', facts: about(due ?? enrolled ?? registrations[0]) },
  ];
  const hasBegun = enrolled !== undefined && isAssigned(enrolled) && !batch;
  const isSoon = batch !== null && batch.start <= dayAfter(today, FIRST_CLASS_DAYS);
  const occasions: readonly (readonly [StudentMoment, boolean])[] = [
    ['dues', due !== undefined],
    ['firstClass', isSoon],
    ['documents', enrolled !== undefined && !hasBegun],
    ['test', openTest !== null && openTest.closesAt !== null],
  ];
  const [first = null] = occasions.find(([, isNow]) => isNow) ?? [];
  return offeredMessages(first, messages);
}

const isAssigned = ({ next }: Written) => next !== null && next !== 'unassigned';
