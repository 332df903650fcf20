import { bank } from '@/content/facts/bank-account';
import { institute } from '@/content/facts/institute';
import { formatRupees, type Paise } from '@/content/money';
import { ApiError } from '@/lib/calls/errors';

const [{ printed: PHONE }] = institute.phones;
const { address } = institute;

/** Other ways to pay when online payment is off. */
const HOW_TO_PAY = `Pay at the institute office in ${address}, or by bank deposit into account ${bank.number} of ${bank.account} at ${bank.bank} (IFSC ${bank.ifsc}). For questions call ${PHONE}.`;

const NOT_CHARGED = 'Nothing has been charged.';

const conflict = (message: string) => new ApiError('conflict', message);
const unavailable = (message: string, retryAfterSeconds: number) =>
  new ApiError('unavailable', message, { retryAfterSeconds });

export const paymentRefusals = {
  unknownProvider: () => new ApiError('not_found', 'There is no such payment provider.'),
  closed: () => conflict(`Online payment is not open, and nothing has been charged. ${HOW_TO_PAY}`),
  unknownRegistration: () =>
    new ApiError('not_found', 'There is no such registration in your account.'),
  /**
   * One answer for all faults of a registration, so that it discloses neither owner, existence, price nor
   * payment.
   */
  notForStrangers: () =>
    conflict(
      `This payment cannot be started from here. ${NOT_CHARGED} Log in, open your Purchased History and pay from there, or call us on ${PHONE}.`,
    ),
  needsParent: () =>
    new ApiError(
      'forbidden',
      `You are under 18, so a parent has to agree before anything is paid. ${NOT_CHARGED} Send your parent a link from the Admission Form, or call us on ${PHONE}. Pay when your parent has agreed.`,
    ),
  noPrice: () =>
    conflict(
      `The fee for this registration is not confirmed yet, so it cannot be paid online. ${NOT_CHARGED} Call us on ${PHONE} for the fee.`,
    ),
  paid: () =>
    conflict('This registration is paid already. The receipt is in your Purchased History.'),
  inReview: () =>
    conflict(
      `Money for this registration has reached us, and the office is checking it. Please do not pay again. For questions call ${PHONE}.`,
    ),
  nothingDue: () =>
    conflict(
      'All your registrations are paid already. To enrol in something else, fill in the Admission Form first.',
    ),
  /** @param next the next instalment, where some are agreed */
  otherAmount: (due: Paise, asked: Paise, next: Paise | null = null) =>
    conflict(
      `What is to be paid for this registration is ${formatRupees(due)}${next ? `, or ${formatRupees(next)} as the next instalment` : ''}, not ${formatRupees(asked)}. ${NOT_CHARGED} Open your Purchased History and pay from there.`,
    ),
  noInstalments: () =>
    conflict(
      `Instalments are not offered for this fee. ${NOT_CHARGED} Pay the whole amount, or call us on ${PHONE}.`,
    ),
  batchFull: () =>
    conflict(
      `The batch is full. ${NOT_CHARGED} Open your Purchased History and press Pay now: there you choose another batch, or wait for a seat.`,
    ),
  otherLines: () =>
    conflict(
      `The amounts or days of the instalments have changed since you opened this page. ${NOT_CHARGED} Reload the page and choose again.`,
    ),
  agreedOtherwise: () =>
    conflict(
      `Other instalments are agreed for this fee. ${NOT_CHARGED} Reload the page to see them. To change them, call us on ${PHONE}.`,
    ),
  noSuchPrice: (asked: Paise) =>
    conflict(
      `${formatRupees(asked)} is not the price of anything that can be paid online. ${NOT_CHARGED} Choose the plan again, or log in and pay from your Purchased History.`,
    ),
  /** Unknown whether the gateway has the order. It cannot be paid until its URL is known. */
  silent: () =>
    unavailable(
      `The payment service is not answering. ${NOT_CHARGED} Please try again in a minute.`,
      60,
    ),
  /** The order exists and may be being paid now. */
  unsure: () =>
    unavailable(
      `A payment for this registration is under way, and the payment service has not confirmed it yet. Please do not pay again. Try again in a minute, or call us on ${PHONE}.`,
      60,
    ),
  /** The gateway refused: wrong keys or an invalid order. */
  refused: () =>
    unavailable(
      `Online payment is not working at the moment. ${NOT_CHARGED} Please try again later. ${HOW_TO_PAY}`,
      600,
    ),
  /** A concurrent request for the same payment is unanswered. */
  busy: () =>
    unavailable('This payment is already being started. Please try again in a minute.', 30),
  tooMany: (retryAfterSeconds: number) =>
    new ApiError(
      'too_many_requests',
      `Too many payments were started from your connection. ${NOT_CHARGED} Please call us on ${PHONE}.`,
      { retryAfterSeconds },
    ),
  tooManyOfStrangers: (retryAfterSeconds: number) =>
    new ApiError(
      'too_many_requests',
      `Many payments were started from your connection without logging in. ${NOT_CHARGED} Log in, open your Purchased History and pay from there, or call us on ${PHONE}.`,
      { retryAfterSeconds },
    ),
} as const;
