import * as z from 'zod/mini';

/** A plain-text mail, at most with a small text file. */
export interface Mail {
  /** One address, or the institute's addresses (LEADS_TO). */
  to: { address: string } | 'institute';
  subject: string;
  text: string;
  replyTo?: string;
  attachment?: { filename: string; type: string; content: string };
  /** Local part of the Message-ID, the same for every attempt, so that repeats are recognised. */
  messageId?: string;
  /** Ids of its rows, by which a copy in the outbox is found. Sent mails do not contain them. */
  about?: readonly string[];
  /** Parameters for a service that renders the mail from a template. */
  templateParams?: Readonly<Record<string, string>>;
}

/** A way of sending mails. */
export interface Sender {
  /** Minimum milliseconds between two mails, across all processes. */
  apartMs: number;
  /** Sends only mails that have `templateParams`. */
  templateOnly?: boolean;
  /**
   * @param queuedAt the same for every attempt
   * @throws SendingFailed
   */
  send(mail: Mail, queuedAt: Date): Promise<void>;
}

/** The message is written to logs, so it contains no addresses. */
export class SendingFailed extends Error {
  /** Whether only this recipient was refused; other mails are taken. */
  readonly isOfRecipient: boolean;
  /** Error code of the library or the operating system, such as EAUTH; '' where there is none. */
  readonly code: string;

  constructor(message: string, { isOfRecipient = false, code = '' } = {}) {
    super(message);
    this.isOfRecipient = isOfRecipient;
    this.code = code;
  }
}

/**
 * Replaces line breaks and control characters by spaces, which keeps a name on one line and headers
 * safe.
 */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** The first of a student's addresses that a mail can be sent to; not every stored one is valid. */
export function firstAddress(emails: readonly string[]): string | undefined {
  return emails.map((email) => email.trim()).find((email) => z.email().safeParse(email).success);
}

/** "Name:     Asha Rao": one line per known fact, values aligned. */
export function factLines(facts: readonly (readonly [label: string, string | null])[]): string[] {
  const width = Math.max(...facts.map(([label]) => label.length)) + 2;
  return facts.flatMap(([label, value]) =>
    value ? [`${`${label}:`.padEnd(width)}${oneLine(value)}`] : [],
  );
}
