import { WholeWords } from '@/components/ui/whole-words';
import type { CrashCourse } from '@/content/crash-course';
import { CrashCoursePrice } from './crash-course-price';
import { OfferFeatures } from './offer-card';

/** A crash course repeated before enrolment: title, price, what is in it. It stands on one page only. */
export function ChosenCrashCourse({ course }: { course: CrashCourse }) {
  return (
    <section aria-labelledby="chosen-crash-course" className="offer-card">
      <div className="bg-tint px-5 pt-3 pb-2.5 text-brand-deep">
        <h2 id="chosen-crash-course" className="text-[24px]">
          <WholeWords text={course.title} />
        </h2>
      </div>
      <div className="grid gap-5 px-5 pt-4 pb-4">
        <CrashCoursePrice course={course} />
        <OfferFeatures offer={course} />
        <a href={`/new-batch#${course.id}`} className="inline-flex min-h-11 items-center">
          Look at the crash courses again
        </a>
      </div>
    </section>
  );
}
