import { CourseFigure } from '@/components/course/course-figure';
import { Registration } from '@/components/course/registration';
import { TermList } from '@/components/course/term-list';
import { PageFrame } from '@/components/site/page-frame';
import { PageLinks } from '@/components/site/page-links';
import { Section, Wrap } from '@/components/ui/section';
import { videosPage } from '@/content/videos';
import { trailThrough } from '@/lib/seo';
import { openPlaylists, Playlists } from './playlists';
import { StudyHour } from './study-hour';

function Method() {
  const { heading, intro, steps, caption } = videosPage.method;
  return (
    <Section band="white" aria-labelledby="method">
      <h2 id="method">{heading}</h2>
      <p className="mt-3 max-w-prose">{intro}</p>
      <div className="video-method">
        <Registration steps={steps} />
        <CourseFigure number={1} caption={caption}>
          <StudyHour />
        </CourseFigure>
      </div>
    </Section>
  );
}

function Courses() {
  const { courses, next } = videosPage;
  return (
    <Section band="tint" aria-labelledby="adds">
      <div className="grid gap-13 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:gap-16">
        <div>
          <h2 id="adds" className="mb-4">
            {courses.heading}
          </h2>
          <TermList rows={courses.rows.map(({ what, text }) => [what, text])} />
        </div>
        <div className="print:hidden">
          <h2 className="mb-4 text-[24px]">{next.heading}</h2>
          <PageLinks paths={next.paths} />
        </div>
      </div>
    </Section>
  );
}

/** Popular Videos: three lists over one player, and how to learn from them. */
export function VideosPage() {
  const { path, heading, lede, ledeToLists, intro } = videosPage;
  return (
    <PageFrame path={path} trail={trailThrough(path)}>
      <Wrap className="pt-1 pb-13 md:pb-19">
        <h1>{heading}</h1>
        <p className="lede mt-3 max-w-prose">
          {lede} {openPlaylists().length > 0 && ledeToLists}
        </p>
        <p className="mt-3 max-w-prose">{intro}</p>
        <Playlists />
      </Wrap>
      <Method />
      <Courses />
    </PageFrame>
  );
}
