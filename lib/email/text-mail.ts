import type { Addresses } from './lead-mail';
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
