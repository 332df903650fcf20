import { Section } from '@/components/ui/section';
import { Prose } from '@/components/course/prose';
import { homeFeatures } from '@/content/home/features';
import { featureDrawings } from './pictures';

/** How we teach: six cards, each with a figure that shows what it means. */
export function Features() {
  return (
    <Section aria-labelledby="how-we-teach">
      <h2 id="how-we-teach" className="mb-5">
        How we teach
      </h2>
      <ul className="home-features">
        {homeFeatures.map(({ picture, name, detail }) => {
          const Picture = featureDrawings[picture];
          return (
            <li key={name}>
              <div className="home-feature-picture graph-paper">
                <Picture />
              </div>
              <h3>{name}</h3>
              <p>
                <Prose text={detail} />
              </p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
