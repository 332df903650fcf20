import { Icon } from '@/components/ui/icon';
import { asciiDigits } from '@/lib/platform/ascii-digits';
import { chatLink, mobileDigits, printedPhone } from '@/lib/platform/phone-number';

/** An Indian mobile number, or any number with the prefix 91. */
const national = /^(?:00)?91(\d{10})$|^0?([6-9]\d{9})$/;

/** A `tel:` URL. Stored numbers may or may not start with +91 or 0. */
export function telHref(phone: string): string {
  const digits = asciiDigits(phone);
  const [, withPrefix, mobile] = national.exec(digits) ?? [];
  const number = withPrefix ?? mobile;
  if (number) return `tel:+91${number}`;
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`;
}

/** A `mailto:` URL (RFC 6068): nothing in the address begins a subject, a copy or a text. */
export function mailHref(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}

/** A link to call; `name` is read out with it. */
export function CallLink({ phone, name }: { phone: string; name?: string }) {
  return (
    <a href={telHref(phone)} className="office-contact">
      <Icon name="phone" />
      <span className="sr-only">Call {name && `${name}, `}</span>
      {printedPhone(phone)}
    </a>
  );
}

interface ChatLinkProps {
  phone: string;
  /** Initial text of the message. */
  greeting: string;
  /** Read out after "Chat": the person, and the target of the link. */
  hint: string;
}

/** A link to a chat with a prepared message; nothing if the number cannot be a mobile. */
export function ChatLink({ phone, greeting, hint }: ChatLinkProps) {
  if (mobileDigits(phone) === null) return null;
  return (
    <a href={chatLink(phone, greeting)} target="_blank" rel="noreferrer" className="office-contact">
      <Icon name="chat" />
      Chat<span className="sr-only"> {hint}</span>
    </a>
  );
}
