import 'server-only';
import { institute } from '@/content/institute';
import { ApiError } from '@/lib/errors';

/** Seconds until a limit lets the next try through; null or negative when it does now. */
export interface Hindrances {
  /** 5 in 15 minutes, 10 in a day and 20 in 30 days for one e-mail. */
  often: number | null;
  today: number | null;
  month: number | null;
  /** 100 in 15 minutes from one address, and whether this e-mail had its one try from there. */
  address: number | null;
  fromAddress: number | null;
  /** One date of birth on 20 other e-mails. */
  day: number | null;
}

const PHONE = institute.phones[0].printed;
const elseways = {
  student: `press “Can’t log in?” to get a link by email, or call us on ${PHONE}`,
  staff: 'ask whoever runs the server',
} as const;

/** What to answer, or null when the try is open. It says how to get in all the same. */
export function tooManyAttempts(
  { often, today, month, address, fromAddress, day }: Hindrances,
  by: keyof typeof elseways,
): ApiError | null {
  const otherwise = elseways[by];
  const refuse = (why: string, seconds: number, again = `Try again ${after(seconds)}, or`) =>
    new ApiError('too_many_requests', `${why} ${again} ${otherwise}.`, {
      retryAfterSeconds: Math.ceil(seconds),
    });
  const email = Math.max(often ?? 0, today ?? 0);
  if ((month ?? 0) > 0) {
    return refuse('There were too many wrong tries with this email.', month ?? 0, 'Please');
  }
  if (email > 0) return refuse('There were too many wrong tries with this email.', email);
  const place = Math.min(address ?? 0, fromAddress ?? 0);
  if (place > 0) return refuse('There were too many wrong tries from your connection.', place);
  if ((day ?? 0) > 0) {
    return refuse('This date of birth was tried with too many emails.', day ?? 0);
  }
  return null;
}

function after(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `in ${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
}
