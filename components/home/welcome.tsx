import { Prose } from '@/components/course/prose';
import { ButtonLink } from '@/components/ui/button';
import { institute } from '@/content/institute';

/** The page's own heading, and the way to the course most visitors come for. */
export function Welcome() {
  return (
    <section aria-labelledby="welcome" className="home-welcome wrap">
      <div className="grid gap-5 lg:grid-cols-[1fr_1.25fr] lg:gap-14">
        <h1 id="welcome">Welcome to {institute.name}</h1>
        <div className="grid justify-items-start gap-4">
          <p className="lede">
            <Prose text="We teach one subject. For over 5 years our classes have prepared students for CSIR-NET/JRF, GATE, IIT-JAM and CUET (PG) Chemistry, and for TIFR and BARC." />
          </p>
          <p className="max-w-prose">
            Study live, watch recorded lectures in your own hours, or sit in the classroom at{' '}
            {institute.address}. Each class is 45 minutes. Every course page says what you get, what
            it costs with GST, and how many hours of your week it takes.
          </p>
          <ButtonLink href="/onlinecourses/csir-net">
            View Details
            <span className="sr-only"> of the CSIR-NET online course</span>
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
