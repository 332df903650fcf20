import * as z from 'zod/mini';
import { isDay } from '@/lib/site/days';
import { playlistId, videoId } from '@/lib/site/youtube';
import { asciiDigits } from '@/lib/platform/ascii-digits';
import { emailAddress } from '@/lib/platform/email-address';
import { materialIds } from '@/content/catalogue/exams/exam';
import { examDateKinds, type ExamDateKind } from '@/content/catalogue/exam-calendar';
import { cutOffTables, type CutOffTable } from '@/content/catalogue/exams/cut-offs';
import { exams, examsIn, type CourseExam, type ExamId } from '@/content/catalogue/exams/exams';
import { offerPages, planPages } from '@/content/catalogue/sales-pages';
import {
  durationNames,
  featureIds,
  tierNames,
  type Duration,
  type Tier,
} from '@/content/catalogue/tiers';
import { gstinFault, plainGstin } from './gstin';
import { readRegistrationName } from './registration-name';
import {
  areSeveralPhones,
  chatAddress,
  isMapFrame,
  mapFrame,
  mapLink,
  pastedAddress,
  playlistAddress,
  socialPage,
  typedPhone,
  upiIdIn,
  videoAddress,
} from './typed-links';

/** One line of text, trimmed. Square brackets would be read as a link where policies are drawn. */
const line = (longest: number, whenEmpty: string) =>
  z.string(whenEmpty).check(
    z.trim(),
    z.minLength(1, { error: whenEmpty, abort: true }),
    z.maxLength(longest, `Use at most ${longest} characters`),
    z.regex(/^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069[\]<>]*$/u, {
      error: 'Use one line of plain text, without < > [ ]',
    }),
  );

const optionalLine = (longest: number) =>
  z.optional(line(longest, 'Enter a text, or leave it out'));

const day = (example: string) =>
  z
    .string(`Enter a day, such as ${example}`)
    .check(z.refine((text) => isDay(text), `Enter a day, such as ${example}`));

const MOST_PAISE = 10_00_000_00;

/** Whole paise from ₹1 to ₹10,00,000. */
const price = z.number('Enter a price in rupees, such as 8999').check(
  z.refine((paise) => Number.isInteger(paise), {
    error: 'Enter rupees with at most two decimals, such as 8999 or 8999.50',
    abort: true,
  }),
  z.minimum(100, 'Enter at least ₹1'),
  z.maximum(MOST_PAISE, 'Enter at most ₹10,00,000'),
);

const LINK = 'Enter an address that begins with https://';

function isHttps(text: string): boolean {
  if (text.length > 500 || /[\s<>"\\^`{|}]/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  const named = /^(?=.*[a-z])[a-z\d-]+(\.[a-z\d-]+)+$/.test(hostname);
  return protocol === 'https:' && named && !username && !password;
}

/** An https address, after `read` has corrected the typed or pasted text. */
const addressIn = (read: (text: string) => string, message = LINK) =>
  z.string(message).check(z.overwrite(read), z.refine(isHttps, { error: message, abort: true }));

const httpsLink = addressIn(pastedAddress);

/** A link to one of these hosts or their subdomains. */
const linkTo = (hosts: readonly string[], read: (text: string) => string, message: string) =>
  addressIn(read, message).check(
    z.refine((text) => {
      const { hostname } = new URL(text);
      return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
    }, message),
  );

export type SocialSite = 'facebook' | 'youtube' | 'instagram';

/** The page of the institute on a social site: its address or its name there. */
const socialLink = (site: SocialSite, title: string, hosts: readonly string[]) =>
  z.optional(
    linkTo(
      hosts,
      (text) => socialPage(site, text),
      `Enter the name on ${title}, such as @orbitalchem, or copy the address of the page: https://www.${site}.com/…`,
    ),
  );

const PHONE = 'Enter a phone number of ten digits, such as 98765 43210';
const ONE_PHONE = 'Enter one phone number in each box';

/** An Indian number in any notation; outputs `+919876543210`. */
const phone = z.pipe(
  z.string(PHONE),
  z.transform((text, context): string => {
    const typed = typedPhone(text);
    const [, digits] = /^(?:(?:00)?91|0)?([1-9]\d{9})$/.exec(asciiDigits(typed)) ?? [];
    if (digits && /^[\p{Nd}\s+().-]*$/u.test(typed)) return `+91${digits}`;
    const message = areSeveralPhones(typed) ? ONE_PHONE : PHONE;
    context.issues.push({ code: 'custom', message, input: text });
    return z.NEVER;
  }),
);

const PIN = 'Enter the PIN code: six digits, such as 110016';
const TIME = 'Enter a time between 00:00 and 23:59, such as 09:30';
const time = z.string(TIME).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME));

