'use client';

import { useEffect, useRef } from 'react';
import { buttonClass, ButtonLink } from '@/components/ui/button';
import { Wrap } from '@/components/ui/section';
import { BrandLink } from './brand-link';
import { errorHeading, ErrorReport, errorText } from './error-report';

/**
 * Replaces a page that failed to render: the error's text and links. Of the header only the mark is
 * rendered, so that a part that failed is not rendered again.
 * @param error the thrown value, which may not be an Error
 */
export function ErrorFallback({ error }: { error: unknown }) {
  const main = useRef<HTMLElement>(null);
  useDocumentTitle(errorHeading);
  // The focused element was removed with the page.
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

/** Sets the document title while mounted, also after the framework resets it. */
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
