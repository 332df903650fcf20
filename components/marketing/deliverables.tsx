import { Prose } from '@/components/course/prose';
import { Icon } from '@/components/ui/icon';
import { type Band, Section } from '@/components/ui/section';
import type { ExamPage } from '@/content/marketing/exam-page';

type Props = { deliverables: ExamPage['deliverables']; band: Band };

/** What a student gets, each thing with the page that says more about it. */
export function Deliverables({ deliverables, band }: Props) {
  return (
    <Section band={band} aria-labelledby="deliverables">
      <h2 id="deliverables">What you get</h2>
      <p className="mt-2 mb-7 max-w-prose">
        <Prose text={deliverables.intro} />
      </p>
      <ul className="deliverables">
        {deliverables.items.map(({ name, detail, link }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>
              <Prose text={detail} />
            </p>
            <a href={link.href}>
              <span>
                <Prose text={link.label} />
              </span>
              <Icon name="arrow-right" className="size-5" />
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-small text-muted">
        <Prose text={deliverables.note} />
      </p>
    </Section>
  );
}