const weekday = z.enum(
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  'Choose a day of the week',
);

const hours = z.strictObject({ from: weekday, to: weekday, opens: time, closes: time }).check(
  z.refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    error: 'The closing time must be later than the opening time',
  }),
);

const MAP = 'In Google Maps, find the office, press Share and Copy link, and paste it here';
const FRAME =
  'This link cannot be shown as a map. Leave the box empty, and the map shows the address; or on a computer copy the code from Google Maps: Share, Embed a map';
const DIGITS = 'Enter the account number: 9 to 18 digits';
const IFSC = 'Enter the IFSC: 11 characters, such as SBIN0001234';
const UPI = 'Enter the UPI id, such as institute@okbank';

const year = z
  .number('Enter a year, such as 2027')
  .check(
    z.int('Enter a year'),
    z.minimum(2000, 'Enter a year from 2000'),
    z.maximum(2099, 'Enter a year until 2099'),
  );

/** Some of these, each once. */
const chosen = <T extends string>(ids: readonly [T, ...T[]]) =>
  z.optional(
    z
      .array(z.enum(ids, 'Choose from these'))
      .check(z.refine((some) => new Set(some).size === some.length, 'Choose each once')),
  );

const institute = z.strictObject({
  name: z.optional(line(60, 'Enter the name')),
  shortName: z.optional(line(20, 'Enter the short name')),
  formerName: z.optional(line(60, 'Enter the former name')),
  noFormerName: z.optional(z.literal(true)),
  address: z.optional(
    z.strictObject({
      street: line(80, 'Enter house, floor and street'),
      area: line(30, 'Enter the area, such as Jia Sarai'),
      city: line(20, 'Enter the city'),
      pin: z.string(PIN).check(
        z.overwrite((text) => asciiDigits(text)),
        z.regex(/^[1-9]\d{5}$/, PIN),
      ),
      directions: optionalLine(300),
    }),
  ),
  phones: z.optional(
    z.tuple([phone], phone, 'Enter a phone number').check(z.maxLength(3, 'Give at most 3 numbers')),
  ),
  email: z.optional(emailAddress),
  hours: z.optional(z.array(hours).check(z.maxLength(7, 'Give at most 7 rows of hours'))),
  map: z.optional(
    z.strictObject({
      link: linkTo(['google.com', 'google.co.in', 'goo.gl', 'g.page'], mapLink, MAP),
      frame: z.optional(addressIn(mapFrame, FRAME).check(z.refine(isMapFrame, FRAME))),
    }),
  ),
  chat: z.optional(
    linkTo(
      ['wa.me', 'whatsapp.com'],
      chatAddress,
      'Enter the mobile number of the WhatsApp account, or an address such as https://wa.me/919876543210',
    ),
  ),
  blog: z.optional(httpsLink),
  social: z.optional(
    z.strictObject({
      facebook: socialLink('facebook', 'Facebook', ['facebook.com', 'fb.com', 'fb.me']),
      youtube: socialLink('youtube', 'YouTube', ['youtube.com']),
      instagram: socialLink('instagram', 'Instagram', ['instagram.com']),
    }),
  ),
  /** Elements that the institute does not have: left out, with the links to them (D41). */
  without: chosen(['facebook', 'youtube', 'instagram', 'blog', 'chat']),
  bank: z.optional(
    z.strictObject({
      bank: line(60, 'Enter the bank'),
      account: line(80, 'Enter the account holder'),
      number: z.string(DIGITS).check(
        z.trim(),
        z.refine((text) => /^(?:\d ?){8,17}\d$/.test(text), DIGITS),
      ),
      ifsc: z.string(IFSC).check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{4}0[A-Z\d]{6}$/, IFSC)),
    }),
  ),
  upiId: z.optional(
    z
      .string(UPI)
      .check(z.overwrite(upiIdIn), z.regex(/^[\w.-]{2,64}@[A-Za-z][A-Za-z\d]{1,30}$/, UPI)),
  ),
  gstin: z.optional(
    z.string('Enter the GSTIN').check(
      z.overwrite(plainGstin),
      z.superRefine((text, context) => {
        const message = gstinFault(text);
        if (message) context.issues.push({ code: 'custom', message, input: text });
      }),
    ),
  ),
  copyrightYear: z.optional(year),
  grievanceOfficer: z.optional(
    z.strictObject({ name: line(80, 'Enter the name of a person'), email: emailAddress }),
  ),
});

