import type { CrashCourse } from '@/content/crash-course';
import { PriceNow } from './price-now';

/** A crash course's price, its earlier price, and what is not known about the tax in it. */
export function CrashCoursePrice({ course }: { course: CrashCourse }) {
  return (
    <div>
      <PriceNow price={course.price} struckPrice={course.struckPrice} />
      <p className="mt-2.5 text-small text-muted">{course.priceNote}</p>
    </div>
  );
}
