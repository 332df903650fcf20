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
  /** The mail about what has been added. */
  news: 'New in your course material',
} as const;

/** Of a file of course material: 50 MB. */
export const MOST_FILE_BYTES = 50 * 1024 * 1024;

/** A file is sent in pieces of this size, so that a lost connection costs one of them. */
export const PIECE_BYTES = 1024 * 1024;
