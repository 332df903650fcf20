import type { IsoDay } from '@/content/day';
import type { CourseExam, ExamId, ExamIn } from '@/content/catalogue/exams/exams';
import type { FeatureId } from '@/content/catalogue/features';
import type { OfferPage, PlanPage } from '@/content/catalogue/payment-links';
import type { MaterialId } from '@/content/catalogue/study-material';
import type { Duration, Tier } from '@/content/catalogue/tiers';

/**
 * What the owner publishes in place of the defaults of the content modules (D40). A part that is
 * left out keeps its default. Plain JSON: amounts are whole paise, days are ISO days.
 */
export type SiteFacts = {
  readonly institute?: InstituteFacts;
  /** Replaces all batches. Notices and the board of new batches are derived from them. */
  readonly batches?: readonly BatchFact[];
  /** Replaces the notices that are not about a batch. */
  readonly notices?: readonly NoticeFact[];
  /** Fees by plan, GST included. A classroom plan without a default is added. */
  readonly planPrices?: Readonly<Partial<Record<PlanId, PriceFact>>>;
  /** No card shows a struck price. */
  readonly hideStruckPrices?: true;
  /** Fees may be paid in parts by this rule; without one they are not. */
  readonly instalments?: InstalmentRule;
  /** Names of the two CUET (PG) classroom plans, on their cards and tabs. */
  readonly cuetClassroom?: { readonly regular: string; readonly weekend: string };
  /** The counters of Home, each shown with a "+". */
  readonly counters?: Readonly<Partial<Record<CounterId, number>>>;
  /** What a tier includes, in place of the assumed items (D12). */
  readonly inclusions?: Readonly<Partial<Record<InclusionId, readonly FeatureId[]>>>;
  readonly tests?: TestFacts;
  /** Prices of an exam's printed booklets, GST included. */
  readonly bookletPrices?: Readonly<
    Partial<Record<ExamIn<'studymaterial'>, Readonly<Partial<Record<MaterialId, number>>>>>
  >;
  /** HSN or SAC of printed booklets on invoices, in place of that of coaching. */
  readonly bookletCode?: string;
  /** Cost of sending printed booklets, by address. Without it none can be bought online. */
  readonly shipping?: { readonly home: ShippingFact; readonly elsewhere: ShippingFact };
  /** Payment links by page and by plan or offer. */
  readonly paymentLinks?: Readonly<
    Partial<Record<PlanPage | OfferPage, Readonly<Record<string, string>>>>
  >;
  readonly video?: VideoFact;
  /** Replaces all playlists. */
  readonly playlists?: readonly PlaylistFact[];
  /** What the institute has not: it is left out, with what leads to it (D41). */
  readonly withoutVideos?: readonly VideoElement[];
  /** Answers to questions that only the owner can answer. A question without one is not shown. */
  readonly answers?: Readonly<Partial<Record<AnswerId, string>>>;
  readonly teachers?: readonly TeacherFact[];
  readonly toppers?: readonly TopperFact[];
  /** Days, besides Sundays, on which refunds are not worked on and nothing is sent. */
  readonly refundHolidays?: readonly IsoDay[];
  readonly messages?: MessageFacts;
  /** The day from which the present text of each policy applies; it may be one to come. */
  readonly policyDates?: Readonly<Partial<Record<PolicyId, IsoDay>>>;
  /** The session that the admission form begins with: "2027-28". */
  readonly session?: string;
  /** Hours of class a day in the regular batches, six days a week. */
  readonly classHours?: { readonly csirNet?: HoursADay; readonly others?: HoursADay };
  /** Who gets a mail about each new lead. */
  readonly leadsTo?: string;
};

export type InstituteFacts = {
  readonly name?: string;
  /** The first words of the name, for titles: "Orbital". */
  readonly shortName?: string;
  readonly formerName?: string;
  /** It never had another name: none is printed. */
  readonly noFormerName?: true;
  readonly address?: AddressFact;
  /** One to three, as `+919876543210`. The first is the one that forms, mails and refusals give. */
  readonly phones?: readonly [string, ...string[]];
  readonly email?: string;
  /** Office hours; without them no page gives any. */
  readonly hours?: readonly HoursFact[];
  /** The office's own place on the map; without a frame, the map shown is that of the address. */
  readonly map?: { readonly link: string; readonly frame?: string };
  readonly chat?: string;
  readonly blog?: string;
  readonly social?: Readonly<Partial<Record<SocialSite, string>>>;
  /** What the institute has not: it is left out, with what leads to it (D41). */
  readonly without?: readonly InstituteLink[];
  readonly bank?: BankFact;
  readonly upiId?: string;
  readonly gstin?: string;
  /** Stands beside © at the foot of each page. */
  readonly copyrightYear?: number;
  readonly grievanceOfficer?: { readonly name: string; readonly email: string };
};

/** Printed "28A, Jia Sarai, Delhi 110016"; sentences name "Jia Sarai, Delhi" only. */
export type AddressFact = {
  /** House, floor and street. */
  readonly street: string;
  readonly area: string;
  readonly city: string;
  readonly pin: string;
  /** The way to the classroom, as an answer: "Next to IIT Delhi. …" */
  readonly directions?: string;
};

