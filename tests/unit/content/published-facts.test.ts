import type { BatchFact, SiteFacts } from '@/content/site-facts';
import { withFacts } from '../../support/content/with-facts';

const gold = 'gate-online-6-months-gold';

test('without facts the nine notices are those of the specification', async () => {
  const { notices } = await withFacts({}, () => import('@/content/notices'));
  expect(notices.map(({ content }) => content)).toEqual([
    'CSIR NET June 2024, online batches start Jan 5 and Feb 18',
    'CSIR NET June 2024, offline batches start Jan 5 and Feb 18',
    'GATE 2025, online batches start Jan 5 and Feb 18',
    'GATE 2025, offline batches start Jan 5 and Feb 18',
    'IIT JAM 2025, online batches start Jan 5 and Feb 18',
    'IIT JAM 2025, offline batches start Jan 5 and Feb 18',
    'Test series for CSIR NET Dec 2023',
    'Test series for GATE 2024',
    'Test series for IIT JAM 2024',
  ]);
});

test('published batches stand in the notices and on the board, sorted', async () => {
  const gate: BatchFact = {
    ...{ exam: 'gate', mode: 'online', session: 'GATE 2028', start: '2027-01-05' },
    seats: 40,
  };
  const batches = [
    { ...gate, start: '2027-03-01' },
    gate,
    { ...gate, mode: 'offline', session: 'GATE 2029', start: '2026-12-20' },
    { ...gate, mode: 'offline', session: 'GATE 2029', start: '2027-01-05' },
  ] as const;
  const [{ notices }, { batchBoard, batchDetails }] = await withFacts(
    { batches, notices: [] },
    () => Promise.all([import('@/content/notices'), import('@/content/new-batch')]),
  );
  expect(notices.map(({ content, lastDay }) => [content, lastDay])).toEqual([
    ['GATE 2028, online batches start Jan 5 and Mar 1', '2027-03-01'],
    ['GATE 2029, offline batches start Dec 20, 2026 and Jan 5, 2027', '2027-01-05'],
  ]);
  expect(batchBoard).toHaveLength(8);
  expect(batchBoard.filter(({ content }) => /\d/.test(content))).toEqual([
    { ...notices[0], tag: 'Online' },
    { ...notices[1], tag: 'Offline' },
  ]);
  expect(batchDetails).toHaveLength(4);
});

test('a single batch is written in the singular', async () => {
  const { batchLines } = await withFacts(
    { batches: [{ exam: 'cuet', mode: 'offline', session: 'CUET 2027', start: '2027-01-05' }] },
    () => import('@/content/batches'),
  );
  expect(batchLines).toEqual([
    {
      url: '/offlinecourses/cuet',
      content: 'CUET 2027, offline batch starts Jan 5',
      lastDay: '2027-01-05',
    },
  ]);
});

test('a published price stands on the card, in the label, in structured data and at the checkout', async () => {
  const facts = { planPrices: { [gold]: { price: 3_999_00, struckPrice: null } } };
  const [plans, offers, pages, data, fees, offerings] = await withFacts(facts, () =>
    Promise.all([
      import('@/content/plans'),
      import('@/content/offers'),
      import('@/content/exams/pages'),
      import('@/lib/site/structured-data'),
      import('@/content/fees'),
      import('@/lib/enrolment/offerings'),
    ]),
  );
  const plan = { id: gold, price: 3_999_00, struckPrice: null };
  expect(plans.findPlan(gold)).toMatchObject(plan);
  const cards = pages.onlineCourses.gate.tabs.flatMap((tab) => tab.plans);
  expect(cards).toContainEqual(expect.objectContaining(plan));
  expect(offers.planLabel(gold)).toBe('Gold, 6 Months, GATE online, ₹3,999');
  const { offers: printed } = data.courseData(pages.onlineCourses.gate) as {
    offers?: { price: number }[];
  };
  expect(printed).toContainEqual(expect.objectContaining({ price: 3999 }));
  const listed = fees.examFees.flatMap(({ modes }) => modes.flatMap((mode) => mode.plans));
  expect(listed).toContainEqual(expect.objectContaining(plan));
  expect(offerings.findOffering(gold)).toMatchObject({ price: 3_999_00 });
});

test('a course without printed fees gets its plans from published prices', async () => {
  const id = 'csir-net-offline-6-months-diamond';
  const { csirNetOffline } = await withFacts(
    { planPrices: { [id]: { price: 40_000_00, struckPrice: 50_000_00 } } },
    () => import('@/content/exams/csir-net/courses'),
  );
  expect(csirNetOffline.tabs.map(({ plans }) => plans)).toEqual([
    [
      expect.objectContaining({
        ...{ id, title: 'Diamond 6 Months', price: 40_000_00, struckPrice: 50_000_00 },
      }),
    ],
    [],
  ]);
});

