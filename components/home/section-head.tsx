import { ButtonLink } from '@/components/ui/button';

type SectionHeadProps = {
  id: string;
  heading: string;
  /** Where View All leads, and what it shows all of. */
  all: { href: string; of: string };
};

/** A heading in the specified capitals with View All at its end. */
export function SectionHead({ id, heading, all }: SectionHeadProps) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h2 id={id} className="tracking-caps">
        {heading}
      </h2>
      <ButtonLink href={all.href} variant="outline">
        View All
        <span className="sr-only"> {all.of}</span>
      </ButtonLink>
    </div>
  );
}
