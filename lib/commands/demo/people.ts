import sharp from 'sharp';
import { noticeVersion } from '@/content/pages/policies/privacy';
import { isUnder18, today } from '@/lib/site/days';
import type { DemoContext } from './demo-context';

/** Marks every row of the demo. Mail to `.example` is never delivered (RFC 2606). */
export const DEMO_DOMAIN = 'demo.example';

/** Prefix of every demo order; real orders never have it. */
export const DEMO_ORDER = 'DEMO';

/** The first hundred are used by the institute's own placeholders. */
const LEFT_OUT = 100;
const NUMBERS = 100_000 - LEFT_OUT;

/** The first five digits of every phone of the demo; no real number begins with them. */
export const DEMO_PHONES = '00000';

/**
 * A phone number that cannot exist: Indian numbers do not begin with 0, and 00000 is no country code.
 * The last five digits still identify one person.
 * @param index below 99,900; each gives a different number
 */
export function demoDigits(index: number): string {
  // 7919 is a prime that does not divide NUMBERS, so all numbers differ.
  const number = LEFT_OUT + ((index * 7919 + 12_345) % NUMBERS);
  return `${DEMO_PHONES}${String(number).padStart(5, '0')}`;
}

/** The same number in the formats people type. */
export function phoneAsTyped(digits: string, way: number): string {
  const [first, last] = [digits.slice(0, 5), digits.slice(5)];
  const ways = [`+91 ${first} ${last}`, digits, `+91${digits}`, `${first}-${last}`, `91 ${digits}`];
  return ways[way % ways.length] as string;
}

/** A name in both scripts. */
type Name = readonly [latin: string, devanagari: string];

interface DemoName {
  gender: 'Male' | 'Female';
  given: Name;
  surname: Name;
  father: Name;
}

/** "Aarav आरव, …": each name in both scripts. */
function namesIn(list: string): readonly Name[] {
  return list.split(',').map((pair) => {
    const [latin = '', devanagari = ''] = pair.trim().split(' ');
    return [latin, devanagari];
  });
}

const men = namesIn(`
  Aarav आरव, Abhishek अभिषेक, Aditya आदित्य, Ajay अजय, Akash आकाश, Aman अमन, Amit अमित, Ankit अंकित,
  Arjun अर्जुन, Ashish आशीष, Deepak दीपक, Faisal फ़ैसल, Gaurav गौरव, Gurpreet गुरप्रीत, Harsh हर्ष,
  Imran इमरान, Karan करण, Kartik कार्तिक, Kunal कुणाल, Manish मनीष, Mohit मोहित, Nikhil निखिल,
  Nitin नितिन, Pankaj पंकज, Pranav प्रणव, Rahul राहुल, Rajat रजत, Rakesh राकेश, Ravi रवि, Rohan रोहन,
  Sachin सचिन, Sandeep संदीप, Saurabh सौरभ, Shubham शुभम, Sumit सुमित, Tarun तरुण, Varun वरुण,
  Vikas विकास, Vishal विशाल, Yash यश`);

/** A sister for each lead whose number is this. */
export const sisterOf = (index: number): string => women[index % women.length]?.[0] ?? '';

const women = namesIn(`
  Aanchal आंचल, Aditi अदिति, Aisha आयशा, Akanksha आकांक्षा, Ananya अनन्या, Anjali अंजलि,
  Ankita अंकिता, Arpita अर्पिता, Bhavna भावना, Deepika दीपिका, Divya दिव्या, Farah फ़राह,
  Garima गरिमा, Harpreet हरप्रीत, Isha ईशा, Jyoti ज्योति, Kavita कविता, Khushboo ख़ुशबू,
  Kritika कृतिका, Lakshmi लक्ष्मी, Manisha मनीषा, Megha मेघा, Nandini नंदिनी, Neha नेहा, Nidhi निधि,
  Pallavi पल्लवी, Pooja पूजा, Pragya प्रज्ञा, Priya प्रिया, Rashmi रश्मि, Ritu ऋतु, Sakshi साक्षी,
  Shalini शालिनी, Shreya श्रेया, Simran सिमरन, Sneha स्नेहा, Sonal सोनल, Swati स्वाति, Tanvi तन्वी,
  Vandana वंदना`);

