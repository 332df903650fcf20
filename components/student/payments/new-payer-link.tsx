'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { printDay, type IsoDay } from '@/content/day';
import { payerLinkMessage } from '@/content/facts/message-words';
import { payerLinks as words } from '@/lib/payments/payer-link-words';
import { chatLink } from '@/lib/platform/phone-number';

interface NewPayerLinkProps {
  link: string;
  /** The last valid day. */
  until: IsoDay;
  /** Recipient on WhatsApp; by default the sender chooses. */
  phone?: string;
}

/** A new link, to copy or to send. */
export function NewPayerLink({ link, until, phone = '' }: NewPayerLinkProps) {
  const [isCopied, setCopied] = useState(false);
  const message = payerLinkMessage(link, printDay(until));
  const copy = async () => {
    await navigator.clipboard.writeText(message);
    setCopied(true);
  };
  return (
    <span className="block">
      <output aria-label={words.label} className="mt-2 block font-semibold break-all select-all">
        {link}
      </output>
      <span className="mt-1 block">{words.once}</span>
      <span className="my-3 flex flex-wrap gap-3">
        <button type="button" className={buttonClass('outline')} onClick={() => void copy()}>
          {isCopied ? words.copied : words.copy}
        </button>
        <a
          href={chatLink(phone, message)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('outline')}
        >
          {words.whatsApp}
        </a>
      </span>
    </span>
  );
}
