import { useSyncExternalStore } from 'react';
import type { OfficeNews } from '@/lib/leads/unanswered-leads';

/** The last answer, with the moment that it was asked for. */
export interface LastNews extends OfficeNews {
  asOf: string;
}

/** Kept for the next page, which is made of other components: the signs stay, and nothing moves. */
let lastNews: LastNews | null = null;

const listeners = new Set<() => void>();

export const readNews = () => lastNews;

export function keepNews(news: LastNews | null): void {
  lastNews = news;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What `WaitingLeads` has last been told; null before. */
export const useOfficeNews = () => useSyncExternalStore(subscribe, readNews, () => null);