test('a published phone and address stand wherever the institute is named', async () => {
  const facts = {
    institute: {
      phones: ['+919876543210', '+919876543211', '+911126531234'],
      address: { street: '28A', area: 'Katwaria Sarai', city: 'New Delhi', pin: '110016' },
    },
  } as const;
  const [{ institute }, data, { contact }, { about }, { termsAndConditions }] = await withFacts(
    facts,
    () =>
      Promise.all([
        import('@/content/institute'),
        import('@/lib/site/structured-data'),
        import('@/content/contact'),
        import('@/content/about'),
        import('@/content/policies/terms'),
      ]),
  );
  expect(institute.phones[0]).toEqual({
    printed: '+91 98765 43210',
    href: 'tel:+919876543210',
  });
  expect(institute.phones[2].printed).toBe('+91 11 2653 1234');
  expect(institute.address).toBe('28A, Katwaria Sarai, New Delhi 110016');
  expect(data.organization()).toMatchObject({
    telephone: '+91 98765 43210',
    address: {
      streetAddress: '28A, Katwaria Sarai',
      addressLocality: 'New Delhi',
      postalCode: '110016',
    },
  });
  expect(contact.map.title).toBe('Map of Katwaria Sarai, New Delhi');
  expect(JSON.stringify([contact, about, termsAndConditions])).not.toContain('Jia Sarai');
  expect(JSON.stringify(termsAndConditions)).toContain(institute.address);
});

test('office hours are printed and stand in structured data', async () => {
  const hours = [
    { from: 'Friday', to: 'Monday', opens: '10:00', closes: '19:30' },
    { from: 'Thursday', to: 'Thursday', opens: '09:00', closes: '13:00' },
  ] as const;
  const [own, data] = await withFacts({ institute: { hours } }, () =>
    Promise.all([import('@/content/institute'), import('@/lib/site/structured-data')]),
  );
  expect(own.officeHours.map(own.printedHours)).toEqual([
    'Friday to Monday, 10:00 am to 7:30 pm',
    'Thursday, 9:00 am to 1:00 pm',
  ]);
  expect(data.contactPage().mainEntity).toMatchObject({
    openingHoursSpecification: [
      {
        ...{ '@type': 'OpeningHoursSpecification', opens: '10:00', closes: '19:30' },
        dayOfWeek: ['Friday', 'Saturday', 'Sunday', 'Monday'],
      },
      { dayOfWeek: ['Thursday'], opens: '09:00', closes: '13:00' },
    ],
  });
});

test('the way to another place is the published one, or none', async () => {
  const address = { street: '28A', area: 'Katwaria Sarai', city: 'New Delhi', pin: '110016' };
  const wayOf = (facts: SiteFacts) =>
    withFacts(facts, async () => {
      const { offlineCourses } = await import('@/content/exams/pages');
      return offlineCourses.gate.faqs[0]?.answer;
    });
  expect(await wayOf({})).toContain('next to IIT Delhi');
  expect(await wayOf({ institute: { address } })).toBe('At 28A, Katwaria Sarai, New Delhi 110016.');
  const directions = 'Opposite the school.';
  expect(await wayOf({ institute: { address: { ...address, directions } } })).toBe(directions);
});

test('questions that the owner has answered stand on every course page', async () => {
  const { courses } = await withFacts(
    { answers: { instalments: 'Yes, in two parts.', hostels: 'Many, within 1 km.' } },
    () => import('@/content/exams/pages'),
  );
  const asked = courses.map(({ faqs }) => faqs.map(({ question }) => question));
  expect(asked.filter((own) => own.some((text) => text.includes('instalments')))).toHaveLength(8);
  expect(asked.filter((own) => own.some((text) => text.includes('hostels')))).toHaveLength(4);
  const answers = courses.flatMap(({ faqs }) => faqs.map(({ answer }) => answer));
  expect(answers.filter((answer) => answer === 'Yes, in two parts.')).toHaveLength(8);
});

test('nobody is named without written consent', async () => {
  const person = { name: 'Asha Rao', subject: 'Organic chemistry', qualification: 'PhD' };
  const { about } = await withFacts(
    {
      teachers: [
        { ...person, consentDate: '2026-11-01' },
        { ...person, name: 'B. Sen', consentDate: null },
      ],
    },
    () => import('@/content/about'),
  );
  expect(about.teachers.people.map(({ name }) => name)).toEqual(['Asha Rao']);
});

test('refund holidays stand in the refund policy', async () => {
  const { refundPolicy } = await withFacts(
    { refundHolidays: ['2027-01-26', '2027-01-14'] },
    () => import('@/content/policies/refund'),
  );
  expect(JSON.stringify(refundPolicy)).toContain(
    'Sundays and these days are not working days: 14 January 2027 and 26 January 2027.',
  );
});