const courseExam = z.enum(examsIn('onlinecourses') as [CourseExam], 'Choose an exam');
const examId = z.enum(exams.map(({ id }) => id) as [ExamId], 'Choose an exam');

const batch = z.strictObject({
  /** Stays the same whatever else changes; students are assigned to it. */
  id: z.optional(z.string().check(z.maxLength(200))),
  exam: courseExam,
  mode: z.enum(['online', 'offline'], 'Choose online or classroom'),
  session: line(40, 'Enter the exam and its session, such as GATE 2028'),
  start: day('2027-01-05'),
  timing: optionalLine(80),
  seats: z.optional(
    z
      .number('Enter the number of seats')
      .check(
        z.int('Enter a whole number of seats'),
        z.minimum(1, 'Enter at least 1 seat'),
        z.maximum(2000, 'Enter at most 2000 seats'),
      ),
  ),
  place: optionalLine(80),
  link: z.optional(httpsLink),
});

const demoClass = z
  .strictObject({
    exam: courseExam,
    mode: z.enum(['online', 'offline'], 'Choose online or classroom'),
    day: day('2027-01-09'),
    time,
    subject: optionalLine(60),
    teacher: optionalLine(80),
    seats: z
      .number('Enter the number of seats')
      .check(
        z.int('Enter a whole number of seats'),
        z.minimum(1, 'Enter at least 1 seat'),
        z.maximum(500, 'Enter at most 500 seats'),
      ),
    place: optionalLine(80),
    link: z.optional(httpsLink),
  })
  .check(
    z.refine(({ mode, link: online }) => mode === 'offline' || online !== undefined, {
      path: ['link'],
      error: 'Enter the link of the online class. It is sent to those who book a seat',
    }),
  );

const classOfBatch = z
  .strictObject({
    exam: courseExam,
    mode: z.enum(['online', 'offline'], 'Choose online or classroom'),
    batch: line(60, 'Enter the batch, such as Regular morning batch'),
    days: z.array(weekday).check(
      z.minLength(1, 'Choose at least one day'),
      z.refine((all) => new Set(all).size === all.length, 'Choose each day once'),
    ),
    from: time,
    to: time,
    teacher: optionalLine(80),
    place: optionalLine(80),
  })
  .check(
    z.refine(({ from, to }) => from < to, {
      path: ['to'],
      error: 'The class must end after it begins',
    }),
  );

const PLACE =
  'Enter an address that begins with https://, or a page of this site such as /testseries/gate';

