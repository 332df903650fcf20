'use client';

import { useId, useRef, useState, type ReactNode } from 'react';
import { isAnswered, newRequestId } from '@/components/form/call';
import { Field } from '@/components/form/fields';
import { useHydrated } from '@/components/form/form-values';
import { officeCall, UNREACHED } from '@/components/office/frame/office-call';
import { LazyDetails } from '@/components/office/ui/details';
import { useOffice } from '@/components/office/ui/office-context';
import { leaveExpiredSession } from '@/components/student/accounts/session';
import { Icon } from '@/components/ui/icon';
import {
  messageLanguageNames,
  messageLanguages,
  momentOf,
  type LeadMoment,
  type MessageChannel,
  type MessageLanguage,
  type MomentName,
  type StudentMoment,
} from '@/lib/messages/moments';
import type { OfferedMessage, OfferedMessages } from '@/lib/messages/offered-messages';
import { chatLink, mobileDigits, printedPhone, smsLink } from '@/lib/platform/phone-number';
import { useMessageText } from './messages-provider';

/** Whom a message is to. */
export interface Recipient {
  person: 'lead' | 'student';
  id: string;
  name: string;
  /** The language that staff chose; null while nobody has. */
  language: MessageLanguage | null;
  /** Each with whether its owner asked not to be called. */
  phones: readonly { phone: string; doNotCall: boolean }[];
}

interface MessageBarProps extends OfferedMessages {
  to: Recipient;
  /**
   * `row`: the language is chosen among the other messages, for a narrow column of a list. `open`: the texts are shown
   * at once.
   */
  layout?: 'row' | 'open';
  /** Called once a message was opened and recorded. */
  onOpened?: () => void;
}

/**
 * The message for now in one tap, and the others. Nothing for a number whose owner asked not to be called, unless
 * the message is a service.
 */
export function MessageBar({ to, first, messages, layout, onOpened }: MessageBarProps) {
  const language = useLanguage(to);
  const mayBeSent = ({ moment }: OfferedMessage, doNotCall: boolean) =>
    !doNotCall || momentOf(moment).purpose === 'service';
  const phones = to.phones.filter(
    ({ phone, doNotCall }) =>
      /\p{Nd}/u.test(phone) && messages.some((one) => mayBeSent(one, doNotCall)),
  );
  const [number] = phones;
  if (!number) return null;
  const sendable = messages.filter((one) => mayBeSent(one, number.doNotCall));
  const now = sendable.find(({ moment }) => moment === first);
  const languages = <LanguageSwitch to={to} {...language} />;
  const others = (
    <OtherMessages
      to={to}
      messages={sendable}
      phones={phones.map(({ phone }) => phone)}
      language={language.chosen}
    >
      {layout && languages}
    </OtherMessages>
  );
  if (layout === 'open') return <div className="message-bar">{others}</div>;
  return (
    <div className="message-bar">
      {now && (
        <MessageLinks
          to={to}
          message={now}
          language={language.chosen}
          phone={number.phone}
          onOpened={onOpened}
        />
      )}
      {!layout && languages}
      {(layout || !now || sendable.length > 1) && (
        <LazyDetails
          summary={
            <>
              {now ? 'Other messages' : 'Messages'}
              <span className="sr-only"> to {to.name}</span>
            </>
          }
        >
          {others}
        </LazyDetails>
      )}
    </div>
  );
}

/** The language of messages: what was pressed here, else what is remembered, else English. */
function useLanguage({ person, id, language }: Recipient) {
  const { may, refresh } = useOffice();
  const [pressed, setPressed] = useState<MessageLanguage | null>(null);
  const [fault, setFault] = useState('');
  const choose = async (chosen: MessageLanguage) => {
    setPressed(chosen);
    setFault('');
    if (!may('people.change')) return;
    const outcome = await officeCall('/api/admin/message-language', {
      person,
      id,
      language: chosen,
    });
    if (outcome.ok) return refresh();
    if (outcome.reason === 'unauthorized') leaveExpiredSession('/admin');
    setFault(isAnswered(outcome) ? outcome.message : 'Not saved. Press again.');
  };
  return { chosen: pressed ?? language ?? 'en', choose, fault };
}

type LanguageSwitchProps = ReturnType<typeof useLanguage> & { to: Recipient };

function LanguageSwitch({ to, chosen, choose, fault }: LanguageSwitchProps) {
  return (
    <div
      role="group"
      aria-label={`Language of messages to ${to.name}`}
      className="message-language"
    >
      {messageLanguageNames.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === chosen}
          onClick={() => void choose(language)}
        >
          {messageLanguages[language]}
        </button>
      ))}
      <span role="status" className="office-late">
        {fault}
      </span>
    </div>
  );
}

