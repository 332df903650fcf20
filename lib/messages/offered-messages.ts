import { momentOf, type MomentName } from './moments';
import { placeholderValues, type MessageFacts } from './placeholders';

/** A message that can be sent to a person, with what it can name. */
export interface OfferedMessage {
  moment: MomentName;
  facts: MessageFacts;
}

/** The messages for a person; `first` is the one for now, offered in one tap, or null. */
export interface OfferedMessages {
  first: MomentName | null;
  messages: readonly OfferedMessage[];
}

/** Drops messages that lack what they are about, and a first one that is dropped. */
export function offeredMessages(
  first: MomentName | null,
  all: readonly OfferedMessage[],
): OfferedMessages {
  const messages = all.filter(({ moment, facts }) => {
    const { needs } = momentOf(moment);
    return !needs || placeholderValues(facts, { writer: '', siteUrl: '' }, 'en')[needs] !== '';
  });
  const isOffered = messages.some(({ moment }) => moment === first);
  return { first: isOffered ? first : null, messages };
}
