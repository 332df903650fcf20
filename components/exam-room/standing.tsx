import { useEffect, useRef, type ReactNode } from 'react';

/** What stands in place of the questions. It comes into view with the focus: the button that led here is gone. */
export function Standing({ heading, children }: { heading: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.scrollIntoView({ block: 'center' });
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="grid justify-items-start gap-4">
      <h2 ref={title} tabIndex={-1} className="practice-heading">
        {heading}
      </h2>
      {children}
    </div>
  );
}
