import fc from 'fast-check';
import { readLeadFilter } from '@/lib/leads/lead-filter';
import { auditFilterIn } from '@/lib/staff/audit/audit-query';
import { readExportFilter } from '@/lib/reports/export-filter';
import { staffSearchSchema } from '@/lib/search/staff-search';
import { dayInCell } from '@/lib/payments/bank/read-statement';
import { dateOf, dayOf, isDay, isUnder18, today } from '@/lib/site/days';
import { anyCharacter } from '../../support/calls/any-character';
import { day } from '@/lib/calls/fields';

const birthday = day('Enter your date of birth');
const read = (text: unknown) => birthday.safeParse(text);

test('three ways to write a day', () => {
  for (const text of ['2004-02-29', '29/02/2004', '29-02-2004', ' 2004-02-29 ']) {
    expect(read(text).data).toBe('2004-02-29');
  }
});

test.each([
  '2003-02-29',
  '31/04/2004',
  '00/01/2004',
  '2004-13-01',
  '1900-02-29',
  '1899-12-31',
  '2004-2-9',
  '9/2/2004',
  '29/02-2004',
  '29.02.2004',
  '02/29/2004',
  '20040229',
  '2004/02/29',
  '2004-02-29T00:00:00Z',
  '9999-12-31',
  '२००४-०२-२९',
  '2004-02-2９',
  'x'.repeat(100_000),
  '2004-02-29\0',
  '+002004-02-29',
  '-2004-02-29',
  20040229,
  {},
])('%j is no day', (text) => {
  expect(read(text).success).toBe(false);
});

test('a refusal says what to do', () => {
  const message = (text: unknown) => read(text).error?.issues.map((issue) => issue.message);
  for (const text of [undefined, null, '', '  ', 7]) {
    expect(message(text)).toEqual(['Enter your date of birth']);
  }
  for (const text of ['31/02/2004', 'x'.repeat(40), '2999-01-01']) {
    expect(message(text)).toEqual(['Enter a date up to today: day, month, year']);
  }
});

test('every day since 1900 is taken in all its spellings, and survives the way to a Date and back', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: dateOf(today()), noInvalidDate: true });
  fc.assert(
    fc.property(days, (moment) => {
      const iso = dayOf(moment);
      const [year, month, date] = iso.split('-');
      for (const text of [iso, `${date}/${month}/${year}`, `${date}-${month}-${year}`]) {
        expect(read(text).data).toBe(iso);
      }
      expect(dayOf(dateOf(iso))).toBe(iso);
    }),
  );
});

test('whatever text arrives, what comes out is a day of the calendar', () => {
  const digits = fc.stringMatching(/^\d{1,4}[-/.]\d{1,3}[-/.]\d{1,5}$/);
  fc.assert(
    fc.property(fc.oneof(digits, fc.string({ unit: anyCharacter })), (text) => {
      const { data } = read(text);
      if (data !== undefined) expect(dayOf(dateOf(data))).toBe(data);
    }),
    { numRuns: 2000 },
  );
});

test('today is the day in Delhi: it begins at half past six in the evening, UTC', () => {
  expect(today(new Date('2026-11-21T18:29:59Z'))).toBe('2026-11-21');
  expect(today(new Date('2026-11-21T18:30:00Z'))).toBe('2026-11-22');
  expect(read(today()).success).toBe(true);
  expect(read(dayOf(new Date(dateOf(today()).getTime() + 86_400_000))).success).toBe(false);
});

test('someone is under 18 until the birthday, and after 29 February until 1 March', () => {
  expect(isUnder18('2008-11-22', '2026-11-21')).toBe(true);
  expect(isUnder18('2008-11-21', '2026-11-21')).toBe(false);
  expect(isUnder18('2008-02-29', '2026-02-28')).toBe(true);
  expect(isUnder18('2008-02-29', '2026-03-01')).toBe(false);
  expect(isUnder18('1999-12-31', '2026-01-01')).toBe(false);
});

const inFilters: [string, (text: string) => boolean][] = [
  ['the audit', (from) => auditFilterIn({ from }).from === from],
  ['the leads', (to) => readLeadFilter({ to }).to === to],
  ['an export', (from) => readExportFilter('audit', new URLSearchParams({ from })) !== 'from'],
  ['the search', (to) => staffSearchSchema.safeParse({ q: '', filters: { to } }).success],
  ['a bank statement', (text) => dayInCell(text) === text],
  ['isDay', isDay],
];

test.each(inFilters)('%s takes the days of the calendar, and no others', (_, takes) => {
  for (const text of ['2024-02-29', '1900-01-01', '2026-12-31', '2099-12-31']) {
    expect([text, takes(text)]).toEqual([text, true]);
  }
  for (const text of [
    '2026-02-31',
    '2026-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0000-01-01',
    '1899-12-31',
    '2100-01-01',
    '9999-12-31',
    '12026-01-01',
    '-02026-01-01',
    '2026-1-1',
    '2026-01-01T',
    '२०२६-०१-०१',
    'today',
  ]) {
    expect([text, takes(text)]).toEqual([text, false]);
  }
});

const everyMonth = Array.from({ length: 12 }, (_, month) =>
  dayOf(new Date(Date.UTC(2026, month, 9))),
);

test('days are printed alike in every browser, whatever its names of months are', async () => {
  const inIndia = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', ...options });
    return everyMonth.map((one) => format.format(dateOf(one)));
  };
  const long = inIndia({ dateStyle: 'long' });
  const weekdays = inIndia({ weekday: 'long' });
  const { DateTimeFormat } = Intl;
  Reflect.deleteProperty(Intl, 'DateTimeFormat');
  jest.resetModules();
  const print = await import('@/content/day').finally(() =>
    Object.assign(Intl, { DateTimeFormat }),
  );
  expect(everyMonth.map(print.printDay)).toEqual(long);
  expect(everyMonth.map(print.printDayOfWeek)).toEqual(
    long.map((text, month) => `${weekdays[month]}, ${text}`),
  );
  expect(everyMonth.map(print.printShortDay).join(', ')).toBe(
    '9 Jan 2026, 9 Feb 2026, 9 Mar 2026, 9 Apr 2026, 9 May 2026, 9 Jun 2026, ' +
      '9 Jul 2026, 9 Aug 2026, 9 Sept 2026, 9 Oct 2026, 9 Nov 2026, 9 Dec 2026',
  );
  expect(print.printPolicyDay('2023-12-12')).toBe('December 12, 2023');
  expect(
    [
      ['2026-07-17', '2026-07-17'],
      ['2026-07-17', '2026-07-18'],
      ['2026-03-06', '2026-03-27'],
      ['2026-05-27', '2026-06-19'],
      ['2025-12-14', '2026-01-23'],
    ].map(([first = '', last]) => print.printDays(first, last)),
  ).toEqual([
    '17 Jul 2026',
    '17 and 18 Jul 2026',
    '6 to 27 Mar 2026',
    '27 May to 19 Jun 2026',
    '14 Dec 2025 to 23 Jan 2026',
  ]);
  for (const one of Object.values(print)) expect(() => one('2026-02-3x')).toThrow(RangeError);
});