const notice = z.strictObject({
  text: line(120, 'Enter the notice'),
  link: z.string(PLACE).check(
    z.trim(),
    z.overwrite((text) => (text.startsWith('/') ? text : pastedAddress(text))),
    z.refine((text) => isHttps(text) || /^\/(?!\/)[\w/#-]*$/.test(text), PLACE),
  ),
  kind: z.enum(['tests', 'dates'], 'Choose what the notice is about'),
  lastDay: day('2027-01-31'),
});

const examSession = line(40, 'Enter the session, such as CSIR-NET December 2026').check(
  z.regex(/\b20\d\d\b/, 'Name the session with its year, such as GATE 2027'),
);

const examDate = z
  .strictObject({
    exam: examId,
    session: examSession,
    kind: z.enum(Object.keys(examDateKinds) as [ExamDateKind], 'Choose what is on these days'),
    firstDay: day('2027-02-06'),
    lastDay: z.optional(day('2027-02-14')),
    link: httpsLink,
  })
  .check(
    z.refine(({ firstDay, lastDay = firstDay }) => firstDay <= lastDay, {
      path: ['lastDay'],
      error: 'The last day must not be before the first',
    }),
  );

const FIGURE = 'Enter the figure as it is printed, such as 57.75';
const figure = z.string(FIGURE).check(
  z.trim(),
  z.refine((text) => /^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) <= 100, FIGURE),
);

const cutOff = z
  .strictObject({
    table: z.enum(Object.keys(cutOffTables) as [CutOffTable], 'Choose what the cut-offs are for'),
    session: examSession,
    general: figure,
    ews: z.optional(figure),
    obc: figure,
    sc: figure,
    st: z.optional(figure),
    pwd: z.optional(figure),
    publishedOn: day('2027-03-18'),
    link: httpsLink,
  })
  .check(
    z.refine(
      ({ general, obc, sc }) => Number(obc) <= Number(general) && Number(sc) <= Number(general),
      {
        path: ['general'],
        error: 'General must have the highest figure. Check the order',
      },
    ),
  );

const cost = z.number('Enter the cost in rupees, such as 80, or 0').check(
  z.refine((paise) => Number.isInteger(paise) && paise >= 0 && paise <= 1_000_000, {
    error: 'Enter the cost in rupees, up to 10,000',
  }),
);
const examFee = z.strictObject({
  exam: examId,
  session: examSession,
  category: line(60, 'Enter the category, such as SC, ST, PwD'),
  fee: cost,
  otherFee: z.optional(cost),
  goodUntil: day('2027-10-13'),
  link: httpsLink,
});

const modes = ['online', 'offline'] as const;
const tiers = Object.keys(tierNames) as Tier[];
const durations = Object.keys(durationNames) as Duration[];
const courseExams = examsIn('onlinecourses');

const planIds = courseExams.flatMap((exam) =>
  modes.flatMap((mode) =>
    durations.flatMap((duration) =>
      tiers.map((tier) => `${exam}-${mode}-${duration}-${tier}` as const),
    ),
  ),
);
const inclusionIds = courseExams.flatMap((exam) =>
  modes.flatMap((mode) => tiers.map((tier) => `${exam}-${mode}-${tier}` as const)),
);

const struckPrice = z.optional(z.nullable(price));

const planPrice = z.strictObject({ price: z.optional(price), struckPrice });

const instalments = z
  .strictObject({
    exams: z.optional(
      z.array(z.enum(courseExams as [CourseExam], 'Choose from the courses')).check(
        z.minLength(1, 'Choose at least one course, or none for all'),
        z.refine((ids) => new Set(ids).size === ids.length, 'Choose each course once'),
      ),
    ),
    /** The lowest price that may be paid in parts, GST included. */
    fromPrice: price,
    parts: z
      .number('Enter the number of parts')
      .check(
        z.int('Enter a whole number of parts'),
        z.minimum(2, 'Enter at least 2 parts'),
        z.maximum(6, 'Enter at most 6 parts'),
      ),
    firstPercent: z.optional(
      z
        .number('Enter the first part in percent')
        .check(
          z.int('Enter a whole number'),
          z.minimum(1, 'Enter at least 1 percent'),
          z.maximum(90, 'Enter at most 90 percent'),
        ),
    ),
    firstPart: z.optional(price),
    daysBetween: z
      .number('Enter the days from one part to the next')
      .check(
        z.int('Enter a whole number of days'),
        z.minimum(1, 'Enter at least 1 day'),
        z.maximum(180, 'Enter at most 180 days'),
      ),
    lastDay: z.optional(day('2027-03-31')),
  })
  .check(
    z.refine(({ firstPercent, firstPart }) => !firstPercent || !firstPart, {
      path: ['firstPart'],
      error: 'Give the first part in percent or in rupees, not both',
    }),
    z.refine(({ fromPrice, firstPart = 0 }) => firstPart < fromPrice, {
      path: ['firstPart'],
      error: 'The first part must be less than the lowest price',
    }),
  );

const features = z.array(z.enum(featureIds, 'Choose from the items of a plan')).check(
  z.minLength(1, 'Choose at least one item'),
  z.refine((ids) => new Set(ids).size === ids.length, 'Choose each item once'),
);

const offerFields = {
  /** No longer sold (D43). */
  ended: z.optional(z.literal(true)),
  title: z.optional(line(60, 'Enter the title')),
  lastDay: z.optional(day('2027-06-30')),
  price: z.optional(price),
  struckPrice,
};

const tests = z.strictObject({
  unitwise: z.optional(z.strictObject({ price })),
  /** GST is added to the prices (D15). */
  series: z.optional(
    z.strictObject({
      ...offerFields,
      seriesTitle: z.optional(line(60, 'Enter the title for New Batches')),
    }),
  ),
  /** Prices include GST. */
  crashCourse: z.optional(z.strictObject(offerFields)),
});

const parcel = z.strictObject({ first: cost, further: cost });

const booklets = z.partialRecord(z.enum(materialIds), price);

const counter = z.optional(
  z
    .number('Enter a number')
    .check(
      z.int('Enter a whole number'),
      z.minimum(1, 'Enter at least 1'),
      z.maximum(1_000_000, 'Enter at most 10,00,000'),
    ),
);

const photo = z
  .string('Choose the picture')
  .check(z.regex(/^[0-9a-f]{32}$/, 'Choose the picture again'));

const person = {
  name: line(80, 'Enter the name'),
  photo: z.optional(photo),
  /** Day of the written consent. Nobody is shown without one (D25). */
  consentDate: z._default(z.nullable(day('2026-11-23')), null),
  /** The last day on which the person is shown. */
  consentUntil: z.optional(day('2028-03-31')),
  /** From this day on the person is not shown. */
  withdrawnDate: z.optional(day('2027-01-31')),
};

const VIDEO =
  'Enter the address of one YouTube video: open it, press Share and Copy link, and paste it here';
const PLAYLIST =
  'Enter the address of a YouTube playlist: open it, press Share and Copy link, and paste it here';

const video = z.strictObject({
  title: line(60, 'Enter the title'),
  text: line(160, 'Enter a sentence about the video'),
  url: addressIn(videoAddress, VIDEO).check(z.refine((text) => videoId(text) !== null, VIDEO)),
});

const playlist = z.strictObject({
  name: line(60, 'Enter the name of the playlist'),
  videos: z
    .number('Enter the number of videos')
    .check(
      z.int('Enter a whole number of videos'),
      z.minimum(1, 'Enter at least 1 video'),
      z.maximum(60, 'Enter at most 60 videos'),
    ),
  link: addressIn(playlistAddress, PLAYLIST).check(
    z.refine((text) => playlistId(text) !== null, PLAYLIST),
  ),
  text: line(160, 'Enter a sentence about the playlist'),
});

const REGISTRATION = 'Enter the registration number and its session, such as 10023, 2026-27';

const answer = optionalLine(400);

const HOURS = 'Enter a number of hours from 2 to 12';
const hour = z.number(HOURS).check(z.int(HOURS), z.minimum(2, HOURS), z.maximum(12, HOURS));
const hoursADay = z.strictObject({ from: hour, to: hour }).check(
  z.refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: 'This must not be less than the first number',
  }),
);

