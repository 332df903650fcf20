import type { ReactNode } from 'react';
import { PageFrame, PageTop, type Languages } from '@/components/site/page-frame';
import { trailThrough } from '@/lib/site/seo';

interface StudentPageProps {
  path: string;
  /** Name in the breadcrumb of a page that is not in the site's list. */
  title?: string | undefined;
  /** Paths of the pages before it in the breadcrumb; only with `title`. */
  below?: readonly string[];
  /** The page's name by default. */
  heading?: string;
  /** Id of the heading, for a form labelled by it. */
  headingId?: string;
  lede?: ReactNode;
  /** Content above the heading: session script and notices. */
  above?: ReactNode;
  languages?: Languages;
  children?: ReactNode;
}

/** Frame, heading and lede of the pages of accounts, registrations and payments. */
export function StudentPage(props: StudentPageProps) {
  const { path, title, below = [], heading, headingId, lede, above, languages, children } = props;
  const trail =
    title === undefined ? trailThrough(path) : [...trailThrough(...below), { name: title, path }];
  return (
    <PageFrame path={path} trail={trail} courseList {...(languages && { languages })}>
      <PageTop>
        {above}
        <h1 id={headingId}>{heading ?? trail.at(-1)?.name}</h1>
        {lede && <p className="lede mt-3 max-w-prose">{lede}</p>}
        {children}
      </PageTop>
    </PageFrame>
  );
}
