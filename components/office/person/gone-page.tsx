import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { institute } from '@/content/institute';

interface GonePageProps {
  title: string;
  children: ReactNode;
}

/** Instead of a page of the office whose subject is not there, or not any more. */
export function GonePage({ title, children }: GonePageProps) {
  return (
    <main id="main" className="staff-main">
      <title>{`${title} | ${institute.name}`}</title>
      <h1>{title}</h1>
      <p className="lede mt-3 mb-6 max-w-prose">{children}</p>
      <ButtonLink href="/searchuser">Search again</ButtonLink>
    </main>
  );
}