const policyDay = z.optional(day('2027-01-05'));
const SESSION = 'Enter the session as 2027-28';

/** At most this many entries of one kind. */
const list = <T extends z.ZodMiniType>(entry: T, most: number, entries: string) =>
  z.optional(
    z.array(entry).check(z.maxLength(most, `Keep at most ${most} ${entries}. Remove some`)),
  );

/** The facts that an owner may publish; each refusal is about one field and says what to do (D40). */
export const siteFactsSchema = z.strictObject({
  institute: z.optional(institute),
  /** Replaces all batches. Notices and the board of new batches are derived from them. */
  batches: list(batch, 60, 'batches'),
  /** Classes to try, in which visitors book a seat. */
  demoClasses: list(demoClass, 60, 'demo classes'),
  /** Days and hours of the running batches. */
  timetable: list(classOfBatch, 60, 'classes'),
  /** Replaces the notices that are not about a batch. */
  notices: list(notice, 50, 'notices'),
  /** Added to the dates of exams; those of the same session and kind are replaced. */
  examDates: list(examDate, 300, 'dates'),
  /** Added to the tables of cut-offs; a session that they have is replaced. */
  cutOffs: list(cutOff, 100, 'cut-offs'),
  /** Added to the tables of application fees; a session that they have is replaced. */
  examFees: list(examFee, 200, 'fees'),
  /** In paise, GST included. A struck price of null is none; a price left out stays as in the catalogue. */
  planPrices: z.optional(z.partialRecord(z.enum(planIds), planPrice)),
  hideStruckPrices: z.optional(z.literal(true)),
  instalments: z.optional(instalments),
  cuetClassroom: z.optional(
    z.strictObject({
      regular: line(30, 'Enter the name of the regular batch'),
      weekend: line(30, 'Enter the name of the weekend batch'),
    }),
  ),
  counters: z.optional(
    z.strictObject({ students: counter, net: counter, gate: counter, jam: counter, tifr: counter }),
  ),
  /** Items of a tier, in place of the assumed ones (D12). */
  inclusions: z.optional(z.partialRecord(z.enum(inclusionIds), features)),
  tests: z.optional(tests),
  /** HSN or SAC of printed booklets on invoices, in place of that of coaching. */
  bookletCode: z.optional(
    z.string('Enter the code').check(z.regex(/^\d{4,8}$/, 'Enter 4 to 8 digits, such as 4901')),
  ),
  /** In paise, GST included: one set of booklets, and each further one. Without it none is sold online. */
  shipping: z.optional(z.strictObject({ home: parcel, elsewhere: parcel })),
  bookletPrices: z.optional(z.partialRecord(z.enum(examsIn('studymaterial')), booklets)),
  paymentLinks: z.optional(
    z.partialRecord(z.enum([...planPages, ...offerPages]), z.record(z.string(), httpsLink)),
  ),
  video: z.optional(video),
  playlists: list(playlist, 10, 'playlists'),
  /** Whole lectures to watch on the pages of an exam. */
  lectures: list(z.strictObject({ ...video.shape, exam: courseExam }), 20, 'lectures'),
  /** Who of the teachers has approved the questions of a free paper, and when. */
  paperApprovals: z.optional(
    z.partialRecord(
      courseExam,
      z.strictObject({
        by: line(80, 'Enter the name of the teacher'),
        on: day('2026-12-05'),
      }),
    ),
  ),
  /** Pages of the printed booklets to look at, in this order. */
  bookletPages: list(
    z.strictObject({
      exam: z.enum(examsIn('studymaterial'), 'Choose an exam'),
      booklet: line(60, 'Enter the booklet, such as Physical chemistry, theory'),
      text: line(160, 'Enter what the page shows'),
      photo,
    }),
    40,
    'pages',
  ),
  /** Elements that the institute does not have (D41). */
  withoutVideos: chosen(['video', 'playlists']),
  answers: z.optional(
    z.strictObject({
      instalments: answer,
      medium: answer,
      testLanguage: answer,
      demoClass: answer,
      hostels: answer,
    }),
  ),
  teachers: list(
    z.strictObject({
      ...person,
      subject: line(80, 'Enter what the teacher teaches'),
      qualification: line(120, 'Enter the qualification'),
      /** The exams on whose pages the teacher is shown. */
      exams: chosen(courseExams as [CourseExam]),
      years: z.optional(
        z
          .number('Enter the years of teaching')
          .check(
            z.int('Enter whole years'),
            z.minimum(1, 'Enter at least 1 year'),
            z.maximum(60, 'Enter at most 60 years'),
          ),
      ),
      /** A sample lesson of about two minutes. */
      sample: z.optional(
        addressIn(videoAddress, VIDEO).check(z.refine((text) => videoId(text) !== null, VIDEO)),
      ),
    }),
    50,
    'teachers',
  ),
  toppers: list(
    z.strictObject({
      ...person,
      exam: examId,
      year,
      rank: line(40, 'Enter the rank or the score'),
      course: line(80, 'Enter the course taken here'),
      duration: line(40, 'Enter how long the course was'),
      paid: z.boolean('Say whether the course was paid for'),
      /** The registration from which course, duration and payment are filled in, once. */
      registration: z.optional(
        z.string(REGISTRATION).check(
          z.overwrite((text) => readRegistrationName(text)?.text ?? text),
          z.refine((text) => readRegistrationName(text) !== null, REGISTRATION),
        ),
      ),
      /** Who of the staff has seen the scorecard, and when; no page shows it. */
      scorecardSeenBy: optionalLine(80),
      scorecardSeenOn: z.optional(day('2027-03-20')),
    }),
    500,
    'results',
  ),
  /** Holidays of the office: closed, and neither refunds nor dispatch. */
  refundHolidays: z.optional(
    z.array(day('2027-01-26')).check(
      z.maxLength(60, 'Keep at most 60 holidays. Remove some'),
      z.refine((days) => new Set(days).size === days.length, 'Enter each holiday once'),
    ),
  ),
  messages: z.optional(
    z.strictObject({
      parentLink: z.optional(
        line(400, 'Enter the message').check(
          z.refine((text) => text.includes('{link}'), 'Write {link} where the link is to stand'),
        ),
      ),
    }),
  ),
  /** The day from which the present text of each policy applies; it may be in the future. */
  policyDates: z.optional(
    z.strictObject({
      terms: policyDay,
      privacy: policyDay,
      refund: policyDay,
      shipping: policyDay,
    }),
  ),
  session: z.optional(
    z.string(SESSION).check(
      z.trim(),
      z.refine((text) => {
        const [, start, end] = /^20(\d\d)-(\d\d)$/.exec(text) ?? [];
        return Number(start) + 1 === Number(end);
      }, SESSION),
    ),
  ),
  classHours: z.optional(
    z.strictObject({ csirNet: z.optional(hoursADay), others: z.optional(hoursADay) }),
  ),
  /** Gets a mail about each new lead. */
  leadsTo: z.optional(emailAddress),
});

