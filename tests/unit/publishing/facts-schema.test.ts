import { readSiteFacts } from '@/content/facts/site-facts';

const batch = { exam: 'gate', mode: 'online', session: 'GATE 2028', start: '2027-01-05' };
const notice = {
  text: 'Mock tests',
  link: '/testseries/gate',
  kind: 'tests',
  lastDay: '2027-01-31',
};
const examDate = {
  exam: 'gate',
  session: 'GATE 2027',
  kind: 'exam',
  firstDay: '2027-02-06',
  lastDay: '2027-02-14',
  link: 'https://gate2027.example.in',
};
const cutOff = {
  table: 'gate',
  session: 'GATE 2026',
  general: '26.2',
  obc: '23.5',
  sc: '17.4',
  publishedOn: '2026-03-19',
  link: 'https://gate2026.example.in',
};
const examFee = {
  exam: 'gate',
  session: 'GATE 2027',
  category: 'Women, SC, ST, PwD',
  fee: 100_000,
  otherFee: 150_000,
  goodUntil: '2026-10-12',
  link: 'https://gate2027.example.in',
};
const playlist = { name: 'Samples', videos: 3, text: 'Begin here.' };
const person = { name: 'Asha Rao', subject: 'Organic chemistry', qualification: 'PhD' };
const gold = 'gate-online-1-year-gold';
const address = { street: '28A', area: 'Jia Sarai', city: 'Delhi', pin: '110016' };

const faultsOf = (value: unknown) => readSiteFacts(value).faults;

test('facts of before are read without the greetings, which the office has now', () => {
  const messages = { chatGreeting: '{course}?', parentLink: 'Please open {link}' };
  expect(readSiteFacts({ messages })).toEqual({
    facts: { messages: { parentLink: 'Please open {link}' } },
  });
});

test('no facts and a set with every kind of fact are accepted and come back as they are', () => {
  expect(readSiteFacts({})).toEqual({ facts: {} });
  const facts = {
    institute: {
      name: 'Example Institute',
      address,
      phones: ['+919876543210', '+919876543211', '+911126531234'],
      hours: [{ from: 'Monday', to: 'Saturday', opens: '10:00', closes: '19:00' }],
      chat: 'https://wa.me/919876543210',
      bank: { bank: 'A Bank', account: 'Us', number: '1234 5678 9012', ifsc: 'SBIN0001234' },
      upiId: 'institute@okbank',
    },
    batches: [{ ...batch, timing: '8 am to 1 pm', seats: 60, link: 'https://meet.example.com/x' }],
    notices: [notice],
    examDates: [examDate],
    cutOffs: [cutOff],
    examFees: [examFee],
    planPrices: { [gold]: { price: 949900, struckPrice: null } },
    inclusions: { 'gate-online-gold': ['live-sessions', 'gst'] },
    tests: { unitwise: { price: 59900 } },
    bookletPrices: { gate: { pyq: 1, practice: 1, theory: 1, combined: 1 } },
    paymentLinks: { '/onlinecourses/gate': { [gold]: 'https://pay.example.com/gold' } },
    instalments: { fromPrice: 500000, parts: 3, firstPercent: 50, daysBetween: 30 },
    refundHolidays: ['2027-01-26'],
    toppers: [],
  };
  facts.bookletPrices.gate = { pyq: 110000, practice: 110000, theory: 600000, combined: 750000 };
  expect(readSiteFacts(facts)).toEqual({ facts });
});

test('notations of one phone, PIN code and IFSC become one', () => {
  const { facts } = readSiteFacts({
    institute: {
      phones: ['098765-43210', '+91 98765 43211', '011 2653 1234'],
      address: { ...address, pin: '110 016' },
      bank: { bank: 'B', account: 'A', number: ' 123456789 ', ifsc: 'sbin0001234' },
    },
  });
  expect(facts?.institute).toMatchObject({
    phones: ['+919876543210', '+919876543211', '+911126531234'],
    address: { pin: '110016' },
    bank: { number: '123456789', ifsc: 'SBIN0001234' },
  });
});

