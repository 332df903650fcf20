import type { ReactNode } from 'react';
import { Prose } from '@/components/ui/prose';

type PageIntroProps = {
  heading: string;
  lede: string;
  figure: ReactNode;
  className?: string;
  /** What follows the lede. */
  children: ReactNode;
};

/** The top of a page: heading, lede and first words, beside the page's figure where there is room. */
export function PageIntro({ heading, lede, figure, className = '', children }: PageIntroProps) {
  return (
    <div className={`course-intro ${className}`.trim()}>
      <div className="grid content-center gap-4">
        <h1>
          <Prose text={heading} />
        </h1>
        <p className="lede max-w-prose">
          <Prose text={lede} />
        </p>
        {children}
      </div>
      {figure}
    </div>
  );
}
