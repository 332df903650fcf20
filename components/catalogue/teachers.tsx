import { Embed } from '@/components/ui/embed';
import { PersonCard, PersonCards } from '@/components/ui/person-card';
import { Section, type Band } from '@/components/ui/section';
import { countText } from '@/content/counted';
import { teachersOf, type Teacher } from '@/content/facts/teachers';
import { videosPage } from '@/content/pages/videos';
import { videoId, videoPage, videoPlayer } from '@/lib/site/youtube';

/** A blackboard with one line of chalk. */
export function BlackboardPoster() {
  return (
    <svg viewBox="0 0 640 360" aria-hidden="true" focusable="false" className="art art-dark">
      <rect fill="#9a6a3a" stroke="none" width="640" height="360" />
      <rect className="fill-prussian" stroke="none" x="10" y="10" width="620" height="340" rx="4" />
      <path className="stroke-lobe" strokeWidth="3" fill="none" d="M70 290h500m-14-9 14 9-14 9" />
      <path
        className="stroke-lobe"
        strokeWidth="3"
        fill="none"
        d="M80 260c90 0 120-190 210-190s80 110 130 110 70-40 140-40"
      />
    </svg>
  );
}

/** Subject, qualification and a sample of each teacher. The player is loaded on a press only (D27). */
export function TeacherCards({ people }: { people: readonly Teacher[] }) {
  return (
    <>
      <PersonCards>
        {people.map(
          ({ name, photo, subject, qualification, years, sample, consentUntil }, index) => {
            const id = videoId(sample ?? '');
            return (
              <PersonCard key={name} name={name} photo={photo} until={consentUntil}>
                <p>{subject}</p>
                <p className="text-muted">
                  {[qualification, years && `teaching for ${countText(years, 'year')}`]
                    .filter(Boolean)
                    .join(', ')}
                </p>
                {id && (
                  <div className="mt-2">
                    <Embed
                      id={`sample-${index + 1}`}
                      href={videoPage(id)}
                      src={videoPlayer(id)}
                      title={`A sample lesson by ${name}`}
                      poster={<BlackboardPoster />}
                      icon="play"
                      label={`Sample lesson by ${name}`}
                    />
                  </div>
                )}
              </PersonCard>
            );
          },
        )}
      </PersonCards>
      {people.some(({ sample }) => sample) && (
        <p className="mt-3 text-small text-muted print:hidden">{videosPage.privacy}</p>
      )}
    </>
  );
}

/** The teachers of an exam; nothing while none has consented to be named. */
export function ExamTeachers({ exam, band }: { exam: string; band?: Band }) {
  const people = teachersOf(exam);
  if (people.length === 0) return null;
  return (
    <Section band={band} aria-labelledby="teachers">
      <h2 id="teachers" className="mb-5">
        Your teachers
      </h2>
      <TeacherCards people={people} />
    </Section>
  );
}
