import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Rupees } from '@/components/ui/rupees';
import { Section } from '@/components/ui/section';
import { lowestMaterialPrice } from '@/content/studymaterial/prices';
import type { StudyMaterial } from '@/content/studymaterial/study-material';
import { MaterialSum, MaterialTable, Spines } from './material-table';
import { PageIntro } from './page-intro';
import { Prose } from './prose';

type Props = { material: StudyMaterial };

const kindIds = ['pyq', 'practice', 'theory'] as const;

/** "GATE Chemistry", from the heading of its page. */
export function examName({ heading }: StudyMaterial): string {
  return heading.replace(/ study material$/, '');
}

/** Heading, what the booklets are about, and the figure. */
export function MaterialIntro({ material, figure }: Props & { figure: ReactNode }) {
  return (
    <PageIntro heading={material.heading} lede={material.lede} figure={figure}>
      {material.intro.map((paragraph) => (
        <p key={paragraph} className="max-w-prose">
          <Prose text={paragraph} />
        </p>
      ))}
      <p>
        <ButtonLink href="#prices" variant="outline">
          <span>
            See the prices, from <Rupees paise={lowestMaterialPrice(material.rows)} />
          </span>
        </ButtonLink>
      </p>
    </PageIntro>
  );
}

/** The three kinds of booklets, each with what it is for. */
export function MaterialKinds({ material }: Props) {
  return (
    <>
      <h2 className="mt-10 mb-5 subheading">What each booklet is for</h2>
      <ul className="material-kinds">
        {material.kinds.map(({ name, detail }, index) => (
          <li key={name}>
            <Spines id={kindIds[index] ?? 'combined'} />
            <h3>
              <Prose text={name} />
            </h3>
            <p>
              <Prose text={detail} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The price table with its sum, its note on GST and a word on the printed durations. */
export function MaterialPrices({ material }: Props) {
  return (
    <Section band="tint" aria-labelledby="prices" className="material-prices">
      <h2 id="prices">Prices</h2>
      <p className="mt-2 mb-5 max-w-prose">
        <Prose text={material.pricesIntro} />
      </p>
      <div className="material-offer">
        <MaterialTable exam={examName(material)} rows={material.rows} />
        <div>
          <MaterialSum rows={material.rows} />
          <p className="gst-note">
            <Icon name="info" />
            {material.gstNote}
          </p>
          <p className="mt-4 max-w-prose text-small text-muted">
            <Prose text={material.durationNote} />
          </p>
        </div>
      </div>
    </Section>
  );
}
