import { readSiteFacts } from '@/lib/office/site/facts-schema';

const batch = { exam: 'gate', mode: 'online', session: 'GATE 2028', start: '2027-01-05' };
const notice = {
  text: 'Mock tests',
  link: '/testseries/gate',
  kind: 'tests',
  lastDay: '2027-01-31',
};
const playlist = { name: 'Samples', videos: 3, text: 'Begin here.' };
const person = { name: 'Asha Rao', subject: 'Organic chemistry', qualification: 'PhD' };
const gold = 'gate-online-1-year-gold';
const address = { street: '28A', area: 'Jia Sarai', city: 'Delhi', pin: '110016' };

const faultsOf = (value: unknown) => readSiteFacts(value).faults;

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

const price = (value: number) => ({ planPrices: { [gold]: { price: value, struckPrice: null } } });
const PRICE = `planPrices.${gold}.price`;
const HTTPS = 'Enter an address that begins with https://';
const PHONE = 'Enter a phone number of ten digits, such as 98765 43210';
const PLAYLIST = 'Enter the address of a YouTube playlist';

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
    'Enter a WhatsApp address, such as https://wa.me/919876543210',
  ],
  [
    'a map frame on another site',
    {
      institute: {
        map: { link: 'https://maps.app.goo.gl/x', frame: 'https://maps.example.com/maps/' },
      },
    },
    'institute.map.frame',
    'Copy the address from Google Maps: Share, Embed a map. It begins with https://www.google.com/maps/',
  ],
  [
    'a video that is none',
    { video: { title: 'A class', text: 'A sample.', url: 'https://www.youtube.com/@institute' } },
    'video.url',
    'Enter the address of one YouTube video',
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
    'Choose the photo again',
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
        ...{ fromPrice: 500000, parts: 2, daysBetween: 30 },
        ...{ firstPercent: 50, firstPart: 100000 },
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
    ...['batches.0.link', 'batches.0.seats', 'institute.email'],
    ...['institute.phones.0', 'institute.phones.1', 'institute.phones.2'],
  ]);
});
