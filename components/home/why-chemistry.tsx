import { Section } from '@/components/ui/section';
import { WholeWords } from '@/components/ui/whole-words';
import { whyChemistry } from '@/content/home/why-chemistry';
import { TextLinks } from './text-links';

/** Why chemistry, and which door each exam opens. */
export function WhyChemistry() {
  const { heading, lede, paragraphs, doors, link } = whyChemistry;
  return (
    <Section band="tint" aria-labelledby="why-chemistry">
      <div className="why-chemistry">
        <div className="grid content-start gap-4">
          <h2 id="why-chemistry">{heading}</h2>
          <p className="lede">{lede}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-prose">
              <WholeWords text={paragraph} />
            </p>
          ))}
          <TextLinks links={[link]} />
        </div>
        <div>
          <h3 id="doors">Where each exam leads</h3>
          <ul aria-labelledby="doors" className="doors">
            {doors.map(({ exam, opens, href }) => (
              <li key={exam}>
                <a href={href} className="whitespace-nowrap">
                  {exam}
                </a>
                <span>{opens}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
