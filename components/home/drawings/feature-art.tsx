import type { ReactNode } from 'react';

/** The frame of a small drawing beside a feature, 148 by 96. */
export function FeatureArt({
  className = '',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <svg
      viewBox="0 0 148 96"
      aria-hidden="true"
      focusable="false"
      className={`art art-feature ${className}`}
    >
      {children}
    </svg>
  );
}