type ReadOnly<T> = T extends object ? { readonly [Key in keyof T]: ReadOnly<T[Key]> } : T;

/**
 * Published facts, in place of the defaults of the content modules (D40). A missing part keeps its default.
 * Plain JSON: amounts are whole paise, days are ISO days.
 */
export type SiteFacts = ReadOnly<z.output<typeof siteFactsSchema>>;

export type InstituteFacts = NonNullable<SiteFacts['institute']>;
/** Printed "28A, Jia Sarai, Delhi 110016"; sentences name "Jia Sarai, Delhi" only. */
export type AddressFact = NonNullable<InstituteFacts['address']>;
/** Times as `09:30`. */
export type HoursFact = NonNullable<InstituteFacts['hours']>[number];
export type Weekday = HoursFact['from'];
export type InstituteLink = NonNullable<InstituteFacts['without']>[number];
export type VideoElement = NonNullable<SiteFacts['withoutVideos']>[number];
export type BatchFact = NonNullable<SiteFacts['batches']>[number];
export type DemoClassFact = NonNullable<SiteFacts['demoClasses']>[number];
/** A class of a running batch. */
export type ClassFact = NonNullable<SiteFacts['timetable']>[number];
export type NoticeFact = NonNullable<SiteFacts['notices']>[number];
export type InstalmentRule = NonNullable<SiteFacts['instalments']>;
export type AnswerId = keyof NonNullable<SiteFacts['answers']>;
export type CounterId = keyof NonNullable<SiteFacts['counters']>;
export type HoursADay = NonNullable<NonNullable<SiteFacts['classHours']>['others']>;
export type PolicyId = keyof NonNullable<SiteFacts['policyDates']>;

/** Something to change before the facts can be published, at its path in `SiteFacts`. */
export type Fault = { readonly field: string; readonly message: string };

/** Versions published before December 2026 contain greetings for chats. They are message texts of the office now. */
function withoutGreetings(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('messages' in value)) return value;
  const { messages, ...facts } = value;
  if (typeof messages !== 'object' || messages === null) return value;
  const {
    chatGreeting: _lead,
    studentGreeting: _student,
    ...others
  } = messages as {
    chatGreeting?: unknown;
    studentGreeting?: unknown;
  };
  return { ...facts, messages: others };
}

/**
 * Reads facts from outside.
 * @returns the facts in canonical form, or one fault for each field that is refused
 */
export function readSiteFacts(
  value: unknown,
): { facts: SiteFacts; faults?: never } | { facts?: never; faults: readonly Fault[] } {
  const read = siteFactsSchema.safeParse(withoutGreetings(value));
  if (read.success) return { facts: read.data };
  const faults = new Map<string, string>();
  for (const { path, message } of read.error.issues) {
    const field = path.join('.');
    if (!faults.has(field)) faults.set(field, message);
  }
  return { faults: [...faults].map(([field, message]) => ({ field, message })) };
}
