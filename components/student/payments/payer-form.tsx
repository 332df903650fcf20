'use client';

import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { call } from '@/components/form/call';
import { TextField } from '@/components/form/fields';
import { tabStorage } from '@/components/form/storage';
import { useEarlyFields, useHydrated } from '@/components/form/form-values';
import { useAttempt, useCheckedForm } from '@/components/form/use-checked-form';
import { AccountForm } from '@/components/student/accounts/account-form';
import { buttonClass, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { printDay, printHindiDay } from '@/content/day';
import { fill, type Language } from '@/content/hindi';
import { formatRupees, type Paise } from '@/content/money';
import { retention } from '@/content/pages/retention';
import type { PayerAnswers, PayerWords } from '@/lib/payments/payer-words';
import type { InstalmentChoice, InstalmentLine } from '@/lib/payments/instalments';

/** Storage key of the link, for the way back from the payment page in this tab. */
const KEY = 'payer-link';
/** Name of the radio buttons: the next instalment, or the whole amount due. */
const HOW_MUCH = 'how-much';
/** Longer than the server waits for the gateway. */
const TIMEOUT_MS = 30_000;

const loadSchema = () =>
  import('@/lib/payments/payer-links/payer-link-forms').then((schemas) => schemas.payByLinkSchema);

interface PayerFormProps {
  token: string;
  /** The whole amount due, in paise. */
  due: Paise;
  /** Agreed or offered: the next may be paid in place of the rest. */
  instalments: InstalmentChoice | null;
  language: Language;
  words: PayerWords['open'];
  answers: PayerAnswers;
}

/** Name and e-mail of the payer, the amount, and the button to the payment page. */
export function PayerForm(props: PayerFormProps) {
  const { token, due, instalments, language, words } = props;
  const next = instalments?.next.left;
  const id = useId();
  const [paise, setPaise] = usePaise(id, {
    due,
    next: next ?? due,
    agreed: instalments?.agreed ?? false,
  });
  const { form, onSubmit } = usePayment(props, String(paise / 100));
  const bind = (name: 'name' | 'email') => {
    const { field, error } = form.bind(name);
    return { field, error: error && inPayersLanguage(error, props.answers) };
  };
  useOpened(token);
  return (
    <section aria-labelledby="pay" className="student-card mt-5">
      <h2 id="pay" className="mb-3 text-[22px]">
        {words.pay}
      </h2>
      <AccountForm
        id={id}
        form={{ ...form, Toaster: null }}
        onSubmit={onSubmit}
        labelledBy="pay"
        send={fill(words.payAmount, { amount: formatRupees(paise) })}
        waiting={words.oneMoment}
        sending={words.wait}
        next={null}
      >
        {instalments && (
          <HowMuch
            instalments={instalments}
            due={due}
            paise={paise}
            onChange={setPaise}
            language={language}
            words={words}
          />
        )}
        <TextField {...bind('name')} label={words.name} autoComplete="name" />
        <TextField
          {...bind('email')}
          label={words.email}
          hint={words.emailHint}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <p>{words.goOn}</p>
      </AccountForm>
    </section>
  );
}

const inPayersLanguage = (english: string, answers: PayerAnswers) => answers[english] ?? english;

/** Checks name and e-mail, and opens the payment page for an amount in rupees. */
function usePayment({ token, language, words, answers }: PayerFormProps, amount: string) {
  const blank = { token, name: '', email: '', amount };
  const form = useCheckedForm({ loadSchema, blank, incomplete: null });
  const { values, showErrors, submitWith, notify } = form;
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) =>
      persisted && notify('warning', words.cameBack, null);
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  });
  const send = async () => {
    const outcome = await call('/api/pay', {
      body: { ...values(), token, amount, language },
      timeoutMs: TIMEOUT_MS,
    });
    if (outcome.ok && outcome.url) {
      tabStorage.write(KEY, location.pathname + location.search);
      return location.assign(outcome.url);
    }
    if (!outcome.ok) await showErrors(outcome.fields);
    const refusal = !outcome.ok && outcome.message;
    notify('warning', refusal ? inPayersLanguage(refusal, answers) : words.unreached, null);
  };
  return { form, onSubmit: submitWith(send) };
}

interface Amounts {
  due: Paise;
  next: Paise;
  /** Whether the instalments are agreed: the next is then preselected. */
  agreed: boolean;
}

