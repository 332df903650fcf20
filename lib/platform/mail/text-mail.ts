import type { Addresses } from '@/lib/leads/notices/lead-mail';
import type { TextMail } from './sender';

/** A text as nodemailer takes it. */
export function textMail({ to, ...mail }: TextMail, id: string, addresses: Addresses) {
  const { from } = addresses;
  return {
    ...mail,
    from,
    // As an object, so that nothing in it is read as a second address.
    to: to === null ? addresses.to : { name: '', address: to },
    messageId: `<${id}@${from.split('@').pop()}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Line breaks and control characters become a space: a name stays one line, also in a header. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** "Name:     Asha Rao", one line for each fact that is known, all of them level. */
export function factLines(facts: readonly (readonly [label: string, string | null])[]): string[] {
  const width = Math.max(...facts.map(([label]) => label.length)) + 2;
  return facts.flatMap(([label, value]) =>
    value ? [`${`${label}:`.padEnd(width)}${oneLine(value)}`] : [],
  );
}
