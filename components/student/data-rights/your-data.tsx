'use client';

import { useEffect, useState } from 'react';
import { call, isAnswered, type CallData } from '@/components/form/call';
import { TextField } from '@/components/form/fields';
import { FormFrame, SubmitButton } from '@/components/form/form-frame';
import { useHydrated } from '@/components/form/form-values';
import { Notice } from '@/components/form/notice';
import { useAttempt, useCheckedForm, type FormNotice } from '@/components/form/use-checked-form';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import {
  callOutcomes,
  demoOutcomeWords,
  leadKindWords,
  leadStatusWords,
} from '@/lib/leads/lead-words';
import { leadDetailNames, leadDetails } from '@/lib/leads/lead-details';
import { sourceName } from '@/lib/sources/sources';
import {
  messageChannels,
  messageLanguages,
  momentOf,
  type MessageChannel,
  type MomentName,
} from '@/lib/messages/moments';
import { formatRupees, type Paise } from '@/content/money';
import { paymentStatusWords } from '@/lib/payments/payment-words';
import { printedPhone } from '@/lib/platform/phone-number';

type OwnData = CallData<'/api/your-data/see'>;

const nothing: OwnData = { leads: [], payments: [] };

const PREFIX = '#link=';
const UNREACHED = 'No connection. Try again when it is back.';