const surnames = namesIn(`
  Agarwal अग्रवाल, Ahmad अहमद, Bansal बंसल, Banerjee बनर्जी, Bhardwaj भारद्वाज, Bisht बिष्ट,
  Chauhan चौहान, Choudhary चौधरी, Das दास, Dubey दुबे, Ghosh घोष, Gupta गुप्ता, Iyer अय्यर, Jain जैन,
  Jha झा, Joshi जोशी, Kaushik कौशिक, Khan ख़ान, Kumar कुमार, Malik मलिक, Mathur माथुर, Meena मीणा,
  Mehta मेहता, Mishra मिश्रा, Nair नायर, Negi नेगी, Pandey पांडे, Patel पटेल, Rai राय, Rana राणा,
  Rathore राठौर, Rawat रावत, Reddy रेड्डी, Saini सैनी, Saxena सक्सेना, Sharma शर्मा, Shukla शुक्ला,
  Singh सिंह, Srivastava श्रीवास्तव, Tiwari तिवारी, Tomar तोमर, Tripathi त्रिपाठी, Tyagi त्यागी,
  Verma वर्मा, Yadav यादव`);

/** A random combination of common names. */
export function anyName(demo: DemoContext): DemoName {
  const gender = demo.happens(0.52) ? 'Female' : 'Male';
  return {
    gender,
    given: demo.pick(gender === 'Male' ? men : women),
    surname: demo.pick(surnames),
    father: demo.pick(men),
  };
}

const places = [
  { weight: 30, city: 'New Delhi', state: 'Delhi', pin: '110' },
  { weight: 8, city: 'Ghaziabad', state: 'Uttar Pradesh', pin: '201' },
  { weight: 7, city: 'Lucknow', state: 'Uttar Pradesh', pin: '226' },
  { weight: 5, city: 'Prayagraj', state: 'Uttar Pradesh', pin: '211' },
  { weight: 4, city: 'Varanasi', state: 'Uttar Pradesh', pin: '221' },
  { weight: 6, city: 'Patna', state: 'Bihar', pin: '800' },
  { weight: 3, city: 'Muzaffarpur', state: 'Bihar', pin: '842' },
  { weight: 6, city: 'Jaipur', state: 'Rajasthan', pin: '302' },
  { weight: 3, city: 'Kota', state: 'Rajasthan', pin: '324' },
  { weight: 6, city: 'Rohtak', state: 'Haryana', pin: '124' },
  { weight: 4, city: 'Gurugram', state: 'Haryana', pin: '122' },
  { weight: 4, city: 'Dehradun', state: 'Uttarakhand', pin: '248' },
  { weight: 3, city: 'Ludhiana', state: 'Punjab', pin: '141' },
  { weight: 2, city: 'Shimla', state: 'Himachal Pradesh', pin: '171' },
  { weight: 3, city: 'Bhopal', state: 'Madhya Pradesh', pin: '462' },
  { weight: 3, city: 'Ranchi', state: 'Jharkhand', pin: '834' },
  { weight: 3, city: 'Kolkata', state: 'West Bengal', pin: '700' },
  { weight: 2, city: 'Guwahati', state: 'Assam', pin: '781' },
  { weight: 2, city: 'Hyderabad', state: 'Telangana', pin: '500' },
  { weight: 1, city: 'Kochi', state: 'Kerala', pin: '682' },
] as const;

const streets = [
  'Gandhi Nagar',
  'Ambedkar Colony',
  'Model Town',
  'Civil Lines',
  'Shastri Nagar',
  'Vikas Puri',
  'Saket',
  'Ashok Vihar',
  'Laxmi Nagar',
  'Nehru Road',
] as const;

interface PhotoRow {
  name: string;
  studentId: string;
  bytes: string;
  createdAt: Date;
}

const shirts = ['#1c4a7d', '#7a4a1e', '#3d6b4f', '#6b3d5e', '#55606e', '#8a6d1f'];

/** Drawn portraits, not of real people. */
export async function demoPhotos(
  students: readonly DemoStudent[],
  demo: DemoContext,
): Promise<PhotoRow[]> {
  const drawn = await Promise.all(shirts.map(draw));
  return students.flatMap(({ row: { id: studentId, photoName: name, createdAt } }) =>
    name === null ? [] : [{ name, studentId, bytes: demo.pick(drawn), createdAt }],
  );
}

