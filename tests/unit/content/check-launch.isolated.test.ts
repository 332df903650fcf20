import { contentPoints as pointsOfContent } from '@/content/facts/launch-points';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fictitiousFacts, incompleteAddress } from '@/content/facts/launch-points';
import { applyDecisions, launchPoints, linesWithPastYear } from '@/lib/publishing/launch-points';
import { linesFor, settlingOf } from '@/lib/publishing/launch-topics';
import { siteSubject } from '@/content/facts/site-subjects';
import { withFacts } from '../../support/content/with-facts';

const today = new Date('2026-11-21');
const settings = {
  SITE_URL: 'https://www.rao-chemistry.in',
  LEADS_TO: 'office@example.in',
  SMTP_URL: 'smtps://mail.example.in',
};
const idsOf = (points: readonly { id: string }[]) => points.map(({ id }) => id);

test('every invented fact of the institute is a point, every real one is not', () => {
  const points = idsOf(fictitiousFacts());
  for (const fact of ['name', 'formerName', 'email', 'blog', 'chat', 'bank.ifsc', 'bank.number']) {
    expect(points).toContain(`institute-${fact}`);
  }
  for (const index of [0, 1, 2]) {
    expect(points).toContain(`institute-phones.${index}.printed`);
    expect(points).toContain(`institute-social.${index}.href`);
  }
  const real = {
    name: 'Rao Chemistry Academy',
    email: 'office@raochemistry.in',
    phones: [{ printed: '+91 98110 12345', href: 'tel:+919811012345' }],
    bank: { ifsc: 'SBIN0001234', number: '3201 4455 1200' },
  };
  expect(fictitiousFacts(real)).toEqual([]);
  expect(incompleteAddress('28A, Jia Sarai, New Delhi 110016')).toEqual([]);
  expect(idsOf(incompleteAddress())).toEqual(['institute-address']);
});

test('the owner is asked to name the grievance officer', () => {
  const [point, ...others] = fictitiousFacts({ grievanceOfficer: { name: null } });
  expect(others).toEqual([]);
  expect(point).toMatchObject({
    kind: 'placeholder',
    where: 'content/facts/institute.ts',
    what: expect.stringContaining('asks for a named person'),
  });
  expect(idsOf(launchPoints(today, settings))).toContain(point?.id);
  expect(fictitiousFacts({ grievanceOfficer: { name: 'Asha Rao' } })).toEqual([]);
});

test('open points of the specification are listed', () => {
  const ids = idsOf(launchPoints(today, settings));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(
    expect.arrayContaining([
      'silver-like-bronze',
      'cuet-offline-names',
      'no-refund',
      'gst-included-or-added',
      'inclusion-online-gate',
      'inclusion-offline-cuet',
      'payment-links-csir-net-jrf',
      'payment-links-testseries/barc',
      'dates-notices',
      'dates-batches',
      'dates-offers',
      'dates-session',
      'dates-copyright',
      'policy-dates',
      'video',
      'playlists',
      'map',
      'exam-gate-official',
    ]),
  );
  expect(ids).not.toContain('inclusion-online-csir-net');
  expect(ids).not.toContain('payment-links-offlinecourses/csir-net');
  expect(ids).not.toContain('site-url');
  expect(ids).not.toContain('sign-in-links');
});

test('every point asks the owner a question', () => {
  const points = launchPoints(new Date('2027-06-01'), { SITE_URL: 'http://localhost:3000' });
  expect(points.filter(({ what }) => !what.includes('?'))).toEqual([]);
});

test('every point says where it is settled: a place that there is', () => {
  const places = launchPoints(new Date('2027-06-01'), settings).map(({ where }) => where);
  expect([...new Set(places)].filter((place) => place !== '.env' && !existsSync(place))).toEqual(
    [],
  );
});

test('every point has its place in the checklist of the office, without a word of the program', () => {
  const points = [
    ...launchPoints(new Date('2027-06-01'), { SITE_URL: 'http://localhost:3000' }),
    ...launchPoints(today, { ...settings, PHONEPE_CLIENT_ID: 'x', PHONEPE_CLIENT_SECRET: 'x' }),
  ];
  for (const { id, what } of points) {
    const settling = settlingOf(id);
    expect([id, settling]).toEqual([id, expect.objectContaining({ topic: expect.any(String) })]);
    if (settling?.form) expect(siteSubject(settling.form)).not.toBeNull();
    expect(what).not.toMatch(/content\/|\.ts\b|[A-Z]+_[A-Z]+|grievanceOfficer/);
  }
});

