import { Embed } from '@/components/ui/embed';
import { Section } from '@/components/ui/section';
import { lecturesOf } from '@/content/facts/lectures';
import { videosPage } from '@/content/pages/videos';
import { videoId, videoPage, videoPlayer } from '@/lib/site/youtube';
import { BlackboardPoster } from './teachers';

/** The published lectures of an exam's course, to watch; renders nothing without one. */
export function ExamLectures({ exam }: { exam: string }) {
  const lectures = lecturesOf(exam).flatMap((one) => {
    const id = videoId(one.url);
    return id === null ? [] : [{ ...one, id }];
  });
  if (lectures.length === 0) return null;
  return (
    <Section band="tint" aria-labelledby="lectures">
      <h2 id="lectures" className="mb-5">
        Watch a lecture
      </h2>
      <ul className="grid gap-7 md:grid-cols-2">
        {lectures.map(({ id, title, text }, index) => (
          <li key={id}>
            <Embed
              id={`lecture-${index + 1}`}
              href={videoPage(id)}
              src={videoPlayer(id)}
              title={title}
              poster={<BlackboardPoster />}
              icon="play"
              label={title}
            />
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-small text-muted print:hidden">{videosPage.privacy}</p>
    </Section>
  );
}
