'use client';

import {
  useCallback,
  useEffect,
  useState,
  useRef,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { Icon } from '@/components/ui/icon';

interface DetailsProps extends ComponentPropsWithRef<'details'> {
  summary: ReactNode;
  /** Moves the focus to the summary. */
  summaryRef?: ComponentPropsWithRef<'summary'>['ref'];
}

/** Details that also open by a link to their id; the class `office-box` gives them a border. */
export function Details({ summary, summaryRef, className = '', children, ...rest }: DetailsProps) {
  const { id } = rest;
  useEffect(() => {
    if (id === undefined) return;
    const openIfLinked = () => {
      const linked = location.hash === `#${id}` && document.getElementById(id);
      if (linked instanceof HTMLDetailsElement) linked.open = true;
    };
    openIfLinked();
    addEventListener('hashchange', openIfLinked);
    return () => removeEventListener('hashchange', openIfLinked);
  }, [id]);
  return (
    <details suppressHydrationWarning className={`office-details ${className}`.trim()} {...rest}>
      <summary ref={summaryRef}>
        {summary}
        <Icon name="chevron-down" className="turns size-5" />
      </summary>
      {children}
    </details>
  );
}

/** Details whose content is mounted on first opening and keeps its input when closed. */
export function LazyDetails({ open = false, children, ...rest }: DetailsProps) {
  const [isMounted, setMounted] = useState(open);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // It may have been opened before hydration.
    if (details.current?.open) setMounted(true);
  }, []);
  return (
    <Details
      ref={details}
      open={open || undefined}
      onToggle={({ currentTarget }) => currentTarget.open && setMounted(true)}
      {...rest}
    >
      {isMounted && children}
    </Details>
  );
}

interface LoadedDetailsProps<Script> extends Omit<DetailsProps, 'children'> {
  /** Imports the script of the content, again after a failure. */
  load: () => Promise<Script>;
  children: (script: Script) => ReactNode;
}

/** Details whose content has a script of its own, which is loaded on opening. */
export function LoadedDetails<Script>({ load, children, ...rest }: LoadedDetailsProps<Script>) {
  const [script, setScript] = useState<Script | null>(null);
  const [isUnreached, setUnreached] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const start = useCallback(() => {
    setUnreached(false);
    load().then(
      (loaded) => setScript(() => loaded),
      () => setUnreached(true),
    );
  }, [load]);
  useEffect(() => {
    // It may have been opened before hydration.
    if (details.current?.open) start();
  }, [start]);
  return (
    <Details
      ref={details}
      onToggle={({ currentTarget }) => currentTarget.open && script === null && start()}
      {...rest}
    >
      {script !== null && children(script)}
      {isUnreached && <p role="alert">No connection. Close this and open it again.</p>}
    </Details>
  );
}
