'use client';

import { buttonClass, ButtonLink } from '@/components/ui/button';
import { Wrap } from '@/components/ui/section';
import { PhoneList } from './phone-list';

type ErrorFallbackProps = {
  /** Whatever was thrown: not always an Error. */
  error: unknown;
  retry: () => void;
};

/** What is shown in place of a page that could not be drawn: the error's text and three ways on. */
export function ErrorFallback({ error, retry }: ErrorFallbackProps) {
  const text = error instanceof Error ? error.message : String(error);
  return (
    <main id="main">
      <Wrap className="max-w-[720px] py-13 md:py-19">
        <div role="alert">
          <h1>Unexpected Application Error!</h1>
          <p className="mt-4 border-l-[5px] border-error bg-error-surface px-4 py-3 wrap-anywhere text-error">
            {text}
          </p>
        </div>
        <p className="mt-5">Try once more. If it happens again, go to Home or call us.</p>
        <p className="mt-5 flex flex-wrap gap-3">
          <button type="button" className={buttonClass('primary')} onClick={retry}>
            Try again
          </button>
          <ButtonLink href="/" variant="outline">
            Go to Home
          </ButtonLink>
        </p>
        <div className="mt-7">
          <PhoneList />
        </div>
      </Wrap>
    </main>
  );
}