test('a fact is asked once: by one box of the forms, and by one point', () => {
  const { fields } = siteSubject('answers') ?? { fields: [] };
  const boxes = fields.flatMap((field) => ('fields' in field ? field.fields : []));
  // Instalments have their own form, which answers the course pages' question.
  expect(boxes.find(({ name }) => name === 'instalments')?.kind).toBe('key');
  const asked = launchPoints(today, settings).map(({ what }) => what);
  expect(asked.filter((what) => /hours of class|hours daily/.test(what))).toHaveLength(1);
  expect(asked.filter((what) => /shipping|cost to send/.test(what))).toHaveLength(1);
  expect(linesFor('sign-in-links').join()).not.toContain('LEADS_TO');
});

test('a point that would show an invented value cannot be kept; one that is left out can', () => {
  const keepOf = (id: string) => settlingOf(id)?.keep;
  for (const id of ['name', 'phones.0.printed', 'bank.ifsc', 'grievanceOfficer.name', 'address']) {
    expect(keepOf(`institute-${id}`)).toBeNull();
  }
  for (const id of [
    'institute-chat',
    'institute-social.1.href',
    'video',
    'map',
    'online-payment',
  ]) {
    expect(keepOf(id)).toEqual(expect.any(String));
  }
});

test('published facts settle their points: days to come, dated policies, a typed name', async () => {
  const batch = { exam: 'gate', mode: 'online', session: 'GATE 2028' } as const;
  const offer = {
    title: 'Crash course',
    lastDay: '2027-06-30',
    price: 499_00,
    struckPrice: 999_00,
  };
  const facts = {
    batches: [{ ...batch, start: '2027-01-05' }],
    notices: [],
    tests: { series: { ...offer, seriesTitle: 'Crash course' }, crashCourse: offer },
    session: '2026-27',
    institute: { name: 'Example Academy', copyrightYear: 2026 },
    policyDates: {
      terms: '2026-11-01',
      privacy: '2026-11-01',
      refund: '2026-11-01',
      shipping: '2026-11-01',
    },
  };
  const { contentPoints } = await withFacts(facts, () => import('@/content/facts/launch-points'));
  const open = idsOf(contentPoints(today));
  expect(open.filter((id) => /^dates-(?!exams-)|policy-dates|batch-dates|-name$/.test(id))).toEqual(
    [],
  );
  expect(idsOf(contentPoints(new Date('2027-01-06')))).toContain('dates-batches');
});

test('the result and the cut-offs of the last session are asked for until they are entered', () => {
  const asked = pointsOfContent(new Date('2026-11-28'))
    .filter(({ id }) => id.startsWith('dates-exams-'))
    .map(({ what }) => what)
    .join('\n');
  expect(asked).toContain('“CSIR-NET result of June 2026: enter it”');
  expect(asked).toContain('“CSIR-NET cut-offs of December 2025: enter them”');
  expect(asked).toContain('“GATE cut-offs of 2026: enter them”');
  expect(asked).toContain('“CUET (PG) application fees of the next session: enter them”');
  expect(asked).not.toContain('TIFR application fees');
  expect(asked).toContain('“TIFR result of 2026: enter it”');
  expect(asked).not.toContain('IIT-JAM result');
});

test('only sentences of pages are asked for past years: other days have points of their own', () => {
  const own = idsOf(pointsOfContent(today));
  const ofFiles = idsOf(launchPoints(today, settings)).filter(
    (id) => id.startsWith('dates-') && !own.includes(id),
  );
  expect(ofFiles).toEqual(['dates-home']);
});

test('exam facts are to be checked again after half a year', () => {
  const stale = (day: string) =>
    idsOf(launchPoints(new Date(day), settings)).filter((id) => id.endsWith('-stale'));
  expect(stale('2026-12-01')).toEqual([]);
  expect(stale('2027-06-01')).toHaveLength(4);
});

test('a missing setting is a point', () => {
  const ids = idsOf(launchPoints(today, { SITE_URL: 'http://localhost:3000' }));
  expect(ids).toEqual(
    expect.arrayContaining(['site-url', 'leads-to', 'sign-in-links', 'online-payment', 'gstin']),
  );
});

