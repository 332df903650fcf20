import { Prose } from '@/components/ui/prose';
import { careers, type CareerStep } from '@/content/catalogue/career-paths';
import { requireExam, type ExamId } from '@/content/catalogue/exams/exams';

const shells = [9, 14, 19, 24, 29];

/** An atom: one shell for each step so far, an electron on the outermost. */
function Atom({ step }: { step: number }) {
  const drawn = shells.slice(0, step);
  const outermost = drawn.at(-1) ?? 0;
  // Each electron a little further round than the one before.
  const angle = ((step - 1) * 50 * Math.PI) / 180;
  const [x, y] = [Math.cos(angle), -Math.sin(angle)].map((part) => 30 + outermost * part);
  return (
    <svg viewBox="0 0 60 60" aria-hidden="true" focusable="false">
      {drawn.map((radius) => (
        <circle key={radius} cx="30" cy="30" r={radius} />
      ))}
      <circle className="nucleus" cx="30" cy="30" r="4.5" />
      <circle className="electron" cx={x?.toFixed(1)} cy={y?.toFixed(1)} r="3" />
    </svg>
  );
}

function Step({ step, place }: { step: CareerStep; place: number }) {
  return (
    <div className="career-step">
      <Atom step={place} />
      <p>
        <b>
          <Prose text={step.name} />
        </b>
        <span>
          <Prose text={step.detail} />
        </span>
      </p>
    </div>
  );
}

/** What a result of the exam leads to, each step one shell further out. */
export function CareerFigure({ exam }: { exam: ExamId }) {
  const { start, ways } = careers[exam];
  const { name } = requireExam(exam);
  return (
    <figure className="career-figure">
      <div className="career-ways">
        <Step step={start} place={1} />
        <ul>
          {ways.map((steps) => (
            <li key={steps[0]?.detail}>
              <ol>
                {steps.map((step, index) => (
                  <li key={step.name}>
                    <Step step={step} place={index + 2} />
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ul>
      </div>
      <figcaption>
        <b>
          <Prose text={`From the ${name} result on`} />
        </b>
        : {ways.length === 1 ? 'one way' : `${ways.length} ways`}.
      </figcaption>
    </figure>
  );
}
