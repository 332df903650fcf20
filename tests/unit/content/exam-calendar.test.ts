import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ExamCalendarPage } from '@/components/catalogue/exam-calendar-page';
import { calendarOf, datesToEnter, type ExamDate } from '@/content/catalogue/exam-calendar';
import { examDates, withEntered } from '@/content/catalogue/exams/exam-dates';
import { dayAfter, isDay, today } from '@/lib/site/days';
import { examCalendarFile } from '@/lib/site/exam-calendar-file';
import { examEvent } from '@/lib/site/structured-data';

const link = 'https://gate2027.example.in';
const date = (
  session: string,
  kind: ExamDate['kind'],
  firstDay: string,
  lastDay?: string,
): ExamDate => ({ exam: 'gate', session, kind, firstDay, lastDay, link });

const gate2026 = [
  date('GATE 2026', 'exam', '2026-02-07', '2026-02-15'),
  date('GATE 2026', 'result', '2026-03-19'),
];
const gate2027 = [
  date('GATE 2027', 'result', '2027-03-18'),
  date('GATE 2027', 'applications', '2026-08-24', '2026-09-30'),
  date('GATE 2027', 'exam', '2027-02-06', '2027-02-14'),
];

const onDay = (entries: readonly ExamDate[], day: string) => {
  const [calendar] = calendarOf(entries, day);
  const named = (dates: readonly ExamDate[] = []) =>
    dates.map(({ session, kind }) => `${session} ${kind}`);
  return [named(calendar?.open), named(calendar?.next), named(calendar?.last)];
};

test.each([
  [
    '2026-08-23',
    [],
    ['GATE 2027 applications', 'GATE 2027 exam', 'GATE 2027 result'],
    ['GATE 2026 exam', 'GATE 2026 result'],
  ],
  [
    '2026-08-24',
    ['GATE 2027 applications'],
    ['GATE 2027 exam', 'GATE 2027 result'],
    ['GATE 2026 exam', 'GATE 2026 result'],
  ],
  [
    '2026-10-01',
    [],
    ['GATE 2027 exam', 'GATE 2027 result'],
    ['GATE 2026 exam', 'GATE 2026 result', 'GATE 2027 applications'],
  ],
  [
    '2027-02-14',
    [],
    ['GATE 2027 exam', 'GATE 2027 result'],
    ['GATE 2026 exam', 'GATE 2026 result', 'GATE 2027 applications'],
  ],
  ['2027-04-30', [], [], ['GATE 2027 applications', 'GATE 2027 exam', 'GATE 2027 result']],
])('on %s a window is open, an exam comes next until it is over', (day, open, next, last) => {
  expect(onDay([...gate2027, ...gate2026], day)).toEqual([open, next, last]);
});

test('a year later nothing is open or to come, and only the newest session is left', () => {
  const later = calendarOf(examDates, '2028-11-28');
  expect(later.map(({ exam }) => exam)).toHaveLength(6);
  for (const { open, next, last } of later) {
    expect([open, next]).toEqual([[], []]);
    const sessions = new Set(last.map(({ session }) => session));
    expect(sessions.size).toBe(1);
    expect([...sessions].join()).toMatch(/\b20\d\d$/);
  }
  expect(calendarOf([], '2026-11-28')).toEqual([]);
});

test('every default date has real days in order, and its session the year that they are about', () => {
  for (const { session, firstDay, lastDay = firstDay } of examDates) {
    expect([session, isDay(firstDay), isDay(lastDay)]).toEqual([session, true, true]);
    expect(firstDay <= lastDay).toBe(true);
    expect(Math.abs(Number(session.slice(-4)) - Number(firstDay.slice(0, 4)))).toBeLessThan(2);
  }
});

