import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { dataRequestWords } from '@/lib/data-rights/data-request-words';
import type { OwnRequest } from '@/lib/data-rights/data-requests';
import {
  CloseAccountForm,
  DataRequestForm,
  MarketingForm,
  StopCallsForm,
} from './data-rights-forms';

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const printed = (moment: string) => day.format(new Date(moment));

interface DataRightsProps {
  /** Whether the student agreed to offers by e-mail. */
  marketing: boolean;
  /** Hash of the notice beside the question. */
  noticeHash: string;
  /** When the student asked not to be called; null if they may be called. */
  callsStoppedAt: string | null;
  requests: readonly OwnRequest[];
}

/** Shows, downloads and corrects the student's data, withdraws consents, closes the account. */
export function DataRights(props: DataRightsProps) {
  const { requests, ...contact } = props;
  return (
    <>
      <section className="account-section" aria-labelledby="my-data">
        <h2 id="my-data" className="subheading">
          My data
        </h2>
        <p className="mt-2 max-w-prose">
          See or download what we store in your account. What you sent in a form without an account,
          and your calls about it, are on <a href="/your-data">Your Data</a>. For other calls from
          your number, ask the office: it first checks that the number is yours.
        </p>
        <div className="student-buttons">
          <ButtonLink href="/account/data">See everything</ButtonLink>
          <ButtonLink href="/account/download" variant="outline">
            Download all (ZIP)
          </ButtonLink>
        </div>
      </section>
      <Contact {...contact} />
      <section className="account-section" aria-labelledby="data-request">
        <h2 id="data-request" className="subheading">
          Corrections and questions
        </h2>
        <p className="mt-2 max-w-prose">
          To have something corrected, or to stop us using it, write to us here. You get an answer
          on this page within 30 days.
        </p>
        {requests.length > 0 && <Requests requests={requests} />}
        <Folded summary="Write a request">
          <DataRequestForm />
        </Folded>
      </section>
      <section className="account-section" aria-labelledby="close-account">
        <h2 id="close-account" className="subheading">
          Close the account
        </h2>
        <p className="mt-2 max-w-prose">
          Closing the account withdraws your consent and erases your account, forms, photos and
          log-ins at once. This cannot be undone. If you have paid us, the law requires us to keep
          the payment and its form for eight years: the office then tells you here, within 30 days,
          what is erased and what is kept.
        </p>
        <Folded summary="Close my account">
          <CloseAccountForm />
        </Folded>
      </section>
    </>
  );
}

/** What the student may be told of, and whether by a call. */
function Contact(props: Omit<DataRightsProps, 'requests'>) {
  const { marketing, noticeHash, callsStoppedAt } = props;
  return (
    <>
      <section className="account-section" aria-labelledby="offers">
        <h2 id="offers" className="subheading">
          Offers
        </h2>
        <MarketingForm given={marketing} noticeHash={noticeHash} />
      </section>
      <section className="account-section" aria-labelledby="calls">
        <h2 id="calls" className="subheading">
          Calls
        </h2>
        <StopCallsForm stoppedAt={callsStoppedAt} />
      </section>
    </>
  );
}

function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="log-in-help">
      <summary>
        {summary}
        <Icon name="chevron-down" className="turns size-5.5" />
      </summary>
      {children}
    </details>
  );
}

const kindWords: Readonly<Record<string, string | undefined>> = dataRequestWords;

function Requests({ requests }: { requests: readonly OwnRequest[] }) {
  return (
    <ul className="mt-3 grid gap-3" aria-label="Your requests">
      {requests.map(({ id, kind, text, createdAt, targetAt, closedAt, outcome }) => (
        <li key={id} className="student-card">
          <b>{kindWords[kind] ?? kind}</b>, {printed(createdAt)}
          {text && <p className="whitespace-pre-wrap">{text}</p>}
          <p className="text-muted">
            {closedAt === null
              ? `Open. You get an answer by ${printed(targetAt)}.`
              : `Answered on ${printed(closedAt)}: ${outcome ?? ''}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
