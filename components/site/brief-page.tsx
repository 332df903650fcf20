import { ButtonLink } from '@/components/ui/button';
import { Wrap } from '@/components/ui/section';
import { WholeWords } from '@/components/ui/whole-words';
import { briefPage, type BriefPage as BriefPageContent } from '@/content/brief-pages';
import { institute } from '@/content/institute';
import { requireRoute } from '@/content/routes';
import { PageFrame } from './page-frame';
import { PageLinks } from './page-links';
import { PhoneList } from './phone-list';

const withoutCourseList = ['/videos', '/contact', '/about'];

/** A small, true page: what is there, whom to call, where to go on. Its words are in content/brief-pages.ts. */
export function BriefPage({ path }: { path: string }) {
  const page = briefPage(path);
  const courseList = !withoutCourseList.includes(path);
  const trail = [{ name: requireRoute(path).title, path }];
  return (
    <PageFrame path={path} trail={trail} courseList={courseList}>
      {courseList ? (
        <Content page={page} />
      ) : (
        <Wrap className="pt-2 pb-13 md:pb-19">
          <Content page={page} />
        </Wrap>
      )}
    </PageFrame>
  );
}

function Content({ page }: { page: BriefPageContent }) {
  const {
    heading,
    paragraphs,
    facts,
    elsewhere,
    email,
    next,
    nextHeading = 'Where to go next',
  } = page;
  return (
    <>
      <h1>
        <WholeWords text={heading} />
      </h1>
      {paragraphs.map((paragraph, index) => (
        <p key={paragraph} className={`mt-3 max-w-prose ${index === 0 ? 'lede' : ''}`}>
          <WholeWords text={paragraph} />
        </p>
      ))}
      {elsewhere && (
        <ButtonLink href={elsewhere.href} variant="outline" newTab className="mt-5">
          {elsewhere.label}
        </ButtonLink>
      )}
      {facts && <Facts facts={facts} />}
      <div className="mt-7 grid gap-7 md:mt-11 md:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] md:items-start lg:gap-11">
        <section aria-labelledby="go-on" className="print:hidden">
          <h2 id="go-on" className="mb-3 text-[24px]">
            {nextHeading}
          </h2>
          <PageLinks paths={next} />
        </section>
        <section
          aria-labelledby="call-us"
          className="rounded-card border border-line bg-card p-5 pb-2"
        >
          <h2 id="call-us" className="text-[24px]">
            Call and talk it through
          </h2>
          {email && <Email />}
          <div className="mt-3">
            <PhoneList />
          </div>
        </section>
      </div>
    </>
  );
}

function Facts({ facts }: { facts: NonNullable<BriefPageContent['facts']> }) {
  return (
    <dl className="mt-7 max-w-[720px] divide-y divide-line border-t-2 border-b border-t-ink border-b-line">
      {facts.map(([term, value]) => (
        <div key={term} className="gap-x-5 py-3 sm:grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <dt className="font-display text-[20px]/[1.25] font-semibold">{term}</dt>
          <dd className="leading-snug tabular-nums">
            <WholeWords text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Email() {
  return (
    <p className="mt-2">
      E-mail{' '}
      <a href={`mailto:${institute.email}`} className="inline-flex min-h-11 items-center">
        {institute.email}
      </a>
    </p>
  );
}
