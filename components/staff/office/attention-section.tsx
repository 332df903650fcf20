'use client';

import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { AttentionList } from '@/lib/schemas/found-payment';
import { AttentionCard } from './attention-card';

interface AttentionSectionProps {
  list: AttentionList;
  /** It begins so. */
  open?: boolean;
}

/** Payments that wait for somebody, in one line until it is opened; nothing where none waits. */
export function AttentionSection({ list: { items, more }, open = false }: AttentionSectionProps) {
  const summary = useRef<HTMLElement>(null);
  const before = useRef(items.length);
  useEffect(() => {
    // The card with the button that was pressed has gone.
    const lost = document.activeElement === document.body;
    if (items.length < before.current && lost) summary.current?.focus();
    before.current = items.length;
  }, [items.length]);
  return (
    <div className="attention">
      <p role="status" className="sr-only">
        {items.length === 0 ? 'No payment needs attention.' : words(items.length, more)}
      </p>
      {items.length > 0 && (
        <details open={open}>
          <summary ref={summary}>
            <Icon name="warning" />
            {words(items.length, more)}
            <Icon name="chevron-down" className="turns ml-auto size-5" />
          </summary>
          <ul>
            {items.map((item) => (
              <AttentionCard key={item.id} item={item} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function words(count: number, more: boolean): string {
  if (count === 1) return '1 payment needs attention';
  return more ? `More than ${count} payments need attention` : `${count} payments need attention`;
}
