/** The wording of a registration's printed copy, on the page and in the PDF. */
export const registrationCopy = {
  title: 'Registration copy',
  orderTitle: 'Order copy',
  orderLede: 'What you ordered, for your records. Nothing can be changed here.',
  ledes: {
    draft:
      'Your form is saved and not submitted yet. Submit it on the admission form when everything is right.',
    unpaid:
      'Your form is submitted. Next, pay the fee: in your Purchased History, at our office or by bank deposit. Print this copy, sign it and bring it to the office.',
    unpriced:
      'Your form is submitted. Next, we tell you the fee by phone or at the office. Print this copy, sign it and bring it to the office.',
    paid: 'Your form is submitted, and your payment is recorded. Next, print this copy, sign it and bring it to the office.',
  },
  /** In place of a missing photo. */
  photoPlace: 'Paste a passport-size photograph here',
  qrCaption: 'For the office: opens this registration',
  /** Shown where an answer is empty. */
  noAnswer: '–',
  parts: {
    course: 'Course',
    student: 'Student',
    contact: 'Address and contact',
    fee: 'Fee',
    order: 'Order',
  },
  itemLabel: 'Ordered',
  shippingLabel: 'Shipping',
  educationTitle: 'Education',
  planLabel: 'Plan',
  noPlan: 'No plan chosen',
  priceLabel: 'Price',
  gstNote: 'GST included',
  toBeConfirmed: 'To be confirmed by phone or at the office',
  instalmentsLabel: 'Instalments',
  paidLabel: 'Paid',
  notPaid: 'Not paid yet',
  /** After an amount. */
  givenBack: 'refunded',
  receipt: 'receipt',
  includesLabel: 'Includes',
  slipTitle: 'Pay by UPI',
  slipText:
    'Scan the code with any UPI app. Then send us the UPI reference number (UTR): log in, open Purchased History and press Pay now.',
  slipQr: 'QR code that opens a UPI app with the amount and the reference',
  slipAmount: 'Amount due now',
  slipTo: 'UPI id',
  slipReference: 'Reference',
  declarationTitle: 'Declaration',
  declaration: 'I declare that what is written on this form is true as far as I know.',
  signatures: ['Place and date', 'Student’s signature', 'Father’s or guardian’s signature'],
  bringTitle: 'What to bring to the office',
  none: 'You have no registration yet. Fill in and save the admission form, then print it here.',
  unknown:
    'This registration is not in your account. All your registrations are in your Purchased History.',
} as const;
