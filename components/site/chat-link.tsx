import { Icon } from '@/components/ui/icon';
import { institute } from '@/content/institute';

/** The floating way to a chat with the institute's number, once that has an address. */
export function ChatLink({ href = institute.chat }: { href?: string | null }) {
  if (href === null) return null;
  return (
    <a href={href} target="_blank" rel="noopener" className="chat-link">
      <Icon name="chat" className="size-6" />
      <span className="sr-only">Chat with us on WhatsApp (opens a new tab)</span>
    </a>
  );
}