test.each([
  ['07AAAAA0000A1Z', 'A GSTIN has 15 characters, and this one has 14'],
  ['07AAAAA0000A1Z४', 'A GSTIN has only letters and digits'],
  [
    '45AAAAA0000A1Z4',
    'A GSTIN begins with the code of the state, such as 07 for Delhi; no state has 45',
  ],
  [
    '07AAAA10000A1Z4',
    'Characters 3 to 12 are the PAN: five letters, four digits and a letter. They read AAAA10000A',
  ],
  [
    '07AAAAA0000A0Z4',
    'Character 13 is a digit from 1 or a letter, and character 14 is Z. They read 0Z',
  ],
  [
    '07AAAAA0000A1Z5',
    'The last character does not fit the others, so one is mistyped. Compare all 15 with the certificate',
  ],
  [
    '70AAAAA0000A1Z4',
    'A GSTIN begins with the code of the state, such as 07 for Delhi; no state has 70',
  ],
])('what is wrong with the GSTIN %s is said', (gstin, message) => {
  expect(faultsOf({ institute: { gstin } })).toEqual([{ field: 'institute.gstin', message }]);
});

test('spaces and small letters of a GSTIN are no mistakes', () => {
  for (const gstin of ['07AAAAA0000A1Z4', ' 07 aaaaa 0000 a1z4', '27AAPFU0939F1ZV']) {
    const { facts } = readSiteFacts({ institute: { gstin } });
    expect(facts?.institute?.gstin).toBe(gstin.replaceAll(' ', '').toUpperCase());
  }
});

const embedded =
  'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3504!2d77.1834!3d28.5449!2m3!1f0';

test.each<[string, object, object]>([
  ['a phone with 0', { phones: ['098100 12345'] }, { phones: ['+919810012345'] }],
  ['a phone with a word', { phones: ['Ph. 98100-12345'] }, { phones: ['+919810012345'] }],
  ['a link of the telephone', { phones: ['tel:+919810012345'] }, { phones: ['+919810012345'] }],
  ['a number as the chat', { chat: '098100 12345' }, { chat: 'https://wa.me/919810012345' }],
  ['a chat without 91', { chat: 'wa.me/9810012345' }, { chat: 'https://wa.me/919810012345' }],
  [
    'names on social sites',
    { social: { facebook: '@orbital.chem', youtube: '@orbitalchem', instagram: 'orbitalchem' } },
    {
      social: {
        facebook: 'https://www.facebook.com/orbital.chem',
        youtube: 'https://www.youtube.com/@orbitalchem',
        instagram: 'https://www.instagram.com/orbitalchem',
      },
    },
  ],
  [
    'addresses as phones share them',
    {
      social: {
        facebook:
          '<iframe src="https://www.facebook.com/plugins/page.php?href=https%3A%2F%2Fwww.facebook.com%2Forbital&amp;tabs=timeline" width="340"></iframe>',
        instagram: 'http://instagram.com/orbitalchem?igsh=MTIz',
        youtube: 'm.youtube.com/@orbitalchem',
      },
      blog: 'orbitalchem.blogspot.com',
    },
    {
      social: {
        facebook: 'https://www.facebook.com/orbital',
        instagram: 'https://instagram.com/orbitalchem',
        youtube: 'https://m.youtube.com/@orbitalchem',
      },
      blog: 'https://orbitalchem.blogspot.com',
    },
  ],
  [
    'a shared place',
    { map: { link: 'Orbital Chemistry\nhttps://maps.app.goo.gl/AbC12' } },
    { map: { link: 'https://maps.app.goo.gl/AbC12' } },
  ],
  [
    'the code of a map in both boxes',
    {
      map: {
        link: `<iframe src="${embedded}" width="600" height="450" style="border:0;"></iframe>`,
        frame: `<iframe width="600" src='${embedded}'></iframe>`,
      },
    },
    {
      map: {
        link: 'https://www.google.com/maps/search/?api=1&query=28.5449,77.1834',
        frame: embedded,
      },
    },
  ],
  [
    'the address of a place, which Google does not let be embedded',
    {
      map: {
        link: 'www.google.com/maps/place/Orbital/@28.5449,77.1834,17z',
        frame: 'https://www.google.com/maps/place/Orbital/@28.5449,77.1834,17z',
      },
    },
    {
      map: {
        link: 'https://www.google.com/maps/place/Orbital/@28.5449,77.1834,17z',
        frame: 'https://www.google.com/maps?q=28.5449,77.1834&output=embed',
      },
    },
  ],
  ['a UPI QR code', { upiId: 'upi://pay?pa=rao@okbank&pn=Rao' }, { upiId: 'rao@okbank' }],
])('%s is understood', (_case, typed, institute) => {
  expect(readSiteFacts({ institute: typed })).toEqual({ facts: { institute } });
});

