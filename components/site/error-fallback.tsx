'use client';

import { useEffect, useRef } from 'react';
import { buttonClass, ButtonLink } from '@/components/ui/button';
import { Wrap } from '@/components/ui/section';
import { BrandLink } from './brand-link';
import { errorHeading, ErrorReport, errorText } from './error-report';

/**
 * What is shown in place of a page that could not be drawn: the error's text and the ways on. Of the
 * header only the mark is left, so that nothing which may have failed is drawn a second time.
 * @param error whatever was thrown: not always an Error
 */
export function ErrorFallback({ error }: { error: unknown }) {
  const main = useRef<HTMLElement>(null);
  useDocumentTitle(errorHeading);
  // What had the focus is gone with the page.
  useEffect(() => main.current?.focus(), []);
  return (
    <>
      <header className="border-b border-line">
        <Wrap className="flex h-17 items-center md:h-21">
          <BrandLink />
        </Wrap>
      </header>
      <main id="main" ref={main} tabIndex={-1}>
        <ErrorReport text={errorText(error)}>
          <button
            type="button"
            className={buttonClass('primary')}
            onClick={() => location.reload()}
          >
            Try again
          </button>
          <ButtonLink href="/" variant="outline">
            Go to Home
          </ButtonLink>
        </ErrorReport>
      </main>
    </>
  );
}

/** Names the document while the component is shown, also when the framework sets its title again. */
function useDocumentTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    const name = () => {
      if (document.title !== title) document.title = title;
    };
    name();
    const observer = new MutationObserver(name);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      document.title = before;
    };
  }, [title]);
}
