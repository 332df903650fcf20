/** Labels of lead statuses. */
export const leadStatusWords = {
  new: 'New',
  called: 'Called',
  visiting: 'Visiting',
  enrolled: 'Enrolled',
  closed: 'Closed',
} as const;

export type LeadStatus = keyof typeof leadStatusWords;

export const leadStatuses = Object.keys(leadStatusWords) as readonly LeadStatus[];

/** The statuses that need follow-up; for SQL `isOpen` (lib/leads/lead-terms.ts). */
export const openStatuses: readonly LeadStatus[] = ['new', 'called', 'visiting'];

/** The sections of the list of leads, in its order. */
export const leadSections = {
  overdue: 'Overdue calls',
  uncalled: 'New, not called yet',
  coming: 'Planned calls',
  unplanned: 'No call planned',
} as const;

export type LeadSection = keyof typeof leadSections;

export const leadSectionNames = Object.keys(leadSections) as readonly LeadSection[];

export const leadKindWords = {
  freeRegistration: 'Free registration',
  enquiry: 'Enquiry',
  walkIn: 'Walk-in',
  phoneCall: 'Telephone call',
  demoClass: 'Demo class',
} as const;

/** Shown for a lead without a name, which a call has made, until staff write one. */
export const UNKNOWN_CALLER = 'Unknown caller';

export type LeadKind = keyof typeof leadKindWords;

export const leadKinds = Object.keys(leadKindWords) as readonly LeadKind[];

const sourceLabels: Readonly<Record<string, string>> = {
  '/': 'Home page',
  '/contact': 'Contact page',
  '/demo-class': 'Demo class page',
  none: 'Walk-ins and others',
};

/** The page that a lead came from, or 'none'; a page without a label is shown by its path. */
export const sourceLabel = (source: string): string => sourceLabels[source] ?? source;

/** Where a course is taken. */
export const leadModes = { online: 'Online', offline: 'Classroom' } as const;

/** How a rule shares leads out. */
export const leadSharingWords = {
  turns: 'To each in turn',
  fewestOpen: 'To whoever has the fewest open leads',
} as const;

export type LeadSharing = keyof typeof leadSharingWords;

export const leadSharings = Object.keys(leadSharingWords) as readonly LeadSharing[];

/** Open minutes of the office within which a new lead is answered; the owner chooses one for each rule. */
export const answerMinutes = [15, 30, 60, 120] as const;

/** Why somebody is not interested, for the report. */
export const lostReasons = [
  'Not interested',
  'Joined elsewhere',
  'Fee too high',
  'Too far away',
  'Not preparing this year',
] as const;

/** Labels of what came of a call, in the order of their buttons. */
export const callOutcomes = {
  noAnswer: 'No answer',
  busy: 'Busy',
  reached: 'Reached',
  callLater: 'Call later',
  visiting: 'Will visit',
  notInterested: 'Not interested',
  wrongNumber: 'Wrong number',
  enrolled: 'Enrolled',
} as const;

export type CallOutcome = keyof typeof callOutcomes;

export const callOutcomeNames = Object.keys(callOutcomes) as readonly CallOutcome[];

/** What came of a call to us. */
export const phoneCallWords = {
  ringing: 'Rang',
  missed: 'Missed call',
  answered: 'Answered call',
  ended: 'Answered call',
} as const;

/** "1 min 35 s" */
export const callLength = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

/** Whether somebody came to a demo class. */
export const demoOutcomeWords = {
  came: 'Came',
  missed: 'Did not come',
  cancelled: 'Cancelled',
} as const;

export type DemoOutcome = keyof typeof demoOutcomeWords;

/** Suggested reasons for closing a lead; free text is allowed. */
export const closedReasons = [
  ...lostReasons,
  callOutcomes.wrongNumber,
  callOutcomes.noAnswer,
] as const;
