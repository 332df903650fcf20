import type { BatchFact } from '@/content/site-facts';
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
      phones: ['+919876543210', '+919876543211', '+919876543212'],
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
