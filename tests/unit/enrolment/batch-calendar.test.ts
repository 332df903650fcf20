import { withBatchIds } from '@/content/facts/batches';
import { batchCalendar, classTime } from '@/lib/enrolment/batch-calendar';
import type { ShownBatch } from '@/lib/enrolment/next-step';

test.each([
  ['7 to 11 am, Monday to Saturday', '0700', '1100'],
  ['6:30–8:30 pm, weekdays', '1830', '2030'],
  ['9 to 1 pm', '0900', '1300'],
  ['10 am - 2 pm', '1000', '1400'],
  ['07:30-11:00 Mon-Sat', '0730', '1100'],
  ['Monday to Friday, 12 to 3 p.m.', '1200', '1500'],
  ['Daily at 6 pm', '1800', null],
  ['Saturdays from 09:30', '0930', null],
])('%s begins at %s and ends at %s', (timing, from, to) => {
  expect(classTime(timing)).toEqual({ from, to });
});

test.each([
  '',
  'Weekends',
  '7 to 11',
  '4 to 6 hours daily',
  'Batch 2, room 14',
  '25:00',
  '11 to 7 am',
])('“%s” gives no time for certain', (timing) => {
  expect(classTime(timing)).toBeNull();
});

const batch: ShownBatch = {
  id: 'gate-offline-2027-01-05',
  exam: 'gate',
  mode: 'offline',
  session: 'GATE 2028',
  start: '2027-01-31',
  timing: '7 to 11 am',
  place: 'Room 2; first floor',
};

const calendar = (more: Partial<ShownBatch> = {}, sequence = 0) =>
  batchCalendar({
    registration: { id: '3d1c7b90-52fe-4a3b-8f10-000000000001', number: '12345' },
    assigned: {
      batch: { ...batch, ...more },
      sequence,
      isFull: false,
      isPaid: true,
      offeredUntil: null,
    },
    siteUrl: 'https://orbital.example:8443',
    now: new Date('2026-11-23T06:30:00.123Z'),
  });

const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('a calendar file has the first class in Indian time, under an id that stays', () => {
  expect(unfolded(calendar({}, 3))).toEqual(
    expect.arrayContaining([
      'UID:batch-3d1c7b90-52fe-4a3b-8f10-000000000001@orbital.example',
      'SEQUENCE:3',
      'DTSTAMP:20261123T063000Z',
      'DTSTART;TZID=Asia/Kolkata:20270131T070000',
      'DTEND;TZID=Asia/Kolkata:20270131T110000',
      String.raw`SUMMARY:First class: GATE 2028\, classroom`,
      expect.stringMatching(/^LOCATION:Room 2\\; first floor\\, /),
      'TZID:Asia/Kolkata',
    ]),
  );
});

test('without a time it is the whole day; an online batch has its link and no place', () => {
  const link = 'https://meet.example/abc';
  const lines = unfolded(calendar({ mode: 'online', timing: 'Weekends', link }));
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20270131',
      'DTEND;VALUE=DATE:20270201',
      `URL:${link}`,
    ]),
  );
  expect(lines.some((line) => line.startsWith('LOCATION'))).toBe(false);
});

test('no line is longer than 75 bytes, and every line ends with CR LF', () => {
  const text = calendar({ place: 'कक्षा दो, '.repeat(30), timing: '7 to 11 am\nBring a notebook' });
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('a batch keeps its id when its day changes; a copy gets its own', () => {
  const [one, two] = withBatchIds([
    { exam: 'gate', mode: 'online', start: '2027-01-05' },
    { exam: 'gate', mode: 'online', start: '2027-01-05' },
  ]);
  expect([one?.id, two?.id]).toEqual(['gate-online-2027-01-05', 'gate-online-2027-01-05-2']);
  const moved = withBatchIds([{ ...one, start: '2027-02-01' }, { ...one }, { exam: 'gate' }]);
  expect(moved.map(({ id }) => id)).toEqual([
    'gate-online-2027-01-05',
    'gate-online-2027-01-05-2',
    'gate-undefined-undefined',
  ]);
});
