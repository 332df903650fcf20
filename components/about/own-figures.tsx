import { Prose } from '@/components/course/prose';
import { Wrap } from '@/components/ui/section';
import { about } from '@/content/about';
import { statistics } from '@/content/home/statistics';

const { heading, text, link } = about.figures;

/** The five counters at their final numbers, with whose count they are. */
export function OwnFigures() {
  return (
    <section className="statistics own-figures on-dark" aria-labelledby="own-figures">
      <Wrap>
        <h2 id="own-figures">{heading}</h2>
        <dl className="counters">
          {statistics.map(({ label, maximum }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{maximum}+</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 max-w-prose text-on-dark">
          <Prose text={text} />
        </p>
        <p className="mt-1">
          <a
            href={link.href}
            className="inline-flex min-h-11 items-center text-on-dark underline hover:text-white"
          >
            {link.label}
          </a>
        </p>
      </Wrap>
    </section>
  );
}
