import { Rupees } from '@/components/ui/rupees';
import type { CrashCourse } from '@/content/crash-course';

/** A crash course's price, its earlier price, and what is not known about the tax in it. */
export function CrashCoursePrice({ course }: { course: CrashCourse }) {
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="plan-price-now">
          <span className="sr-only">Price </span>
          <Rupees paise={course.price} />
        </span>
        <s className="text-large text-muted">
          <span className="sr-only">Earlier price </span>
          <Rupees paise={course.struckPrice} />
        </s>
      </p>
      <p className="mt-2.5 text-small text-muted">{course.priceNote}</p>
    </div>
  );
}
