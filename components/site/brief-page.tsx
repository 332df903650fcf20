import { WholeWords } from '@/components/ui/whole-words';
import { briefPage } from '@/content/brief-pages';
import { trailThrough } from '@/lib/seo';
import { PageFrame } from './page-frame';
import { PageLinks } from './page-links';
import { PhoneList } from './phone-list';

/** A small, true page: what is there, whom to call, where to go on. Its words are in content/brief-pages.ts. */
export function BriefPage({ path }: { path: string }) {
  const { heading, paragraphs, next } = briefPage(path);
  return (
    <PageFrame path={path} trail={trailThrough(path)} courseList>
      <h1>
        <WholeWords text={heading} />
      </h1>
      {paragraphs.map((paragraph, index) => (
        <p key={paragraph} className={`mt-3 max-w-prose ${index === 0 ? 'lede' : ''}`}>
          <WholeWords text={paragraph} />
        </p>
      ))}
      <div className="mt-7 grid gap-7 md:mt-11 md:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] md:items-start lg:gap-11">
        <section aria-labelledby="go-on" className="print:hidden">
          <h2 id="go-on" className="mb-3 text-[24px]">
            Where to go next
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
          <div className="mt-3">
            <PhoneList />
          </div>
        </section>
      </div>
    </PageFrame>
  );
}
