import { leadMessages, leadMomentOf, messagesAfterCall } from '@/lib/leads/lead-moments';
import { momentOf, studentMomentNames } from '@/lib/messages/moments';
import { studentMessages } from '@/lib/people/student-moments';

const lead = {
  name: 'Asha',
  coursename: 'GATE Chemistry',
  courseFacts: null,
  status: 'new',
  lastOutcome: null,
  nextCallAt: null,
  demo: null,
} as const;
const visitAt = '2027-01-02T05:30:00.000Z';

test.each([
  ['new', null, 'greeting'],
  ['called', 'noAnswer', 'noAnswer'],
  ['called', 'busy', 'noAnswer'],
  ['called', 'reached', 'fee'],
  ['called', 'callLater', 'fee'],
  ['visiting', 'visiting', 'visit'],
  ['visiting', 'noAnswer', 'noAnswer'],
  ['closed', 'noAnswer', 'lastTry'],
  ['closed', 'notInterested', null],
  ['enrolled', 'enrolled', null],
] as const)('to a lead that is %s after %s, %s is offered first', (status, outcome, moment) => {
  expect(leadMomentOf(status, outcome)).toBe(moment);
});

test('after a call, the message of its outcome is offered', () => {
  const after = (
    outcome: 'noAnswer' | 'visiting' | 'callLater' | 'notInterested',
    status: 'called' | 'closed' | 'visiting',
  ) =>
    messagesAfterCall(lead, { outcome, status, nextCallAt: status === 'visiting' ? visitAt : null })
      ?.first ?? null;
  expect(after('noAnswer', 'called')).toBe('noAnswer');
  expect(after('noAnswer', 'closed')).toBe('lastTry');
  expect(after('visiting', 'visiting')).toBe('visit');
  expect(after('callLater', 'called')).toBeNull();
  expect(after('notInterested', 'closed')).toBeNull();
});

test('the message about a visit is offered while there is one', () => {
  const momentsOf = (more: object, now = new Date('2027-01-01')) =>
    leadMessages({ ...lead, ...more }, now).messages.map(({ moment }) => moment);
  const agreed = { status: 'visiting', lastOutcome: 'visiting', nextCallAt: visitAt };
  expect(momentsOf({})).not.toContain('visit');
  expect(momentsOf(agreed)).toContain('visit');
  expect(momentsOf({ ...agreed, lastOutcome: null })).toContain('visit');
  // After another call, the planned one is not the visit.
  expect(momentsOf({ ...agreed, lastOutcome: 'noAnswer' })).not.toContain('visit');
  expect(momentsOf({ ...agreed, lastOutcome: 'reached' })).not.toContain('visit');
  expect(momentsOf(agreed, new Date(visitAt))).not.toContain('visit');
});

const registration = {
  coursename: 'GATE (Chemistry)',
  planTitle: 'Gold',
  kind: 'course',
  dueNowPaise: 0,
  netPaise: 1_000_000,
  instalments: null,
  next: null,
} as const;

const assigned = (start: string) => ({
  ...registration,
  next: {
    batch: { id: 'b', exam: 'gate', mode: 'offline', session: 'GATE 2028', start } as const,
    sequence: 0,
    isFull: false,
    isPaid: true,
    offeredUntil: null,
  },
});

const momentsOf = (...registrations: Parameters<typeof studentMessages>[1]) => {
  const { first, messages } = studentMessages('Asha', registrations, null, '2027-01-01');
  return [first, messages.map(({ moment }) => moment)];
};

test('to a student, what is due comes first, then the first class, then documents until the batch begins', () => {
  const due = { ...registration, dueNowPaise: 500_000 };
  expect(momentsOf(due)).toEqual(['dues', ['dues', 'documents', 'question']]);
  expect(momentsOf(assigned('2027-01-05'))).toEqual([
    'firstClass',
    ['firstClass', 'documents', 'question'],
  ]);
  expect(momentsOf(assigned('2027-02-05'))[0]).toBe('documents');
  expect(momentsOf(registration)[0]).toBe('documents');
  expect(momentsOf(assigned('2026-12-01'))).toEqual([null, ['documents', 'question']]);
  expect(momentsOf({ ...registration, netPaise: 0 })).toEqual([null, ['question']]);
});

test('a test to sit is offered while it is open, and first where it closes and nothing else is pressing', () => {
  const offered = (
    closesAt: string | null,
    ...registrations: Parameters<typeof studentMessages>[1]
  ) => studentMessages('Asha', registrations, { title: 'Mock 3', closesAt }, '2027-01-01');
  const closing = '2027-01-10T12:30:00Z';
  expect(offered(closing, assigned('2026-12-01')).first).toBe('test');
  expect(offered(closing, registration).first).toBe('documents');
  const open = offered(null, assigned('2026-12-01'));
  expect([open.first, open.messages.map(({ moment }) => moment)]).toEqual([
    null,
    ['documents', 'test', 'question'],
  ]);
});

test('every message to students is a service', () => {
  expect(studentMomentNames.every((name) => momentOf(name).purpose === 'service')).toBe(true);
});