export type Weekday =
  | 'Monday'
  | 'Tuesday'
  | 'Wednesday'
  | 'Thursday'
  | 'Friday'
  | 'Saturday'
  | 'Sunday';

/** Times as `09:30`. */
export type HoursFact = {
  readonly from: Weekday;
  readonly to: Weekday;
  readonly opens: string;
  readonly closes: string;
};

export type SocialSite = 'facebook' | 'youtube' | 'instagram';

export type InstituteLink = SocialSite | 'blog' | 'chat';

export type VideoElement = 'video' | 'playlists';

type BankFact = {
  readonly bank: string;
  /** The account holder. */
  readonly account: string;
  readonly number: string;
  readonly ifsc: string;
};

export type BatchFact = {
  /** Stays the same whatever else changes; students are assigned to it. */
  readonly id?: string;
  readonly exam: CourseExam;
  readonly mode: 'online' | 'offline';
  /** The exam and session it prepares for: "GATE 2025". */
  readonly session: string;
  readonly start: IsoDay;
  readonly timing?: string;
  readonly seats?: number;
  /** The classroom of an offline batch. */
  readonly place?: string;
  /** Where an online batch meets or is joined. */
  readonly link?: string;
};

export type NoticeFact = {
  readonly text: string;
  /** A path of this site or an https address. */
  readonly link: string;
  readonly kind: 'tests' | 'dates';
  /** The last day it is about; afterwards it is marked as past (D38). */
  readonly lastDay: IsoDay;
};

type PlanId = `${CourseExam}-${'online' | 'offline'}-${Duration}-${Tier}`;

type InclusionId = `${CourseExam}-${'online' | 'offline'}-${Tier}`;

/**
 * In paise, GST included. What is left out stays as the catalogue has it; a struck price of null is
 * none. A struck price is higher than the price.
 */
type PriceFact = { readonly price?: number; readonly struckPrice?: number | null };

/** Amounts in paise. Without a first part, all parts are alike. */
export type InstalmentRule = {
  /** Exams whose courses may be paid in parts; all without it. */
  readonly exams?: readonly CourseExam[];
  /** The lowest price that may be paid in parts, GST included. */
  readonly fromPrice: number;
  /** At most so many parts, the first of them included: 2 to 6. */
  readonly parts: number;
  /** Either of the two. */
  readonly firstPercent?: number;
  readonly firstPart?: number;
  /** Days from one part to the next. */
  readonly daysBetween: number;
  /** No part is due after it. */
  readonly lastDay?: IsoDay;
};

type TestFacts = {
  /** The unitwise tests, GST included. */
  readonly unitwise?: { readonly price: number };
  /** The CSIR-NET test series. Its prices are net: GST is added (D15). */
  readonly series?: OfferFact & {
    /** Its title on the New Batches page. */
    readonly seriesTitle?: string;
  };
  /** GST included. */
  readonly crashCourse?: OfferFact;
};

type OfferFact = {
  readonly title?: string;
  readonly lastDay?: IsoDay;
  readonly price?: number;
  /** As that of a plan. */
  readonly struckPrice?: number | null;
  /** It is no longer sold (D43). */
  readonly ended?: true;
};

/** In paise, GST included: for one set of booklets, and for each further one in the parcel. */
type ShippingFact = { readonly first: number; readonly further: number };

type VideoFact = { readonly title: string; readonly text: string; readonly url: string };

type PlaylistFact = {
  readonly name: string;
  readonly videos: number;
  readonly link: string;
  readonly text: string;
};

export type AnswerId = 'instalments' | 'medium' | 'testLanguage' | 'demoClass' | 'hostels';

export type CounterId = 'students' | 'net' | 'gate' | 'jam' | 'tifr';

export type HoursADay = { readonly from: number; readonly to: number };

export type PolicyId = 'terms' | 'privacy' | 'refund' | 'shipping';

type PersonFact = {
  readonly name: string;
  /** The hash of a row of `site_pictures`. */
  readonly photo?: string;
  /** The day of the written consent. Nobody without it is shown (D25). */
  readonly consentDate: IsoDay | null;
  /** The day on which the consent was withdrawn; from then on they are not shown. */
  readonly withdrawnDate?: IsoDay;
};

type TeacherFact = PersonFact & {
  readonly subject: string;
  readonly qualification: string;
};

type TopperFact = PersonFact & {
  readonly exam: ExamId;
  readonly year: number;
  /** As on the scorecard. */
  readonly rank: string;
  readonly course: string;
  readonly duration: string;
  readonly paid: boolean;
};

type MessageFacts = {
  /** The first message to a lead; `{course}` stands for the course. */
  readonly chatGreeting?: string;
  /** The first message to a student; `{name}` stands for the name. */
  readonly studentGreeting?: string;
  /** Sent to a parent with `{link}`, where the parent can consent. */
  readonly parentLink?: string;
};
