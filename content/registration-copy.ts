/** The wording of a registration's printed copy, on the page and in the PDF. */
export const registrationCopy = {
  title: 'Registration copy',
  lede: 'Print this copy, sign it and bring it to the office. Nothing can be changed here.',
  /** In place of a missing photo. */
  photoPlace: 'Paste a passport-size photograph here',
  qrCaption: 'For the office: opens this registration',
  /** Shown where an answer is empty. */
  noAnswer: '–',
  parts: { course: 'Course', student: 'Student', contact: 'Address and contact', fee: 'Fee' },
  educationTitle: 'Education',
  planLabel: 'Plan',
  noPlan: 'No plan chosen',
  priceLabel: 'Price',
  gstNote: 'GST included',
  toBeConfirmed: 'To be confirmed by phone or at the office',
  paidLabel: 'Paid',
  notPaid: 'Not paid yet',
  /** After an amount. */
  givenBack: 'refunded',
  receipt: 'receipt',
  includesLabel: 'Includes',
  declarationTitle: 'Declaration',
  declaration: 'I declare that what is written on this form is true as far as I know.',
  signatures: ['Place and date', 'Student’s signature', 'Father’s or guardian’s signature'],
  bringTitle: 'What to bring to the office',
  none: 'You have no registration yet. Fill in and save the admission form, then print it here.',
  unknown:
    'This registration is not in your account. All your registrations are in your Purchased History.',
} as const;
