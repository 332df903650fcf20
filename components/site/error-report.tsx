import type { ReactNode } from 'react';
import { Wrap } from '@/components/ui/section';
import { PhoneList } from './phone-list';

export const errorHeading = 'Unexpected Application Error!';

/** The words of the error fallback: what happened, the ways on as `children`, and the phones. */
export function ErrorReport({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Wrap className="max-w-[720px] py-11 md:py-19">
      <div role="alert">
        <h1>{errorHeading}</h1>
        <p className="mt-4 border-l-[5px] border-error bg-error-surface px-4 py-3 wrap-anywhere text-error">
          {text}
        </p>
      </div>
      <p className="mt-5">Try once more. If it happens again, go to Home or call us.</p>
      <p className="mt-5 flex flex-wrap gap-3">{children}</p>
      <div className="mt-7">
        <PhoneList />
      </div>
    </Wrap>
  );
}
