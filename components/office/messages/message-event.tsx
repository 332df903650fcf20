import type { ReactNode } from 'react';
import type { OpenedMessage } from '@/lib/messages/message-openings';
import { messageChannels, messageLanguages, momentOf } from '@/lib/messages/moments';

interface MessageEventProps {
  message: OpenedMessage;
  /** Who opened it, where the history does not say so itself. */
  children?: ReactNode;
}

/** A prepared message in a history. Its text is not kept, and nobody knows whether it was sent. */
export function MessageEvent({ message, children }: MessageEventProps) {
  const { moment, language, channel } = message;
  return (
    <p>
      <b>{messageChannels[channel]} opened</b>: {momentOf(moment).label},{' '}
      <span lang={language}>{messageLanguages[language]}</span> {children}
    </p>
  );
}
