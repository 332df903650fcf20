import type { ReactNode } from 'react';

/** The frame of a course card's drawing, 240 by 132. */
export function CourseArt({
  className = '',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <svg
      viewBox="0 0 240 132"
      aria-hidden="true"
      focusable="false"
      className={`art art-card ${className}`}
    >
      {children}
    </svg>
  );
}
