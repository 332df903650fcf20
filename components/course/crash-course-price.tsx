import type { CrashCourse } from '@/content/crash-course';
import { PriceNow } from './price-now';

/** A crash course's price, its earlier price, and that GST is in it. */
export function CrashCoursePrice({ course }: { course: CrashCourse }) {
  return (
    <div>
      <PriceNow price={course.price} struckPrice={course.struckPrice} />
      <p className="mt-2.5 text-small text-muted">18% GST included</p>
    </div>
  );
}
