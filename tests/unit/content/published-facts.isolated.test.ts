import fc from 'fast-check';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BatchFact, SiteFacts } from '@/content/facts/site-facts';
import { publishedModules } from '@/lib/publishing/published-parts';
import { withFacts } from '../../support/content/with-facts';

const gold = 'gate-online-6-months-gold';

test('without facts the nine notices are those of the specification', async () => {
  const { notices } = await withFacts({}, () => import('@/content/facts/notices'));
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
    exam: 'gate',
    mode: 'online',
    session: 'GATE 2028',
    start: '2027-01-05',
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
    () => Promise.all([import('@/content/facts/notices'), import('@/content/catalogue/new-batch')]),
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

test('a demo class is announced with its page; only a teacher with a consent is named', async () => {
  const one = {
    exam: 'gate',
    mode: 'offline',
    day: '2099-01-09',
    time: '11:00',
    seats: 8,
  } as const;
  const demoClasses = [{ ...one, subject: 'Kinetics', teacher: 'A. Rao', place: 'Room 2' }, one];
  const pages = () =>
    Promise.all([import('@/content/pages/demo-class'), import('@/content/pages/routes')]);
  const [{ demoSlots }, { requireRoute }] = await withFacts(
    { demoClasses: [demoClasses[0]] } as SiteFacts,
    pages,
  );
  expect(demoSlots).toEqual([
    {
      id: '2099-01-09-1100-gate-offline',
      title: 'GATE Chemistry: Kinetics',
      time: 'Friday, 9 January 2099, 11:00 am',
      details: 'Room 2, Jia Sarai, Delhi',
    },
  ]);
  expect(requireRoute('/demo-class').indexable).toBe(true);
  const [, routes] = await withFacts({}, pages);
  expect(routes.requireRoute('/demo-class').indexable).toBe(false);
  const { contentFaults } = await withFacts(
    { demoClasses } as SiteFacts,
    () => import('@/content/facts/site-facts-rules'),
  );
  expect(contentFaults()).toEqual([
    { field: 'demoClasses.1.time', message: 'This demo class is in the list already' },
  ]);
});

test('a single batch is written in the singular', async () => {
  const { batchLines } = await withFacts(
    { batches: [{ exam: 'cuet', mode: 'offline', session: 'CUET 2027', start: '2027-01-05' }] },
    () => import('@/content/facts/batches'),
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
  const [plans, pages, data, fees, { findOffering }] = await withFacts(facts, () =>
    Promise.all([
      import('@/content/catalogue/plans'),
      import('@/content/catalogue/exams/pages'),
      import('@/lib/site/structured-data'),
      import('@/content/pages/fees'),
      import('@/content/catalogue/offerings'),
    ]),
  );
  const plan = { id: gold, price: 3_999_00, struckPrice: null };
  expect(plans.findPlan(gold)).toMatchObject(plan);
  const cards = pages.onlineCourses.gate.tabs.flatMap((tab) => tab.plans);
  expect(cards).toContainEqual(expect.objectContaining(plan));
  const { offers: printed } = data.courseData(pages.onlineCourses.gate) as {
    offers?: { price: number }[];
  };
  expect(printed).toContainEqual(expect.objectContaining({ price: 3999 }));
  const listed = fees.examFees.flatMap(({ modes }) => modes.flatMap((mode) => mode.plans));
  expect(listed).toContainEqual(expect.objectContaining(plan));
  expect(findOffering(gold)).toMatchObject({
    label: 'Gold, 6 Months, GATE online, ₹3,999',
    price: 3_999_00,
  });
});

test('a price changed alone keeps the struck price; null shows none, of a plan and of an offer', async () => {
  const { findPlan: before } = await import('@/content/catalogue/plans');
  const struckPrice = before(gold)?.struckPrice;
  expect(struckPrice).toEqual(expect.any(Number));
  const shown = (planPrice: object, crashCourse: object) =>
    withFacts({ planPrices: { [gold]: planPrice }, tests: { crashCourse } }, async () => {
      const [{ findPlan }, { jrfJumpstart }] = await Promise.all([
        import('@/content/catalogue/plans'),
        import('@/content/catalogue/offers'),
      ]);
      return [findPlan(gold), jrfJumpstart];
    });
  expect(await shown({ price: 3_599_00 }, { price: 599_00 })).toMatchObject([
    { price: 3_599_00, struckPrice },
    { price: 599_00, struckPrice: 2_499_00 },
  ]);
  expect(await shown({ struckPrice: null }, { struckPrice: null })).toMatchObject([
    { price: before(gold)?.price, struckPrice: null },
    { price: 499_00, struckPrice: null },
  ]);
});

test('a course without printed fees gets its plans from published prices', async () => {
  const id = 'csir-net-offline-6-months-diamond';
  const { csirNetOffline } = await withFacts(
    { planPrices: { [id]: { price: 40_000_00, struckPrice: 50_000_00 } } },
    () => import('@/content/catalogue/exams/csir-net/courses'),
  );
  expect(csirNetOffline.tabs.map(({ plans }) => plans)).toEqual([
    [
      expect.objectContaining({
        id,
        title: 'Diamond 6 Months',
        price: 40_000_00,
        struckPrice: 50_000_00,
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
        import('@/content/facts/institute'),
        import('@/lib/site/structured-data'),
        import('@/content/pages/contact'),
        import('@/content/pages/about'),
        import('@/content/pages/policies/terms'),
      ]),
  );
  expect(institute.phones[0]).toEqual({
    printed: '+91 98765 43210',
    href: 'tel:+919876543210',
  });
  expect(institute.phones[2]?.printed).toBe('+91 11 2653 1234');
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

test('a published shipping cost puts booklets on sale online', async () => {
  const load = () =>
    Promise.all([
      import('@/content/catalogue/shipping'),
      import('@/content/catalogue/study-material'),
      import('@/content/catalogue/offerings'),
      import('@/content/facts/launch-points'),
      import('@/lib/payments/receipt-words'),
    ]);
  const cost = { first: 60_00, further: 0 };
  const facts = { shipping: { home: cost, elsewhere: { first: 120_00, further: 50_00 } } };
  for (const published of [{}, { ...facts, bookletCode: '4901' }]) {
    const isSold = 'shipping' in published;
    const [shipping, material, { orderOfferings, isOrdered }, launch, receipt] = await withFacts(
      published,
      load,
    );
    expect(orderOfferings.filter(isOrdered)).toHaveLength(isSold ? orderOfferings.length : 2);
    expect(material.orderSteps[0]?.title).toBe(isSold ? 'Buy online' : 'Order on the phone');
    expect(
      [1, 3].flatMap((sets) => ['Delhi', 'Goa'].map((state) => shipping.shippingCost(sets, state))),
    ).toEqual(isSold ? [60_00, 120_00, 60_00, 220_00] : [null, null, null, null]);
    const points = launch.contentPoints(new Date('2026-11-23')).map(({ id }) => id);
    expect(points.includes('booklet-orders')).toBe(!isSold);
    expect(
      (['study-material', 'test-series'] as const).map((kind) => receipt.taxCodeOf(kind)),
    ).toEqual([isSold ? '4901' : '999293', '999293']);
  }
});

test('one phone, no former name, no struck prices and own names of plans are enough', async () => {
  const facts = {
    institute: { phones: ['+919876543210'], noFormerName: true },
    hideStruckPrices: true,
    cuetClassroom: { regular: 'Regular, 6 Months', weekend: 'Weekend, 1 Year' },
    counters: { net: 210 },
    tests: { series: { title: 'Test series 2027' } },
    bookletPrices: { gate: { pyq: 1200_00 } },
    policyDates: { refund: '2026-11-01' },
    session: '2027-28',
  } as const;
  const [pages, own, home, refund, launch, offers, choices, materials] = await withFacts(
    facts,
    () =>
      Promise.all([
        import('@/content/catalogue/exams/pages'),
        import('@/content/facts/institute'),
        import('@/content/pages/home'),
        import('@/content/pages/policies/refund'),
        import('@/content/facts/launch-points'),
        import('@/content/catalogue/offers'),
        import('@/content/catalogue/admission-choices'),
        import('@/content/catalogue/study-material'),
      ]),
  );
  expect(own.institute.phones.map(({ printed }) => printed)).toEqual(['+91 98765 43210']);
  expect(JSON.stringify([refund.refundPolicy, own.institute])).not.toContain('Valence');
  const plans = pages.courses.flatMap(({ tabs }) => tabs.flatMap((tab) => tab.plans));
  expect(plans.filter(({ struckPrice }) => struckPrice !== null)).toEqual([]);
  expect(
    pages.offlineCourses.cuet.tabs.map(({ label, plans: [plan] }) => [label, plan?.title]),
  ).toEqual([
    ['Regular, 6 Months', 'Regular, 6 Months'],
    ['Weekend, 1 Year', 'Weekend, 1 Year'],
  ]);
  expect(home.statistics.map(({ maximum }) => maximum)).toEqual([2000, 210, 1500, 100, 20]);
  expect(offers.testSeriesOffer).toMatchObject({ title: 'Test series 2027', price: 99_00 });
  expect(materials.materialRows('gate').map(({ price }) => price)[0]).toBe(1200_00);
  expect([refund.refundPolicy.lastUpdated, choices.defaultSession]).toEqual([
    '2026-11-01',
    '2027-28',
  ]);
  const open = launch.contentPoints(new Date('2026-11-23')).map(({ id }) => id);
  for (const settled of ['institute-phones', 'institute-formerName', 'struck-prices', 'counters']) {
    expect(open.filter((id) => id.startsWith(settled))).toEqual([]);
  }
});

test('published hours of class stand in every sentence that names them, with their sums', async () => {
  const classHours = { csirNet: { from: 5, to: 7 }, others: { from: 3, to: 3 } };
  const modules = await withFacts({ classHours }, () =>
    Promise.all([
      import('@/content/catalogue/exams/pages'),
      import('@/content/pages/home'),
      import('@/content/pages/about'),
      import('@/content/catalogue/new-batch'),
      import('@/content/catalogue/course-families'),
    ]),
  );
  const text = JSON.stringify(modules);
  expect(text).not.toMatch(/4 to [56] hours|24 to 3[06] hours/);
  for (const words of [
    '5 to 7 hours daily',
    '30 to 42 hours',
    '3 hours daily',
    '18 hours of class',
  ]) {
    expect(text).toContain(words);
  }
});

test('office hours are printed and stand in structured data', async () => {
  const hours = [
    { from: 'Friday', to: 'Monday', opens: '10:00', closes: '19:30' },
    { from: 'Thursday', to: 'Thursday', opens: '09:00', closes: '13:00' },
  ] as const;
  const [own, data] = await withFacts({ institute: { hours } }, () =>
    Promise.all([import('@/content/facts/institute'), import('@/lib/site/structured-data')]),
  );
  expect(own.officeHours.map(own.printedHours)).toEqual([
    'Friday to Monday, 10:00 am to 7:30 pm',
    'Thursday, 9:00 am to 1:00 pm',
  ]);
  expect(data.contactPage().mainEntity).toMatchObject({
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        opens: '10:00',
        closes: '19:30',
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
      const { offlineCourses } = await import('@/content/catalogue/exams/pages');
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
    () => import('@/content/catalogue/exams/pages'),
  );
  const asked = courses.map(({ faqs }) => faqs.map(({ question }) => question));
  expect(asked.filter((own) => own.some((text) => text.includes('instalments')))).toHaveLength(8);
  expect(asked.filter((own) => own.some((text) => text.includes('hostels')))).toHaveLength(4);
  const answers = courses.flatMap(({ faqs }) => faqs.map(({ answer }) => answer));
  expect(answers.filter((answer) => answer === 'Yes, in two parts.')).toHaveLength(8);
});

test('the rule of instalments answers for its courses, whatever was typed before there was one', async () => {
  const instalments = { exams: ['gate'] as const, fromPrice: 5_000_00, daysBetween: 30 };
  const answered = (rule: { parts: number; firstPercent?: number }) =>
    withFacts(
      { instalments: { ...instalments, ...rule }, answers: { instalments: 'Ask the office.' } },
      async () => {
        const { onlineCourses } = await import('@/content/catalogue/exams/pages');
        return [onlineCourses.gate, onlineCourses.cuet].map(
          ({ faqs }) => faqs.find(({ question }) => question.includes('instalments'))?.answer,
        );
      },
    );
  expect(await answered({ parts: 3, firstPercent: 40 })).toEqual([
    'Yes: a fee of ₹5,000 or more in up to 3 parts, 40% when you enrol and one more every 30 days.',
    'Ask the office.',
  ]);
  expect(await answered({ parts: 2 })).toContain(
    'Yes: a fee of ₹5,000 or more in up to 2 parts, the first when you enrol and the other 30 days later.',
  );
});

test('nobody is named without written consent', async () => {
  const person = { name: 'Asha Rao', subject: 'Organic chemistry', qualification: 'PhD' };
  const { about } = await withFacts(
    {
      teachers: [
        { ...person, consentDate: '2026-11-01' },
        { ...person, name: 'B. Sen', consentDate: null },
        { ...person, name: 'C. Lal', consentDate: '2026-11-01', withdrawnDate: '2026-11-20' },
      ],
    },
    () => import('@/content/pages/about'),
  );
  expect(about.teachers.people.map(({ name }) => name)).toEqual(['Asha Rao']);
});

test('a teacher stands on About, with structured data, and on the pages of the exams they teach', async () => {
  const teacher = {
    name: 'Asha Rao',
    subject: 'Organic chemistry',
    qualification: 'Ph.D. (IIT Delhi)',
    consentDate: '2026-11-01',
    consentUntil: '2099-03-31',
    exams: ['gate'],
    years: 9,
    sample: 'https://www.youtube.com/watch?v=abcdefghijk',
  } as const;
  const drawn = await withFacts({ teachers: [teacher] }, async () => {
    const { ExamTeachers } = await import('@/components/catalogue/teachers');
    const { AboutPage } = await import('@/components/pages/about-page');
    const { aboutPage } = await import('@/lib/site/structured-data');
    const html = (element: ReactNode) => renderToStaticMarkup(element);
    return {
      gate: html(createElement(ExamTeachers, { exam: 'gate' })),
      jam: html(createElement(ExamTeachers, { exam: 'iit-jam' })),
      about: html(createElement(AboutPage)),
      data: JSON.stringify(aboutPage()),
    };
  });
  for (const fact of [
    'Asha Rao',
    'Ph.D. (IIT Delhi), teaching for 9 years',
    'data-last-day="2099-03-31"',
  ]) {
    expect(drawn.gate).toContain(fact);
    expect(drawn.about).toContain(fact);
  }
  // The player is asked for on a press only.
  expect(drawn.gate).toContain(
    'data-embed-src="https://www.youtube-nocookie.com/embed/abcdefghijk',
  );
  expect(drawn.gate).not.toContain('<iframe');
  expect(drawn.jam).toBe('');
  expect(drawn.data).toContain('"@type":"Person","name":"Asha Rao"');
  const { AboutPage } = await withFacts({}, () => import('@/components/pages/about-page'));
  expect(renderToStaticMarkup(createElement(AboutPage))).toContain('Physical chemistry');
});

test('a free paper is called a sample until a teacher has approved its present questions', async () => {
  const before = { by: 'A. Rao', on: '2026-11-01' };
  const since = { by: 'A. Rao', on: '2099-01-05' };
  const facts = { paperApprovals: { gate: since, 'csir-net': before } };
  const ledes = await withFacts(facts, async () => {
    const { paperWords } = await import('@/content/pages/practice');
    const { practicePaper } = await import('@/content/practice/practice-papers');
    return (['gate', 'csir-net', 'cuet'] as const).map(
      (exam) => paperWords(practicePaper(exam)).lede.split(':')[0],
    );
  });
  expect(ledes).toEqual(['Questions approved by A. Rao', 'Sample paper', 'Sample paper']);
});

test('pages of the booklets stand on the study material of their exam, to open as large as they are read', async () => {
  const photo = 'a'.repeat(32);
  const page = { exam: 'gate', booklet: 'Kinetics', text: 'Worked problems', photo } as const;
  const shown = await withFacts({ bookletPages: [page] }, async () => {
    const { BookletPages } = await import('@/components/catalogue/booklet-pages');
    return ['gate', 'barc'].map((exam) =>
      renderToStaticMarkup(createElement(BookletPages, { exam: exam as 'gate' })),
    );
  });
  expect(shown).toEqual([
    expect.stringContaining(`href="/_next/static/pictures/${photo}-1000.webp"`),
    '',
  ]);
  expect(shown[0]).toContain('alt="Kinetics: Worked problems"');
});

test('the timetable stands on New Batches, and lectures on the pages of their exam', async () => {
  const one = {
    exam: 'gate',
    mode: 'offline',
    batch: 'Regular',
    from: '07:00',
    to: '11:00',
  } as const;
  const timetable: SiteFacts['timetable'] = [
    { ...one, days: ['Saturday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] },
    { ...one, exam: 'csir-net', mode: 'online', days: ['Sunday', 'Saturday'], teacher: 'A. Rao' },
  ];
  const lecture = { exam: 'gate', title: 'Kinetics', text: 'A whole class.' } as const;
  const url = 'https://www.youtube.com/watch?v=abcdefghijk';
  const shown = await withFacts({ timetable, lectures: [{ ...lecture, url }] }, async () => {
    const { ExamLectures } = await import('@/components/catalogue/lectures');
    const { NewBatchPage } = await import('@/components/catalogue/new-batch-page');
    const html = (element: ReactNode) => renderToStaticMarkup(element);
    return {
      rows: (await import('@/content/facts/timetable')).timetable,
      page: html(createElement(NewBatchPage)),
      gate: html(createElement(ExamLectures, { exam: 'gate' })),
      jam: html(createElement(ExamLectures, { exam: 'iit-jam' })),
    };
  });
  expect(shown.rows).toMatchObject([
    { course: 'CSIR-NET, online', days: 'Saturday and Sunday', teacher: '', place: 'Online' },
    {
      course: 'GATE, classroom',
      days: 'Monday to Saturday',
      hours: '7:00 am to 11:00 am',
      place: 'Jia Sarai, Delhi',
    },
  ]);
  expect(shown.page).toContain('GATE, classroom: Regular');
  expect(shown.gate).toContain(
    'data-embed-src="https://www.youtube-nocookie.com/embed/abcdefghijk',
  );
  expect([shown.gate.includes('<iframe'), shown.jam]).toEqual([false, '']);
});

test('a person who may not be shown is in no version, nor is the photo', () => {
  const teacher = { name: 'Asha Rao', subject: 'Organic chemistry', qualification: 'PhD' };
  const topper = {
    ...({ exam: 'gate', year: 2026, rank: 'AIR 1', course: 'Gold', duration: '1 year' } as const),
    paid: true,
    photo: 'hidden',
  };
  const modules = publishedModules({
    teachers: [
      { ...teacher, consentDate: '2026-11-01', photo: 'shown' },
      { ...teacher, name: 'B. Sen', consentDate: null, photo: 'hidden' },
    ],
    toppers: [
      { ...topper, name: 'D. Das', consentDate: '2025-12-31' },
      { ...topper, name: 'E. Roy', consentDate: '2026-11-01', withdrawnDate: '2026-11-20' },
    ],
  });
  const source = [...modules.values()].join('');
  expect(source).toContain('shown');
  for (const trace of ['hidden', 'B. Sen', 'D. Das', 'E. Roy']) expect(source).not.toContain(trace);
});

test('whatever an owner types is a value in the module of a version, never code', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.constantFrom('"};x();//', '`${x()}`', '\u2028', '</script>'),
  );
  fc.assert(
    fc.property(typed, typed, (directions, text) => {
      const facts = {
        institute: { blog: directions },
        notices: [{ text }],
      } as unknown as SiteFacts;
      const modules = publishedModules(facts);
      for (const [part, value] of [
        ['institute', { blog: directions }],
        ['notices', [{ text }]],
      ] as const) {
        const [, source = ''] =
          new RegExp(`^export const ${part} = (.*);\\n$`, 's').exec(modules.get(part) ?? '') ?? [];
        expect(JSON.parse(source)).toEqual(value);
      }
    }),
  );
});

test('a photo is drawn beside its name, in the sizes of both kinds of screens', async () => {
  const photo = 'a'.repeat(32);
  const teacher = { name: 'Asha Rao', subject: 'Organic chemistry', qualification: 'PhD' };
  const html = await withFacts(
    { teachers: [{ ...teacher, consentDate: '2026-11-01', photo }] },
    async () => {
      const { AboutPage } = await import('@/components/pages/about-page');
      const { createElement } = await import('react');
      const { renderToStaticMarkup } = await import('react-dom/server');
      return renderToStaticMarkup(createElement(AboutPage));
    },
  );
  const [image = ''] = /<img[^>]*>/.exec(html) ?? [];
  for (const part of [
    `src="/_next/static/pictures/${photo}-240.webp"`,
    `/_next/static/pictures/${photo}-480.webp 480w`,
    'alt="Photo of Asha Rao"',
    'loading="lazy"',
    'width="240" height="300"',
  ]) {
    expect(image).toContain(part);
  }
});

test('refund holidays stand in the refund policy', async () => {
  const { refundPolicy } = await withFacts(
    { refundHolidays: ['2027-01-26', '2027-01-14'] },
    () => import('@/content/pages/policies/refund'),
  );
  expect(JSON.stringify(refundPolicy)).toContain(
    'Sundays and these days are not working days: 14 January 2027 and 26 January 2027.',
  );
});

test('points of the launch list that facts settle are gone', async () => {
  const settings = { SITE_URL: 'https://a.example' } as never;
  const idsWith = (facts: SiteFacts) =>
    withFacts(facts, async () => {
      const { launchPoints } = await import('@/lib/publishing/launch-points');
      return launchPoints(new Date('2026-11-23'), settings).map(({ id }) => id);
    });
  const settled = [
    'institute-phones.0.printed',
    'institute-address',
    'counsellor-hours',
    'batch-dates',
    'way-to-the-centre',
    'gstin',
    'map',
    'dates-batches',
    'inclusion-online-gate',
  ];
  expect(await idsWith({})).toEqual(expect.arrayContaining(settled));
  const tiers = ['bronze', 'silver', 'gold', 'platinum'] as const;
  const left = await idsWith({
    institute: {
      phones: ['+919876543210', '+919876543211', '+919876543212'],
      address: {
        street: '28A',
        area: 'Jia Sarai',
        city: 'Delhi',
        pin: '110016',
        directions: 'Opposite the school.',
      },
      hours: [{ from: 'Monday', to: 'Friday', opens: '10:00', closes: '19:00' }],
      gstin: '07AAAAA0000A1Z4',
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
    () => import('@/content/catalogue/exams/gate/courses'),
  );
  expect(gateOnline.plansIntro).toMatch(
    /^Silver adds subtopicwise tests and previous year questions tests to Bronze. Gold adds/,
  );
});

test('exams whose booklets cost the same are named together, others apart', async () => {
  const answerWith = (facts: SiteFacts) =>
    withFacts(facts, async () => {
      const [{ questionGroups }, { gateMaterial }] = await Promise.all([
        import('@/content/pages/home'),
        import('@/content/catalogue/exams/gate/study-material'),
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

test('the message to a parent has the link where the published text has its place', async () => {
  const messageWith = (facts: SiteFacts) =>
    withFacts(facts, async () => {
      const words = await import('@/content/facts/message-words');
      return words.parentLinkMessage('https://a.example/$1');
    });
  expect(await messageWith({})).toBe(
    'Orbital Chemistry Institute asks for your consent as a parent. Please open this link: https://a.example/$1',
  );
  expect(await messageWith({ messages: { parentLink: '{link}!' } })).toBe('https://a.example/$1!');
});

test('each part is a module of its own, so a script with the phones has no bank account', () => {
  const phones = ['+919876543210', '+919876543211', '+919876543212'] as const;
  const modules = publishedModules({
    institute: { phones, email: 'office@institute.example', upiId: 'institute@okbank' },
    refundHolidays: ['2027-01-26'],
  });
  expect(modules.get('identity')).toBe(
    `export const identity = {"phones":${JSON.stringify(phones)}};\n`,
  );
  expect(modules.get('institute')).toBe(
    'export const institute = {"email":"office@institute.example"};\n',
  );
  expect(modules.get('bankAccount')).toContain('institute@okbank');
  expect(modules.get('refundHolidays')).toBe('export const refundHolidays = ["2027-01-26"];\n');
  expect(modules.get('batches')).toBe('export const batches = undefined;\n');
});

test('an offer that has ended is off sale everywhere, and its past sales keep its name', async () => {
  const loaded = await withFacts(
    { tests: { series: { ended: true }, crashCourse: { ended: true } } },
    async () => ({
      ...(await import('@/content/catalogue/offerings')),
      ...(await import('@/content/pages/fees')),
      ...(await import('@/content/catalogue/priced-families')),
      ...(await import('@/content/catalogue/plan-choice')),
      ...(await import('@/lib/enrolment/offerings')),
      ...(await import('@/content/catalogue/exams/pages')),
      faults: (await import('@/content/facts/site-facts-rules')).contentFaults(),
    }),
  );
  const [series, crash] = ['csir-net-test-series-june-2024', 'jrf-jumpstart-june-2024'];
  for (const id of [series, crash]) {
    expect(loaded.findOffering(id)).toBeNull();
    expect(loaded.readChoice({ plan: id }) ?? loaded.readChoice({ item: id })).toBeNull();
  }
  expect(loaded.offeringTitle(series)).toBe(
    'Online Test Series for CSIR NET June-2024 (Past batch)',
  );
  expect(loaded.testFees(loaded.feesWords).map(({ name }) => name)).toEqual([
    'Unitwise tests, any exam',
  ]);
  expect(JSON.stringify(loaded.testSeriesFamily)).not.toMatch(/58|CSIR-NET series/);
  const offered = Object.values(loaded.testSeries).map(({ registration: _own, ...rest }) => rest);
  expect(JSON.stringify(offered)).not.toMatch(/58 tests|the CSIR-NET (test )?series/i);
  expect(loaded.faults).toEqual([]);
});

test('a batch on sale after its last day is called a past batch', async () => {
  const { titleOn } = await import('@/content/catalogue/offerings');
  const offer = { title: 'Crash course June-2027', lastDay: '2027-06-30' };
  expect(titleOn('2027-06-30', offer)).toBe('Crash course June-2027');
  expect(titleOn('2027-07-01', offer)).toBe('Crash course June-2027 (Past batch)');
  expect(titleOn('2027-07-01', { title: 'Theory booklets' })).toBe('Theory booklets');
});

test('dates, cut-offs and application fees that the office enters reach calendar, pages of facts, eligibility check and checklist', async () => {
  const link = 'https://csirnet.example.in/june-2026';
  const csirNet = { exam: 'csir-net', session: 'CSIR-NET June 2026', link } as const;
  const gate2027 = {
    exam: 'gate',
    session: 'GATE 2027',
    link: 'https://gate2027.example.in',
  } as const;
  const facts: SiteFacts = {
    examDates: [
      { ...csirNet, session: 'June 2026', kind: 'result', firstDay: '2026-09-01' },
      {
        ...csirNet,
        session: 'CSIR-NET December 2026',
        kind: 'applications',
        firstDay: '2026-11-01',
        lastDay: '2026-11-30',
      },
      { ...gate2027, kind: 'exam', firstDay: '2027-02-13', lastDay: '2027-02-14' },
      { ...gate2027, kind: 'exam', firstDay: '2027-02-06', lastDay: '2027-02-07' },
    ],
    cutOffs: [
      {
        table: 'jrf',
        session: 'CSIR-NET June 2026',
        general: '51.25',
        ews: '46.00',
        obc: '45.50',
        sc: '36.00',
        st: '29.75',
        pwd: '25.00',
        publishedOn: '2026-09-03',
        link,
      },
    ],
    examFees: [
      {
        ...{ ...csirNet, session: 'CSIR-NET December 2026', category: 'General' },
        ...{ fee: 115_000, goodUntil: '2026-11-30' },
      },
      {
        ...{ exam: 'gate', session: 'GATE 2027', category: 'Women, SC, ST, PwD', fee: 105_000 },
        ...{ otherFee: 155_000, goodUntil: '2026-10-12', link: gate2027.link },
      },
      {
        ...{ exam: 'barc', session: 'OCES-2027', category: 'Women', fee: 0 },
        ...{ goodUntil: '2027-01-31', link: 'https://barc.example.in' },
      },
    ],
  };
  const [{ examFacts }, { eligibilityOf }, { calendarOf }, { examDates }, launch, pages] =
    await withFacts(facts, () =>
      Promise.all([
        import('@/content/catalogue/exams/facts'),
        import('@/content/catalogue/eligibility'),
        import('@/content/catalogue/exam-calendar'),
        import('@/content/catalogue/exams/exam-dates'),
        import('@/content/facts/launch-points'),
        import('@/content/catalogue/exams/pages'),
      ]),
    );
  const [jrf] = examFacts['csir-net'].pages['cut-off']?.tables ?? [];
  expect(jrf?.rows[0]).toMatchObject({
    heading: 'June 2026',
    cells: ['51.25', '46.00', '45.50', '36.00', '29.75', '25.00'],
    sources: [{ publisher: 'csirnet.example.in', url: link, read: '2026-09-03' }],
  });
  const [answer] = eligibilityOf(
    {
      degree: 'masters',
      subject: 'chemistry',
      stage: 'completed',
      percent: 60,
      born: '2001-03',
      category: 'sc',
      gender: 'woman',
      hasDisability: false,
    },
    '2026-11-28',
  );
  expect(answer?.targets[0]).toEqual({ name: 'JRF, June 2026', marks: 72, outOf: 200 });
  // December 2026 to December 2035, because its applications are open until the end of November.
  expect(answer?.notes[0]).toContain('19 sessions left');
  expect(examFacts.gate.pages.eligibility?.tables).toContainEqual({
    heading: 'Dates of GATE 2027',
    columns: ['Step', 'Days'],
    rows: [{ heading: 'Exam', cells: ['6 and 7 Feb 2027; 13 and 14 Feb 2027'], sources: [] }],
  });
  const fees = examFacts.gate.pages.eligibility?.tables.find(({ examFees }) => examFees)?.rows;
  expect(fees?.slice(0, 2)).toMatchObject([
    { heading: 'Women, SC, ST, PwD (GATE 2027)', cells: ['₹1,050', '₹1,550'] },
    { heading: 'Women, SC, ST, PwD (GATE 2026)', cells: ['₹1,000', '₹1,500'] },
  ]);
  expect(JSON.stringify(pages.examPages)).toContain(
    'GATE 2027: Women, SC, ST, PwD ₹1,050 (with late fee ₹1,550).',
  );
  expect(JSON.stringify(pages.testSeries)).toContain('OCES-2027: Women none.');
  expect(examFacts.gate.official[0]).toEqual({ use: 'GATE 2027', href: gate2027.link });
  const [calendar, gate] = calendarOf(examDates, '2026-11-28');
  expect([calendar?.open.length, gate?.next.length]).toEqual([1, 2]);
  expect(calendar?.last.at(-1)).toMatchObject({ session: 'CSIR-NET June 2026', kind: 'result' });
  expect(calendar?.last).toHaveLength(6);
  const asked = (exam: string) =>
    launch
      .contentPoints(new Date('2026-11-28'))
      .find(({ id }) => id.startsWith(`dates-exams-${exam}-`))?.what;
  expect(asked('csir-net')).toBeUndefined();
  expect(asked('gate')).toContain('GATE cut-offs of 2026: enter them');
  expect(asked('gate')).not.toContain('the next session: enter its dates');
  expect(asked('gate')).toContain('GATE application fees of the next session: enter them');
  expect(asked('barc') ?? '').not.toContain('application fees');
});
