'use client';

import { useEffect, useRef } from 'react';
import { buttonClass, ButtonLink } from '@/components/ui/button';
import { Wrap } from '@/components/ui/section';
import { BrandLink } from './brand-link';
import { errorHeading, ErrorReport } from './error-report';
import { errorText } from './error-text';
import { useDocumentTitle } from './use-document-title';

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