/** The amount to pay, also if it was chosen before hydration. */
function usePaise(formId: string, { due, next, agreed }: Amounts) {
  const state = useState(agreed ? next : due);
  const [, setPaise] = state;
  useEarlyFields(formId, (fields) => {
    const chosen = fields.find(({ name, isOn }) => name === HOW_MUCH && isOn);
    if (chosen) setPaise(chosen.value === String(due) ? due : next);
  });
  return state;
}

/** Records once that a browser opened the page: a chat's preview runs no script. */
function useOpened(token: string): void {
  useEffect(() => {
    void call('/api/pay/opened', { body: { token } });
  }, [token]);
}

interface HowMuchProps {
  instalments: InstalmentChoice;
  due: Paise;
  paise: Paise;
  onChange: (paise: Paise) => void;
  language: Language;
  words: PayerWords['open'];
}

function HowMuch({ instalments, due, paise, onChange, language, words }: HowMuchProps) {
  const { agreed, lines, next } = instalments;
  const label = agreed ? words.payNext : words.payPart;
  const part = { label, number: next.number, count: lines.length };
  const choices = [
    ['{label}: {amount}', due, { label: words.payAll }],
    [words.part, next.left, part],
  ] as const;
  const printed = language === 'hi' ? printHindiDay : printDay;
  const line = ({ day, paise: amount }: InstalmentLine) =>
    fill(words.line, { amount: formatRupees(amount), day: printed(day) });
  const rest = lines
    .filter(({ number }) => number > next.number)
    .map(line)
    .join('; ');
  return (
    <fieldset className="payment-choice">
      <legend>{words.howMuch}</legend>
      {choices.map(([text, choice, values]) => (
        <label key={text}>
          <input
            type="radio"
            name={HOW_MUCH}
            value={choice}
            checked={paise === choice}
            onChange={() => onChange(choice)}
          />
          <WithAmount text={text} amount={formatRupees(choice)} values={values} />
        </label>
      ))}
      <p>
        {fill(words.rest, { lines: rest })}
        {!agreed && ` ${words.agreement}`}
      </p>
    </fieldset>
  );
}

interface WithAmountProps {
  text: string;
  amount: string;
  values: Readonly<Record<string, string | number>>;
}

/** The text with its amount in bold. */
function WithAmount({ text, amount, values }: WithAmountProps) {
  const [before = '', after = ''] = text.split('{amount}');
  return (
    <span>
      {fill(before, values)}
      <b>{amount}</b>
      {fill(after, values)}
    </span>
  );
}

const never = () => () => undefined;

/** Path and language of the link used for the payment, which only this tab knows. */
function usePayerLink(): string | null {
  const link = useSyncExternalStore(
    never,
    () => tabStorage.read(KEY),
    () => null,
  );
  return link?.startsWith('/pay/') ? link : null;
}

interface ResultProps {
  words: PayerWords['result'];
}

export function TryAgain({ words }: ResultProps) {
  const link = usePayerLink();
  if (!link) return <p className="mt-4 max-w-prose">{words.openAgain}</p>;
  return (
    <div className="student-buttons">
      <ButtonLink href={link}>{words.tryAgain}</ButtonLink>
    </div>
  );
}

/** Deletes the payer's details for the receipt. */
export function ForgetPayer({ payment, words }: ResultProps & { payment: string }) {
  const [text, setText] = useState('');
  const [isForgotten, setForgotten] = useState(false);
  const { busy, attempt } = useAttempt();
  const hydrated = useHydrated();
  const token = usePayerLink()?.slice('/pay/'.length).split('?')[0];
  const forget = async () => {
    const outcome = await call('/api/pay/forget', { body: { payment, token: token ?? '' } });
    setForgotten(outcome.ok);
    setText(outcome.ok ? words.forgotten : outcome.message || words.forgetUnreached);
  };
  return (
    <details className="log-in-help">
      <summary>
        {words.yourData}
        <Icon name="chevron-down" className="turns size-5.5" />
      </summary>
      <p className="mb-3 max-w-prose">
        {fill(words.yourDataText, { days: retention.payerLinks.period[0] })}
      </p>
      {token === undefined && (
        <p className="max-w-prose">
          {words.openFirst} <a href="/your-data">{words.yourDataPage}</a>.
        </p>
      )}
      {token !== undefined && !isForgotten && (
        <button
          type="button"
          className={buttonClass('outline')}
          disabled={!hydrated}
          aria-disabled={busy}
          onClick={() => void attempt(forget)}
        >
          {busy ? words.forgetting : words.forget}
        </button>
      )}
      <p role="status">{text}</p>
    </details>
  );
}