interface MessageLinksProps {
  to: Recipient;
  message: OfferedMessage;
  language: MessageLanguage;
  phone: string;
  /** Offers SMS as well, and does not repeat what the message is. */
  isChosen?: boolean;
  onOpened?: () => void;
}

/** Opens the chat with the text, and records that it was opened. */
function MessageLinks(props: MessageLinksProps) {
  const { to, message, language, phone, isChosen, onOpened } = props;
  const write = useMessageText();
  const scripted = useHydrated();
  const { record, fault } = useRecording(to, phone, onOpened);
  const { moment } = message;
  const text = write(message, language);
  const sms = smsLink(phone, text);
  const label = momentOf(moment).label;
  const opened = (channel: MessageChannel) => () => void record({ moment, language, channel });
  const hint = (
    <span className="sr-only">
      {isChosen && ` ${label}`} to {to.name} (opens another app)
    </span>
  );
  // Without a script it would not be recorded.
  const link = (href: string) => (scripted ? href : undefined);
  return (
    <span className="message-links">
      <a
        href={link(chatLink(phone, text))}
        target="_blank"
        rel="noreferrer"
        className="office-contact"
        onClick={opened('whatsapp')}
      >
        <Icon name="chat" />
        WhatsApp{!isChosen && `: ${label}`}
        {hint}
      </a>
      {isChosen && sms && (
        <a href={link(sms)} className="office-contact" onClick={opened('sms')}>
          SMS{hint}
        </a>
      )}
      <span role="status" className="office-late">
        {fault}
      </span>
    </span>
  );
}

interface OpenedNow {
  moment: MomentName;
  language: MessageLanguage;
  channel: MessageChannel;
}

/** Records an opening once; a repeated press after a lost answer is the same one. */
function useRecording({ person, id }: Recipient, phone: string, onOpened?: () => void) {
  const { refresh } = useOffice();
  const [fault, setFault] = useState('');
  const attempt = useRef({ of: '', requestId: '' });
  const record = async ({ moment, ...opened }: OpenedNow) => {
    const of = JSON.stringify([moment, opened, phone]);
    if (attempt.current.of !== of) attempt.current = { of, requestId: newRequestId() };
    const body = { ...opened, requestId: attempt.current.requestId };
    setFault('');
    const outcome = await (person === 'lead'
      ? officeCall('/api/admin/lead-message', { ...body, lead: id, moment: moment as LeadMoment })
      : officeCall('/api/admin/student-message', {
          ...body,
          student: id,
          phone,
          moment: moment as StudentMoment,
        }));
    if (outcome.ok) {
      attempt.current = { of: '', requestId: '' };
      onOpened?.();
      return refresh();
    }
    if (outcome.reason === 'unauthorized') leaveExpiredSession('/admin');
    setFault(isAnswered(outcome) ? outcome.message : `Not recorded. ${UNREACHED}`);
  };
  return { record, fault };
}

interface OtherMessagesProps {
  to: Recipient;
  messages: readonly OfferedMessage[];
  phones: readonly string[];
  language: MessageLanguage;
  children: ReactNode;
}

/** Chooses a message and a number; shows the text. */
function OtherMessages({ to, messages, phones, language, children }: OtherMessagesProps) {
  const [moment, setMoment] = useState(messages[0]?.moment);
  const [phone = '', setPhone] = useState(phones[0]);
  const write = useMessageText();
  const id = useId();
  const message = messages.find((one) => one.moment === moment) ?? messages[0];
  if (!message) return null;
  return (
    <div className="office-stack office-stack-wide">
      {messages.length > 1 && (
        <Field id={`${id}-moment`} label="Message">
          {(control) => (
            <select
              {...control}
              value={message.moment}
              onChange={({ target }) => setMoment(target.value as MomentName)}
            >
              {messages.map((one) => (
                <option key={one.moment} value={one.moment}>
                  {capitalised(momentOf(one.moment).label)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {phones.length > 1 && (
        <Field id={`${id}-phone`} label="To">
          {(control) => (
            <select {...control} value={phone} onChange={({ target }) => setPhone(target.value)}>
              {phones.map((one) => (
                <option key={one} value={one}>
                  {printedPhone(one)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {children}
      <p className="office-quote message-text" lang={language}>
        {write(message, language)}
      </p>
      <MessageLinks to={to} message={message} language={language} phone={phone} isChosen />
      {mobileDigits(phone) === null && (
        <p className="office-note">Not an Indian mobile number: choose the person in WhatsApp.</p>
      )}
    </div>
  );
}

const capitalised = (label: string) => label.charAt(0).toUpperCase() + label.slice(1);