test('the office is asked for the result of an exam that is over, and for the next session', () => {
  const asked = (entries: readonly ExamDate[], day: string) =>
    datesToEnter(entries, day)
      .filter(({ exam }) => entries.some((entry) => entry.exam === exam))
      .flatMap(({ lines }) => lines);
  const exam = [
    {
      ...date('CSIR-NET June 2026', 'exam', '2026-07-17', '2026-07-18'),
      exam: 'csir-net' as const,
    },
  ];
  expect(asked(exam, '2026-07-18')).toEqual([]);
  const next = 'CSIR-NET, the next session: enter its dates';
  expect(asked(exam, '2026-07-19')).toEqual(['CSIR-NET result of June 2026: enter it', next]);
  const result = {
    ...exam[0],
    kind: 'result',
    firstDay: '2026-09-01',
    lastDay: undefined,
  } as ExamDate;
  expect(asked([...exam, result], '2026-08-01')).toEqual([]);
  expect(asked([...exam, result], '2026-09-02')).toEqual([next]);
  // Between two weekends of one exam nothing is missing.
  const weekends = ['2027-02-06', '2027-02-13'].map((day) => date('GATE 2027', 'exam', day));
  expect(asked(weekends, '2027-02-08')).toEqual([]);
  expect(asked(weekends, '2027-02-14')).toContain('GATE result of 2027: enter it');
});

test('the calendar file has an event of whole days for each date, with an id that outlives its day', () => {
  const now = new Date('2026-11-28T10:00:00Z');
  const file = (entries: readonly ExamDate[]) => examCalendarFile('gate', entries, now);
  expect(file(gate2026)).toContain(
    [
      'UID:exam-gate-2026-exam@localhost',
      'DTSTAMP:20261128T100000Z',
      'DTSTART;VALUE=DATE:20260207',
      'DTEND;VALUE=DATE:20260216',
      'SUMMARY:GATE 2026: Exam',
      `URL:${link}`,
    ].join('\r\n'),
  );
  const idsOf = (text: string) => text.match(/^UID:.*$/gm);
  const moved = gate2027.map((one) => ({ ...one, firstDay: '2027-02-20', lastDay: '2027-02-21' }));
  expect(idsOf(file(moved))?.sort()).toEqual(idsOf(file(gate2027))?.sort());
  const everything = idsOf(examCalendarFile('gate')) ?? [];
  expect(new Set(everything).size).toBe(everything.length);
  expect(examCalendarFile('tifr', gate2027)).not.toContain('VEVENT');
});

test('an exam to come is an event with its days, place and official page', () => {
  expect(examEvent(date('GATE 2027', 'exam', '2027-02-06', '2027-02-14'))).toMatchObject({
    '@type': 'Event',
    name: 'GATE 2027, Exam',
    startDate: '2027-02-06',
    endDate: '2027-02-14',
    location: { '@type': 'Place', address: { addressCountry: 'IN' } },
    sameAs: link,
  });
});

test('a date to come stands in each group that it can still be in, so that the page may be read later', () => {
  const to = (kind: ExamDate['kind'], days: number) =>
    date('GATE 2099', kind, dayAfter(today(), days), dayAfter(today(), days + 1));
  const dates = [to('result', -9), to('applications', 0), to('correction', 5), to('exam', 9)];
  const html = renderToStaticMarkup(createElement(ExamCalendarPage, { dates }));
  const kindsIn = (group: string) =>
    [
      ...(html.split(`data-group="${group}"`)[1]?.split('</ul>')[0] ?? '').matchAll(
        /<\/b><span>([^<,]*)/g,
      ),
    ].map(([, kind]) => kind);
  expect(kindsIn('open')).toEqual(['Applications', 'Correction of the form']);
  expect(kindsIn('next')).toEqual(['Correction of the form', 'Exam']);
  expect(kindsIn('last')).toEqual(['Result', 'Applications', 'Correction of the form', 'Exam']);
  expect(html).toContain('"@type":"Event"');
});

test('a date that is entered replaces that of its session and kind, however the session is written', () => {
  const known = [
    date('JAM 2026', 'exam', '2026-02-15'),
    date('JAM 2026', 'result', '2026-03-20'),
    date('CSIR-NET June 2026', 'exam', '2026-07-17'),
  ];
  const entered = [
    date('IIT JAM 2026', 'result', '2026-03-18'),
    date('CSIR NET Dec 2026', 'exam', '2026-12-18'),
  ];
  expect(
    withEntered(known, entered).map(({ session, firstDay }) => `${session}: ${firstDay}`),
  ).toEqual([
    'JAM 2026: 2026-02-15',
    'CSIR-NET June 2026: 2026-07-17',
    'JAM 2026: 2026-03-18',
    'CSIR NET Dec 2026: 2026-12-18',
  ]);
});
