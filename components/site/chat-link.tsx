import { Icon } from '@/components/ui/icon';
import { institute } from '@/content/institute';

/** The floating way to a chat with the institute's number. */
export function ChatLink() {
  return (
    <a href={institute.chat} target="_blank" rel="noopener" className="chat-link">
      <Icon name="chat" className="size-6" />
      <span className="sr-only">Chat with us on WhatsApp (opens a new tab)</span>
    </a>
  );
}
