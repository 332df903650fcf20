import { Badge } from '@/components/office/ui/list';
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

/** What somebody who asked not to be called may be called about all the same. */
const serviceWords = {
  course: 'Only about the fee or the class',
  parcel: 'Only about the parcel',
} as const;

interface Callable {
  phone: string;
  /** The owner of the number asked not to be called. */
  doNotCall: boolean;
  /** The matter of the page, if it is a service to somebody who has bought something. */
  service?: keyof typeof serviceWords | false;
}

/** What a call must be about; nothing where anything may be its subject. */
export function CallLimit({ doNotCall, service = false }: Omit<Callable, 'phone'>) {
  if (!doNotCall) return null;
  if (service) return <span className="office-limit">{serviceWords[service]}</span>;
  return <Badge tone="warning">Do not call</Badge>;
}

interface CallLinkProps extends Callable {
  name?: string;
  onCall?: () => void;
}

/**
 * A link to call; `name` is read out with it. For a number that is not to be called a link only with a
 * service, and always the words.
 */
export function CallLink({ phone, name, onCall, ...limit }: CallLinkProps) {
  const { doNotCall, service } = limit;
  if (doNotCall && !service) {
    return (
      <span className="office-no-contact">
        {printedPhone(phone)} <CallLimit {...limit} />
      </span>
    );
  }
  return (
    <>
      <a href={telHref(phone)} className="office-contact" onClick={onCall}>
        <Icon name="phone" />
        <span className="sr-only">Call {name && `${name}, `}</span>
        {printedPhone(phone)}
      </a>
      <CallLimit {...limit} />
    </>
  );
}

interface ChatLinkProps extends Callable {
  /** Initial text of the message. */
  greeting: string;
  /** Read out after "Chat": the person, and the target of the link. */
  hint: string;
}

/**
 * A link to a chat with a prepared message; nothing if the number cannot be a mobile, or is not to be called.
 * It stands beside a `CallLink`, which says so.
 */
export function ChatLink({ phone, doNotCall, service = false, greeting, hint }: ChatLinkProps) {
  if (mobileDigits(phone) === null || (doNotCall && !service)) return null;
  return (
    <a href={chatLink(phone, greeting)} target="_blank" rel="noreferrer" className="office-contact">
      <Icon name="chat" />
      Chat<span className="sr-only"> {hint}</span>
    </a>
  );
}