/** In PostgreSQL's bytea format. */
async function draw(shirt: string): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="300" viewBox="0 0 240 300">
    <rect width="240" height="300" fill="#e8e4da"/>
    <circle cx="120" cy="118" r="56" fill="#c9bfae"/>
    <path d="M24 300c6-74 46-108 96-108s90 34 96 108z" fill="${shirt}"/></svg>`;
  return `\\x${(await sharp(Buffer.from(svg)).jpeg({ quality: 70 }).toBuffer()).toString('hex')}`;
}

/** The demo's accounts, one of each role; of counsellors three, who follow up leads. */
export const demoStaff = (
  [
    { id: '00000000-0000-4000-a000-00000000de00', name: 'Kamala (demo)', role: 'owner' },
    { id: '00000000-0000-4000-a000-00000000de01', name: 'Anjali (demo)', role: 'counsellor' },
    { id: '00000000-0000-4000-a000-00000000de02', name: 'Rohit (demo)', role: 'counsellor' },
    { id: '00000000-0000-4000-a000-00000000de03', name: 'Farah (demo)', role: 'counsellor' },
    { id: '00000000-0000-4000-a000-00000000de04', name: 'Suresh (demo)', role: 'accountant' },
    { id: '00000000-0000-4000-a000-00000000de05', name: 'Meera (demo)', role: 'teacher' },
    { id: '00000000-0000-4000-a000-00000000de06', name: 'Imran (demo)', role: 'dispatch' },
  ] as const
).map((one) => ({ ...one, email: `${one.name.split(' ')[0]}@${DEMO_DOMAIN}`.toLowerCase() }));

export const [demoOwner] = demoStaff as [(typeof demoStaff)[0]];
export const demoCounsellors = demoStaff.filter(({ role }) => role === 'counsellor');

/** A row of `students`, with values that the rest of the demo needs. */
export interface DemoStudent {
  row: {
    id: string;
    email: string;
    studentname: string;
    fathername: string;
    dateofbirth: string;
    contactnumber: string;
    city: string;
    state: string;
    pincode: string;
    address: string;
    photoName: string | null;
    createdAt: Date;
  };
  name: DemoName;
  /** Ten digits. */
  digits: string;
}

interface ConsentRow {
  id: string;
  studentId: string;
  kind: 'notice' | 'marketing' | 'parent';
  given: boolean;
  version: string;
  createdAt: Date;
}

/** Less than the shortest retention period, a year for unpaid forms (content/pages/retention.ts). */
const MOST_DAYS = 330;

/** Eleven months of sign-ups, more of them recent. */
export function demoStudents(count: number, demo: DemoContext): DemoStudent[] {
  return Array.from({ length: count }, (_, index) => student(index, demo));
}

function student(index: number, demo: DemoContext): DemoStudent {
  const name = anyName(demo);
  const { given, surname, father } = name;
  const script = demo.happens(0.2) ? 1 : 0;
  const place = demo.weighted(places.map((one) => [one.weight, one] as const));
  const digits = demoDigits(index);
  const daysAgo = MOST_DAYS * demo.number() ** 1.7;
  const email = `${given[0]}.${surname[0]}${index + 1}@${DEMO_DOMAIN}`.toLowerCase();
  const row = {
    id: demo.uuid(),
    email,
    studentname: `${given[script]} ${surname[script]}`,
    fathername: `${father[script]} ${surname[script]}`,
    dateofbirth: birthday(demo),
    contactnumber: phoneAsTyped(digits, demo.between(0, 9)),
    city: place.city,
    state: place.state,
    pincode: `${place.pin}${String(demo.between(1, 99)).padStart(3, '0')}`,
    address: `${demo.between(1, 240)}, ${demo.pick(streets)}, ${place.city}`,
    photoName: demo.happens(0.45) ? `${demo.hex(64)}.jpg` : null,
    createdAt: demo.past(daysAgo),
  };
  return { row, name, digits };
}

/** Mostly of an age to finish a degree; some are still at school. */
function birthday(demo: DemoContext): string {
  const age = demo.happens(0.07) ? demo.between(15, 17) : demo.between(18, 27);
  const year = Number(today(demo.now).slice(0, 4)) - age;
  const two = (number: number) => String(number).padStart(2, '0');
  return `${year}-${two(demo.between(1, 12))}-${two(demo.between(1, 28))}`;
}

/** All have accepted the notice; some students under 18 lack a parent's consent. */
export function demoConsents(students: readonly DemoStudent[], demo: DemoContext): ConsentRow[] {
  return students.flatMap(({ row }) => {
    const kinds: ConsentRow['kind'][] = ['notice'];
    if (demo.happens(0.4)) kinds.push('marketing');
    const asked = isUnder18(row.dateofbirth, today(row.createdAt));
    if (asked && demo.happens(0.7)) kinds.push('parent');
    return kinds.map((kind) => ({
      id: demo.uuid(),
      studentId: row.id,
      kind,
      given: true,
      version: noticeVersion,
      createdAt: row.createdAt,
    }));
  });
}