test.each([
  ['http://www.rao-chemistry.in', 'an address without https'],
  ['https://localhost', 'outside this machine'],
  ['https://localhost.', 'outside this machine'],
  ['https://site.localhost:8443', 'outside this machine'],
  ['https://127.0.0.1', 'outside this machine'],
  ['https://[::1]', 'outside this machine'],
  ['https://[::ffff:10.0.0.5]', 'outside this machine'],
  ['https://192.168.1.20', 'outside this machine'],
  ['https://169.254.1.1', 'outside this machine'],
  ['https://100.64.0.9', 'outside this machine'],
  ['https://[fd00::1]', 'outside this machine'],
  ['https://2130706433', 'outside this machine'],
  ['https://office', 'outside this machine'],
  ['https://office.local', 'outside this machine'],
  ['https://site.internal', 'outside this machine'],
  ['https://nas.home.arpa', 'outside this machine'],
  ['https://93.184.216.34', 'a number, and not a name'],
  ['https://www.example.org', 'a name for examples'],
  ['https://site.example', 'a name for examples'],
  ['https://orbital.test', 'a name for examples'],
  ['https://www.your-institute.in', 'a name for examples'],
])('%s is no address for the public, whatever was decided', (SITE_URL, why) => {
  const points = launchPoints(today, { ...settings, SITE_URL });
  const decision = { decision: 'It is.', decidedOn: '2026-11-20' };
  const { open, decided } = applyDecisions(points, { 'site-url': decision });
  expect(open).toContainEqual(
    expect.objectContaining({ id: 'site-url', what: expect.stringContaining(why) }),
  );
  expect(idsOf(decided)).not.toContain('site-url');
});

test.each([
  'https://rao-chemistry.in',
  'https://www.localhost-classes.co.in',
  'https://xn--11b4d3a.in',
])('%s is an address for the public', (SITE_URL) => {
  expect(idsOf(launchPoints(today, { ...settings, SITE_URL }))).not.toContain('site-url');
});

test('payments are no point with keys and GSTIN; PhonePe still has to be tried', () => {
  const razorpay = { RAZORPAY_KEY_ID: 'rzp_x', RAZORPAY_KEY_SECRET: 'x' };
  const phonepe = { PHONEPE_CLIENT_ID: 'x', PHONEPE_CLIENT_SECRET: 'x' };
  const pointsWith = (more: object) =>
    idsOf(launchPoints(today, { ...settings, GSTIN: '07AAAAA0000A1Z4', ...more })).filter((id) =>
      /^(online-payment|phonepe-trial|gstin)/.test(id),
    );
  expect(pointsWith(razorpay)).toEqual([]);
  expect(pointsWith(phonepe)).toEqual(['phonepe-trial']);
  expect(pointsWith({ ...razorpay, GSTIN: '07AAAAA0000A1Z5' })).toEqual(['gstin-wrong']);
  expect(pointsWith({ ...razorpay, PAYMENT_PROVIDER: 'sandbox' })).toEqual([
    'online-payment-simulated',
    'online-payment',
  ]);
});

test('a year counts as past in what is shown, not in comments, addresses or numbers', () => {
  const source = [
    "title: 'CSIR NET June 2024',",
    '// since 2019',
    ' * 2019 in a docstring',
    "url: 'https://example.in/2020',",
    "session: '2024-25',",
    'maximum: 2000,',
    "next: 'June 2027',",
  ].join('\n');
  expect(linesWithPastYear(source, 2026)).toEqual(['CSIR NET June 2024', '2024-25']);
});

test('a decision closes its point; a decision about nothing is reported', () => {
  const points = launchPoints(today, settings);
  const decision = { decision: 'Sold as it is.', decidedOn: '2027-01-15' };
  const sorted = applyDecisions(points, { 'silver-like-bronze': decision, nothing: decision });
  expect(idsOf(sorted.decided)).toEqual(['silver-like-bronze']);
  expect(idsOf(sorted.open)).toEqual(idsOf(points).filter((id) => id !== 'silver-like-bronze'));
  expect(sorted.unknown).toEqual(['nothing']);
});

test('the command lists the points and fails while one is open', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'lib/commands/check-launch.ts'],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stdout).toContain('silver-like-bronze');
  expect(stdout).toMatch(/^\d+ open, 0 decided\.$/m);
});
