import type { ReactNode } from 'react';
import { PageFrame } from '@/components/site/page-frame';
import { trailThrough } from '@/lib/site/seo';

interface StudentPageProps {
  path: string;
  /** Name in the breadcrumb of a page that is not in the site's list. */
  title?: string | undefined;
  /** The page's name by default. */
  heading?: string;
  /** Id of the heading, for a form labelled by it. */
  headingId?: string;
  lede?: ReactNode;
  /** Content above the heading: session script and notices. */
  above?: ReactNode;
  children?: ReactNode;
}

/** Frame, heading and lede of the pages of accounts, registrations and payments. */
export function StudentPage(props: StudentPageProps) {
  const { path, title, heading, headingId, lede, above, children } = props;
  const trail = title === undefined ? trailThrough(path) : [{ name: title, path }];
  return (
    <PageFrame path={path} trail={trail} courseList>
      {above}
      <h1 id={headingId}>{heading ?? trail.at(-1)?.name}</h1>
      {lede && <p className="lede mt-3 max-w-prose">{lede}</p>}
      {children}
    </PageFrame>
  );
}
