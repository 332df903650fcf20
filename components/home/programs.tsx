import { Prose } from '@/components/course/prose';
import { Rupees } from '@/components/ui/rupees';
import type { Program } from '@/content/home/coaching';

/** The programs of one exam side by side: whom each suits and what it costs, GST included. */
export function Programs({ programs }: { programs: readonly Program[] }) {
  return (
    <div className="programs">
      {programs.map(({ name, suits, fees }) => (
        <article key={name}>
          <h3>{name}</h3>
          <p>
            <Prose text={suits} />
          </p>
          <ul>
            {fees.map(({ where, price, struckPrice, from }) => (
              <li key={where}>
                <span>{where}</span>
                <b>
                  {from && 'from '}
                  <Rupees paise={price} />
                </b>
                {struckPrice && (
                  <s>
                    <span className="sr-only">Earlier price </span>
                    <Rupees paise={struckPrice} />
                  </s>
                )}
              </li>
            ))}
          </ul>
          <p className="text-note text-muted">18% GST included</p>
        </article>
      ))}
    </div>
  );
}
