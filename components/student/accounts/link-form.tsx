'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { call, type CallAddress, type CallData } from '@/components/form/call';
import { Notice } from '@/components/form/notice';

const PREFIX = '#link=';

export const LINK_UNREACHED =
  'No connection. Try again when it is back: the link has not been used.';

type ReadCall = Extract<CallAddress, '/api/parent-consent/read' | '/api/complete-enrolment/read'>;

/** Purpose and token of a link. */
export type OpenLink<Address extends ReadCall> = { token: string } & CallData<Address>;

type Link<Address extends ReadCall> =
  | { token: string; made: CallData<Address> }
  | { token: null; text: string }
  | null;

interface LinkFormProps<Address extends ReadCall> {
  /** The call that returns the link's purpose. */
  url: Address;
  /** Shown for an address without a valid link. */
  noLink: string;
  children: (token: string, made: CallData<Address>) => ReactNode;
}

/**
 * A form behind an e-mailed link, such as `/parent-consent#link=…`. The token is in the fragment, which
 * reaches no server log.
 */
export function LinkForm<Address extends ReadCall>(props: LinkFormProps<Address>) {
  const { url, noLink, children } = props;
  const [link, setLink] = useState<Link<Address>>(null);
  const latest = useRef({ url, noLink });
  useEffect(() => {
    const open = async () => {
      const { url, noLink } = latest.current;
      const token = location.hash.startsWith(PREFIX) ? location.hash.slice(PREFIX.length) : '';
      if (!token) return setLink({ token: null, text: noLink });
      const outcome = await call(url, { body: { token } });
      if (outcome.ok) return setLink({ token, made: outcome.data });
      const isOver = outcome.reason === 'unauthorized' || outcome.reason === 'refused';
      setLink({ token: null, text: isOver ? outcome.message || noLink : LINK_UNREACHED });
    };
    const onHashChange = () => void open();
    onHashChange();
    // A link opened in a tab that already shows this page triggers no load.
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, []);
  if (link === null) return <p role="status">Reading the link</p>;
  if (link.token === null) return <Notice notice={{ kind: 'warning', text: link.text }} />;
  return children(link.token, link.made);
}