test('videos and playlists are understood in every form that YouTube gives', () => {
  const id = 'dQw4w9WgXcQ';
  const about = { title: 'A class', text: 'A sample.' };
  for (const url of [
    `youtu.be/${id}?si=x`,
    `https://youtube.com/shorts/${id}?feature=share`,
    `https://www.youtube.com/live/${id}`,
    `<iframe width="560" height="315" src="https://www.youtube.com/embed/${id}?si=x" title="YouTube video player" allowfullscreen></iframe>`,
    `A class\nhttps://youtu.be/${id}`,
  ]) {
    expect(readSiteFacts({ video: { ...about, url } }).facts?.video?.url).toBe(
      `https://www.youtube.com/watch?v=${id}`,
    );
  }
  const list = 'PLaaaaaaaaaaaaaaaa';
  for (const link of [
    `youtube.com/playlist?list=${list}&si=x`,
    `<iframe src="https://www.youtube.com/embed/videoseries?si=x&amp;list=${list}"></iframe>`,
  ]) {
    expect(readSiteFacts({ playlists: [{ ...playlist, link }] }).facts?.playlists?.[0]?.link).toBe(
      `https://www.youtube.com/playlist?list=${list}`,
    );
  }
});

const price = (value: number) => ({ planPrices: { [gold]: { price: value, struckPrice: null } } });
const PRICE = `planPrices.${gold}.price`;
const HTTPS = 'Enter an address that begins with https://';
const FRAME =
  'This link cannot be shown as a map. Leave the box empty, and the map shows the address; or on a computer copy the code from Google Maps: Share, Embed a map';
const PHONE = 'Enter a phone number of ten digits, such as 98765 43210';
const PLAYLIST =
  'Enter the address of a YouTube playlist: open it, press Share and Copy link, and paste it here';