test('points of the launch list that facts settle are gone', async () => {
  const settings = { SITE_URL: 'https://a.example' } as never;
  const idsWith = (facts: SiteFacts) =>
    withFacts(facts, async () => {
      const { launchPoints } = await import('@/lib/office/launch/launch-points');
      return launchPoints(new Date('2026-11-23'), settings).map(({ id }) => id);
    });
  const settled = [
    ...['institute-phones.0.printed', 'institute-address', 'counsellor-hours', 'batch-dates'],
    ...['way-to-the-centre', 'gstin', 'map', 'dates-batches', 'inclusion-online-gate'],
  ];
  expect(await idsWith({})).toEqual(expect.arrayContaining(settled));
  const tiers = ['bronze', 'silver', 'gold', 'platinum'] as const;
  const left = await idsWith({
    institute: {
      phones: ['+919876543210', '+919876543211', '+919876543212'],
      address: {
        ...{ street: '28A', area: 'Jia Sarai', city: 'Delhi', pin: '110016' },
        directions: 'Opposite the school.',
      },
      hours: [{ from: 'Monday', to: 'Friday', opens: '10:00', closes: '19:00' }],
      gstin: '07AAAAA0000A1Z5',
      map: { link: 'https://maps.app.goo.gl/x', frame: 'https://www.google.com/maps/embed?x' },
    },
    batches: [],
    inclusions: Object.fromEntries(tiers.map((tier) => [`gate-online-${tier}`, ['gst']])),
  });
  expect(left.filter((id) => settled.includes(id))).toEqual([]);
  expect(left).toContain('inclusion-offline-gate');
});

test('once Silver has more than Bronze, the pages say what', async () => {
  const bronze = ['pre-recorded-lectures', 'gst'] as const;
  const { gateOnline } = await withFacts(
    {
      inclusions: {
        'gate-online-bronze': bronze,
        'gate-online-silver': [...bronze, 'pyq-tests', 'subtopic-tests'],
      },
    },
    () => import('@/content/exams/gate/courses'),
  );
  expect(gateOnline.plansIntro).toMatch(
    /^Silver adds subtopicwise tests and previous year questions tests to Bronze. Gold adds/,
  );
});

test('exams whose booklets cost the same are named together, others apart', async () => {
  const answerWith = (facts: SiteFacts) =>
    withFacts(facts, async () => {
      const [{ questionGroups }, { gateMaterial }] = await Promise.all([
        import('@/content/home'),
        import('@/content/exams/gate/study-material'),
      ]);
      const faqs = questionGroups.flatMap((group) => group.faqs);
      const faq = faqs.find(({ question }) => question.startsWith('Which booklets'));
      return [faq?.answer, gateMaterial.pricesIntro];
    });
  const start = 'PYQ booklets, assignments and practice, and theory booklets. All three together';
  expect(await answerWith({})).toEqual([
    `${start} cost ₹7,500 for CSIR-NET or GATE and ₹5,000 for IIT-JAM or CUET (PG), GST included.`,
    'GATE and CSIR-NET booklets have the same prices.',
  ]);
  const gate = { pyq: 1_200_00, practice: 1_200_00, theory: 6_500_00, combined: 8_000_00 };
  expect(await answerWith({ bookletPrices: { gate } })).toEqual([
    `${start} cost ₹7,500 for CSIR-NET, ₹8,000 for GATE and ₹5,000 for IIT-JAM or CUET (PG), GST included.`,
    undefined,
  ]);
});

test('messages name the person, course or link where the published text has its place', async () => {
  const messagesWith = (facts: SiteFacts) =>
    withFacts(facts, async () => {
      const words = await import('@/content/message-words');
      return [
        words.chatGreeting(' GATE '),
        words.chatGreeting(''),
        words.studentGreeting('$& Asha'),
        words.parentLinkMessage('https://a.example/$1'),
      ];
    });
  expect(await messagesWith({})).toEqual([
    'Hello, this is Orbital Chemistry Institute. You asked us about GATE. When may we call you?',
    'Hello, this is Orbital Chemistry Institute. You asked us about our courses. When may we call you?',
    'Hello $& Asha, this is Orbital Chemistry Institute.',
    'Orbital Chemistry Institute asks for your consent as a parent. Please open this link: https://a.example/$1',
  ]);
  const messages = { chatGreeting: '{course}?', studentGreeting: '{name}!', parentLink: '{link}' };
  expect(await messagesWith({ messages })).toEqual([
    ...['GATE?', 'our courses?', '$& Asha!', 'https://a.example/$1'],
  ]);
});
