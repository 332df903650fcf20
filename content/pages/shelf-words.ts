/** Kinds of course material, in the order of the form. The keys are stored and never change. */
export const shelfKinds = {
  class: 'Live class',
  recording: 'Recording',
  handout: 'Handout',
  book: 'Book',
  answers: 'Answer key',
  test: 'Test',
} as const;

export type ShelfKind = keyof typeof shelfKinds;

/** The payment that opens course material, as the office reads it. */
export const shelfRules = {
  first: 'With the first payment',
  whole: 'When the whole fee is paid',
} as const;

export type ShelfRule = keyof typeof shelfRules;

export const shelfWords = {
  heading: 'My Course Material',
  open: 'Open',
  download: 'Download',
  none: 'Nothing has been added for this plan yet. Your classes, recordings and handouts appear here.',
  /** The owner's rule asks for the whole fee. */
  whenPaid: 'Your course material opens when the whole fee is paid.',
  pay: 'See what is due',
  nothing:
    'Course material is here once a plan is paid: classes, recordings, handouts and books. Refunded plans are not listed.',
  until: 'Until',
  /** The mail about new course material. */
  news: 'New in your course material',
} as const;

/** Sites where teachers keep classes and handouts: a link there, or to a part of them, opens at once. */
const knownSites = [
  'youtube.com',
  'youtu.be',
  'youtube-nocookie.com',
  'vimeo.com',
  'drive.google.com',
  'docs.google.com',
  'meet.google.com',
  'classroom.google.com',
  'forms.gle',
  'zoom.us',
  'teams.microsoft.com',
  'teams.live.com',
  '1drv.ms',
  'onedrive.live.com',
  'sharepoint.com',
  'dropbox.com',
];

/** Whether a link of course material leads to a site that students know; others are named first. */
export function isKnownSite(url: string): boolean {
  const { hostname } = new URL(url);
  return knownSites.some((site) => hostname === site || hostname.endsWith(`.${site}`));
}

/** Size limit of a file of course material: 50 MB. */
export const MOST_FILE_BYTES = 50 * 1024 * 1024;

/** A file is sent in pieces of this size, so that a lost connection costs one of them. */
export const PIECE_BYTES = 1024 * 1024;
