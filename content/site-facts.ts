import type { IsoDay } from './day';
import type { CourseExam, ExamId, ExamIn } from './exams/exams';
import type { FeatureId } from './features';
import type { OfferPage, PlanPage } from './payment-links';
import type { MaterialId } from './study-material';
import type { Duration, Tier } from './tiers';

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
  /** What a tier includes, in place of the assumed items (D12). */
  readonly inclusions?: Readonly<Partial<Record<InclusionId, readonly FeatureId[]>>>;
  readonly tests?: TestFacts;
  /** Prices of an exam's printed booklets, GST included. */
  readonly bookletPrices?: Readonly<
    Partial<Record<ExamIn<'studymaterial'>, Readonly<Record<MaterialId, number>>>>
  >;
  /** Payment links by page and by plan or offer. */
  readonly paymentLinks?: Readonly<
    Partial<Record<PlanPage | OfferPage, Readonly<Record<string, string>>>>
  >;
  readonly video?: VideoFact;
  /** Replaces all playlists. */
  readonly playlists?: readonly PlaylistFact[];
  /** Answers to questions that only the owner can answer. A question without one is not shown. */
  readonly answers?: Readonly<Partial<Record<AnswerId, string>>>;
  readonly teachers?: readonly TeacherFact[];
  readonly toppers?: readonly TopperFact[];
  /** Days, besides Sundays, on which refunds are not worked on. */
  readonly refundHolidays?: readonly IsoDay[];
  readonly messages?: MessageFacts;
};

export type InstituteFacts = {
  readonly name?: string;
  /** The first words of the name, for titles: "Orbital". */
  readonly shortName?: string;
  readonly formerName?: string;
  readonly address?: AddressFact;
  /** As `+919876543210`. The first is the one that forms, mails and refusals give. */
  readonly phones?: readonly [string, string, string];
  readonly email?: string;
  /** Office hours; without them no page gives any. */
  readonly hours?: readonly HoursFact[];
  /** Links to the office's own place on the map. */
  readonly map?: { readonly link: string; readonly frame: string };
  readonly chat?: string;
  readonly blog?: string;
  readonly social?: Readonly<Partial<Record<SocialSite, string>>>;
  readonly bank?: BankFact;
  readonly upiId?: string;
  readonly gstin?: string;
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

type BankFact = {
  readonly bank: string;
  /** The account holder. */
  readonly account: string;
  readonly number: string;
  readonly ifsc: string;
};

export type BatchFact = {
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

/** In paise, GST included. A struck price is higher than the price. */
type PriceFact = { readonly price: number; readonly struckPrice: number | null };

type TestFacts = {
  /** The unitwise tests, GST included. */
  readonly unitwise?: { readonly price: number };
  /** The CSIR-NET test series. Its prices are net: GST is added (D15). */
  readonly series?: {
    readonly title: string;
    /** Its title on the New Batches page. */
    readonly seriesTitle: string;
    readonly lastDay: IsoDay;
    readonly price: number;
    readonly struckPrice: number;
  };
  /** GST included. */
  readonly crashCourse?: {
    readonly title: string;
    readonly lastDay: IsoDay;
    readonly price: number;
    readonly struckPrice: number;
  };
};

type VideoFact = { readonly title: string; readonly text: string; readonly url: string };

type PlaylistFact = {
  readonly name: string;
  readonly videos: number;
  readonly link: string;
  readonly text: string;
};

export type AnswerId = 'instalments' | 'medium' | 'testLanguage' | 'demoClass' | 'hostels';

type WithConsent = {
  /** The day of the written consent. Nobody without it is shown (D25). */
  readonly consentDate: IsoDay | null;
};

type TeacherFact = WithConsent & {
  readonly name: string;
  readonly subject: string;
  readonly qualification: string;
};

type TopperFact = WithConsent & {
  readonly name: string;
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
