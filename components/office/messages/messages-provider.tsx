'use client';

import { createContext, useContext, type ReactNode } from 'react';
import { defaultTexts } from '@/lib/messages/default-texts';
import { fillMessage } from '@/lib/messages/message-text';
import type { MessageDesk } from '@/lib/messages/message-texts';
import type { MessageLanguage } from '@/lib/messages/moments';
import type { OfferedMessage } from '@/lib/messages/offered-messages';
import { placeholderValues } from '@/lib/messages/placeholders';

const DeskContext = createContext<MessageDesk>({ texts: [], writer: '', siteUrl: '' });

interface MessagesProviderProps {
  desk: MessageDesk;
  children: ReactNode;
}

/** Wraps all components that prepare messages. */
export function MessagesProvider({ desk, children }: MessagesProviderProps) {
  return <DeskContext value={desk}>{children}</DeskContext>;
}

/** Writes a message in a language: the owner's text, or the default. */
export function useMessageText() {
  const { texts, ...writer } = useContext(DeskContext);
  return ({ moment, facts }: OfferedMessage, language: MessageLanguage): string => {
    const own = texts.find((one) => one.moment === moment && one.language === language)?.text;
    const values = placeholderValues(facts, writer, language);
    return fillMessage(own ?? defaultTexts[moment][language], values);
  };
}
