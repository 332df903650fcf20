import type { ReactNode } from 'react';
import { Wrap } from '@/components/ui/section';
import { PhoneList } from './phone-list';

export const errorHeading = 'Unexpected Application Error!';
const TRY_AGAIN = 'Try again. If it happens again, call us.';

/** Text of a page that waits for an unreachable database. */
export const awayWords = {
  heading: 'This page cannot be opened right now',
  text: 'Our server is not answering. What you have saved or paid is safe.',
  next: 'Wait a minute and try again. If it is urgent, call us.',
};

interface ErrorReportProps {
  heading?: string;
  text: string;
  /** Advice to the visitor. */
  next?: string;
  children: ReactNode;
}

/** Body of the error fallback: the event, links as `children`, and the phones. */
export function ErrorReport(props: ErrorReportProps) {
  const { heading = errorHeading, text, next = TRY_AGAIN, children } = props;
  return (
    <Wrap className="max-w-[720px] py-11 md:py-19">
      <div role="alert">
        <h1>{heading}</h1>
        <p className="mt-4 border-l-[5px] border-error bg-error-surface px-4 py-3 wrap-anywhere text-error">
          {text}
        </p>
      </div>
      <p className="mt-5">{next}</p>
      <p className="mt-5 flex flex-wrap gap-3">{children}</p>
      <div className="mt-7">
        <PhoneList />
      </div>
    </Wrap>
  );
}

/** Replaces the message of a server error, which stays in the log under its digest. */
const unprepared = 'This page could not be loaded.';
const unexplained = 'An unknown error occurred.';

/* A thrown value can be anything: reading a property may itself throw. */
function part(thrown: unknown, name: 'message' | 'digest'): string {
  try {
    const value: unknown = Reflect.get(Object(thrown), name);
    return typeof value === 'string' ? value.trim() : '';
  } catch {
    return '';
  }
}

function printed(thrown: unknown): string {
  try {
    const text = String(thrown ?? '').trim();
    return text.startsWith('[object ') ? '' : text;
  } catch {
    return '';
  }
}

/**
 * Error text for a thrown value: never empty, never a stack. In production React replaces the
 * message of a server error by a number (`digest`), which is also in the log.
 */
export function errorText(thrown: unknown): string {
  const digest = part(thrown, 'digest');
  if (digest) return `${unprepared} Error number ${digest}.`;
  return part(thrown, 'message') || (thrown instanceof Error ? '' : printed(thrown)) || unexplained;
}

/** Error text of a 500 page sent without scripts. */
export const serverErrorText = unprepared;