/** Asks for an e-mail, or shows the data behind the link that opened the page. */
export function YourData() {
  const [token, setToken] = useState<string | null>(null);
  const [data, setData] = useState(nothing);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  useEffect(() => {
    const open = async () => {
      if (!location.hash.startsWith(PREFIX)) return;
      const opened = location.hash.slice(PREFIX.length);
      history.replaceState(null, '', location.pathname);
      const outcome = await call('/api/your-data/see', { body: { token: opened } });
      if (outcome.ok) {
        setToken(opened);
        setData(outcome.data);
        setNotice(null);
      } else setNotice({ kind: 'warning', text: outcome.message || UNREACHED });
    };
    const onHashChange = () => void open();
    onHashChange();
    // A link opened in a tab that already shows this page triggers no load.
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, []);
  return (
    <>
      <h2 id="your-data" className="mb-3 text-[22px]">
        {token === null ? 'Get a link by e-mail' : 'What you have sent us'}
      </h2>
      <Notice notice={notice} />
      {token === null ? (
        <AskForLink />
      ) : (
        <>
          {data.leads.map((lead) => (
            <Facts key={lead.id} facts={factsOfLead(lead)} />
          ))}
          {data.payments.map((payment) => (
            <Facts key={payment.id} facts={factsOfPayment(payment)} />
          ))}
          <Choices
            token={token}
            data={data}
            onErased={(text) => {
              setToken(null);
              setData(nothing);
              setNotice({ kind: 'success', text });
            }}
          />
        </>
      )}
    </>
  );
}

const loadSchema = () =>
  import('@/lib/data-rights/forms').then((schemas) => schemas.dataLinkSchema);
const blank = { email: '' };

function AskForLink() {
  const form = useCheckedForm({ loadSchema, blank, incomplete: null });
  const { bind, values, showErrors, notify, submitWith, sending } = form;
  const hydrated = useHydrated();
  const send = async () => {
    const outcome = await call('/api/your-data/link', { body: values() });
    if (outcome.ok) {
      return notify(outcome.data.sent ? 'success' : 'warning', outcome.message, null);
    }
    await showErrors(outcome.fields);
    notify('warning', outcome.message || UNREACHED, null);
  };
  return (
    <FormFrame form={{ ...form, Toaster: null }} onSubmit={submitWith(send)} labelledBy="your-data">
      <TextField
        {...bind('email')}
        label="E-mail you gave us"
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <SubmitButton busy={sending} disabled={!hydrated}>
        Send me a link
      </SubmitButton>
    </FormFrame>
  );
}

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

type Fact = readonly [label: string, value: string | null];

/** The facts that have a value. */
function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value);
  return (
    <dl className="own-data my-4">
      {known.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** "Google, csir-net-december, to /fees"; once where first and last are the same. */
function cameFrom({ firstTouch, lastTouch }: OwnData['leads'][number]): string {
  const words = [firstTouch, lastTouch].map((touch) => {
    if (!touch) return '';
    const { source, campaign, page } = touch;
    return [sourceName(source), campaign, page && `to ${page}`].filter(Boolean).join(', ');
  });
  return [...new Set(words)].filter(Boolean).join(' · ');
}

type OwnSeat = NonNullable<OwnData['leads'][number]['demoSeat']>;

function factsOfLead(lead: OwnData['leads'][number]): Fact[] {
  return [
    [leadKindWords[lead.kind], day.format(new Date(lead.createdAt))],
    ...leadDetailNames.map((name): Fact => [
      leadDetails[name].label,
      name === 'phonenumber' ? printedPhone(lead[name]) : lead[name],
    ]),
    ['Sent from', lead.page],
    ['Plan', lead.plan],
    ['Advertisement', lead.utm === null ? null : JSON.stringify(lead.utm)],
    ['First and last came from', cameFrom(lead)],
    ['Follow-up', [leadStatusWords[lead.status], lead.closedReason].filter(Boolean).join(': ')],
    ['Next call', lead.nextCallAt && day.format(new Date(lead.nextCallAt))],
    [
      'Our calls',
      lead.calls
        .map(({ at, outcome }) => `${day.format(new Date(at))}: ${callOutcomes[outcome]}`)
        .join(' · '),
    ],
    [
      'Our messages',
      lead.messages
        .map(
          ({ at, moment, channel }) =>
            `${day.format(new Date(at))}: ${printedMessage(moment, channel)}`,
        )
        .join(' · '),
    ],
    ['Language of messages', lead.language && messageLanguages[lead.language]],
    [
      'Your calls',
      lead.phoneCalls
        .map(
          ({ at, isAnswered }) =>
            `${day.format(new Date(at))}: ${isAnswered ? 'Answered' : 'Missed'}`,
        )
        .join(' · '),
    ],
    ['Demo class', lead.demoSeat && printedSeat(lead.demoSeat)],
    ['Our notes', lead.notes.join(' · ')],
    ['Do not call', lead.doNotCallAt && `Since ${day.format(new Date(lead.doNotCallAt))}`],
  ];
}

function printedSeat({ title, startsAt, outcome }: OwnSeat): string {
  const what = outcome && demoOutcomeWords[outcome].toLowerCase();
  return [title, day.format(new Date(startsAt)), what].filter(Boolean).join(', ');
}

const printedMessage = (moment: string, channel: MessageChannel) =>
  `${messageChannels[channel]}, ${momentOf(moment as MomentName).label}`;

function factsOfPayment(payment: OwnData['payments'][number]): Fact[] {
  return [
    ['Payment by a link', day.format(new Date(payment.createdAt))],
    ['Name', payment.name],
    ['E-mail', payment.email],
    ['Amount', formatRupees(payment.amountPaise as Paise)],
    ['Status', paymentStatusWords[payment.status]],
  ];
}

interface ChoicesProps {
  token: string;
  data: OwnData;
  onErased: (text: string) => void;
}

/** Ends contact, or erases all of it. */
function Choices({ token, data, onErased }: ChoicesProps) {
  const { busy, attempt } = useAttempt();
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const act = (action: 'withdraw' | 'erase') => async () => {
    const outcome = await call(`/api/your-data/${action}`, { body: { token } });
    if (!outcome.ok) {
      const text = isAnswered(outcome) ? outcome.message : outcome.message || UNREACHED;
      return setNotice({ kind: 'warning', text });
    }
    if (action === 'erase') return onErased('Erased. We no longer hold what you sent us.');
    setNotice({
      kind: 'success',
      text: 'Done. We will no longer contact you about this, and we will not call the number again. If you have a course with us, we call only about its fee or its classes.',
    });
  };
  return (
    <>
      <Notice notice={notice} />
      {data.leads.length > 0 && (
        <div className="student-buttons">
          <button
            type="button"
            className={buttonClass('outline')}
            aria-disabled={busy}
            onClick={() => void attempt(act('withdraw'))}
          >
            Do not contact me
          </button>
        </div>
      )}
      <details className="log-in-help">
        <summary>
          Erase all of it
          <Icon name="chevron-down" className="turns size-5.5" />
        </summary>
        <p className="mb-3">
          {data.leads.length > 0 &&
            'Your enquiries above are erased, with our notes on them and the record of our calls and messages. If you asked us not to call, we keep the number only, without your name, so that we do not. '}
          {data.payments.length > 0 &&
            'Your name and e-mail are erased from your payments; the payments themselves stay. '}
          This cannot be undone.
        </p>
        <button
          type="button"
          className={buttonClass('primary')}
          aria-disabled={busy}
          onClick={() => void attempt(act('erase'))}
        >
          Erase my data
        </button>
      </details>
    </>
  );
}