test.each<[string, unknown, field: string, message: string]>([
  ['a price of nothing', price(0), PRICE, 'Enter at least ₹1'],
  ['a price of a thousand million', price(10 ** 11), PRICE, 'Enter at most ₹10,00,000'],
  [
    'a price with three decimals',
    price(949.9),
    PRICE,
    'Enter rupees with at most two decimals, such as 8999 or 8999.50',
  ],
  [
    'a phone in words',
    { institute: { phones: ['nine eight seven', '9876543210', '9876543210'] } },
    'institute.phones.0',
    PHONE,
  ],
  [
    'a phone with a word beside it',
    { institute: { phones: ['9876543210', 'call 9876543210', '9876543210'] } },
    'institute.phones.1',
    PHONE,
  ],
  [
    'a PIN code of five digits',
    { institute: { address: { ...address, pin: '11001' } } },
    'institute.address.pin',
    'Enter the PIN code: six digits, such as 110016',
  ],
  ['a script as the blog', { institute: { blog: 'javascript:alert(1)' } }, 'institute.blog', HTTPS],
  ['a blog without TLS', { institute: { blog: 'http://a.example.com' } }, 'institute.blog', HTTPS],
  [
    'a payment link with a password',
    { paymentLinks: { '/new-batch': { x: 'https://a:b@pay.example.com' } } },
    'paymentLinks./new-batch.x',
    HTTPS,
  ],
  [
    'a chat on another site',
    { institute: { chat: 'https://wa.me.example.com/1' } },
    'institute.chat',
    'Enter the mobile number of the WhatsApp account, or an address such as https://wa.me/919876543210',
  ],
  [
    'a map frame on another site',
    {
      institute: {
        map: { link: 'https://maps.app.goo.gl/x', frame: 'https://maps.example.com/maps/' },
      },
    },
    'institute.map.frame',
    FRAME,
  ],
  [
    'a short link as the map, which only Google can resolve',
    { institute: { map: { link: 'https://maps.app.goo.gl/x', frame: 'maps.app.goo.gl/x' } } },
    'institute.map.frame',
    FRAME,
  ],
  [
    'two phones in one box',
    { institute: { phones: ['98100 12345 / 98100 12346'] } },
    'institute.phones.0',
    'Enter one phone number in each box',
  ],
  [
    'a page of another site as that of Facebook',
    { institute: { social: { facebook: 'https://www.instagram.com/orbitalchem' } } },
    'institute.social.facebook',
    'Enter the name on Facebook, such as @orbitalchem, or copy the address of the page: https://www.facebook.com/…',
  ],
  [
    'a video that is none',
    { video: { title: 'A class', text: 'A sample.', url: 'https://www.youtube.com/@institute' } },
    'video.url',
    'Enter the address of one YouTube video: open it, press Share and Copy link, and paste it here',
  ],
  [
    'a video as a playlist',
    { playlists: [{ ...playlist, link: 'https://youtu.be/dQw4w9WgXcQ' }] },
    'playlists.0.link',
    PLAYLIST,
  ],
  [
    'a day that is none',
    { batches: [{ ...batch, start: '2027-02-30' }] },
    'batches.0.start',
    'Enter a day, such as 2027-01-05',
  ],
  [
    'ten thousand notices',
    { notices: Array.from({ length: 10_000 }, () => notice) },
    'notices',
    'Keep at most 50 notices. Remove some',
  ],
  [
    'a notice that leads to another host by two slashes',
    { notices: [{ ...notice, link: '//example.com' }] },
    'notices.0.link',
    'Enter an address that begins with https://, or a page of this site such as /testseries/gate',
  ],
  [
    'a notice of 121 characters',
    { notices: [{ ...notice, text: 'x'.repeat(121) }] },
    'notices.0.text',
    'Use at most 120 characters',
  ],
  [
    'markup in a name',
    { teachers: [{ ...person, name: '<b>Asha</b>', consentDate: null }] },
    'teachers.0.name',
    'Use one line of plain text, without < > [ ]',
  ],
  [
    'a photo by its address',
    { teachers: [{ ...person, consentDate: null, photo: 'https://example.com/me.jpg' }] },
    'teachers.0.photo',
    'Choose the picture again',
  ],
  [
    'office hours that end before they begin',
    { institute: { hours: [{ from: 'Monday', to: 'Friday', opens: '19:00', closes: '10:00' }] } },
    'institute.hours.0.closes',
    'The closing time must be later than the opening time',
  ],
  [
    'a message to a parent without the link',
    { messages: { parentLink: 'Please consent.' } },
    'messages.parentLink',
    'Write {link} where the link is to stand',
  ],
  [
    'seven instalments',
    { instalments: { fromPrice: 500000, parts: 7, daysBetween: 30 } },
    'instalments.parts',
    'Enter at most 6 parts',
  ],
  [
    'a first instalment in percent and in rupees',
    {
      instalments: {
        fromPrice: 500000,
        parts: 2,
        daysBetween: 30,
        firstPercent: 50,
        firstPart: 100000,
      },
    },
    'instalments.firstPart',
    'Give the first part in percent or in rupees, not both',
  ],
  [
    'a first instalment of the whole price',
    { instalments: { fromPrice: 500000, parts: 2, firstPart: 500000, daysBetween: 30 } },
    'instalments.firstPart',
    'The first part must be less than the lowest price',
  ],
  [
    'a holiday twice',
    { refundHolidays: ['2027-01-26', '2027-01-26'] },
    'refundHolidays',
    'Enter each holiday once',
  ],
])('%s is refused at its field', (_case, facts, field, message) => {
  expect(faultsOf(facts)).toEqual([{ field, message }]);
});

test('each of several faults is named, once for each field', () => {
  const faults = faultsOf({
    institute: { email: 'nobody', phones: ['1', '2', '3'] },
    batches: [{ ...batch, seats: 1.5, link: 'ftp://x' }],
  });
  expect(faults?.map(({ field }) => field).sort()).toEqual([
    'batches.0.link',
    'batches.0.seats',
    'institute.email',
    'institute.phones.0',
    'institute.phones.1',
    'institute.phones.2',
  ]);
});
