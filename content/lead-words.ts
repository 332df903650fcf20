import { institute } from './institute';

/** How far the office has come with a lead, as it is said. */
export const leadStatusWords = {
  new: 'New',
  called: 'Called',
  visiting: 'Visiting',
  enrolled: 'Enrolled',
  closed: 'Closed',
} as const;

export type LeadStatus = keyof typeof leadStatusWords;

export const leadStatuses = Object.keys(leadStatusWords) as readonly LeadStatus[];

/** Somebody still has to do something about these. */
export const openStatuses: readonly LeadStatus[] = ['new', 'called', 'visiting'];

export const leadKindWords = {
  freeRegistration: 'Free registration',
  enquiry: 'Enquiry',
  walkIn: 'Walk-in',
} as const;

export type LeadKind = keyof typeof leadKindWords;

/** Why leads are closed, most often; any other words will do. */
export const closedReasons = [
  'Not interested',
  'Joined elsewhere',
  'Fee too high',
  'Wrong number',
  'Never answers',
] as const;

/** What a chat with a lead begins with. Whoever sends it can change it before. */
export function chatGreeting(coursename: string): string {
  const about = coursename.trim() === '' ? 'our courses' : coursename.trim();
  return `Hello, this is ${institute.name}. You asked us about ${about}. When may we call you?`;
}
