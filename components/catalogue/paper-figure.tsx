import { Prose } from '@/components/ui/prose';
import {
  examTotals,
  kindsOf,
  printExactly,
  printMarks,
  questionGroups,
  sectionTotals,
  type ExamSection,
  type PaperPattern,
  type QuestionKind,
  type QuestionType,
} from '@/content/catalogue/exams/pattern';
import { markWord, typeNames } from '@/content/catalogue/exams/planner';

export const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** "−0.5", "−1/3 or −2/3", "none"; prefixed with the question type where types differ. */
export function wrongAnswer(section: ExamSection): string {
  const kinds = kindsOf(section);
  const losing = kinds.filter(({ negative }) => negative > 0);
  const free = kinds.filter(({ negative }) => negative === 0);
  const losses = distinct(losing.map(({ negative }) => `−${printExactly(negative)}`)).join(' or ');
  if (!free.length) return losses;
  if (!losing.length) return 'none';
  const names = (some: readonly QuestionKind[]) => distinct(some.map(typeNames)).join(', ');
  return `${names(losing)} ${losses}; ${names(free)} none`;
}

/** A question of the drawing: 8 units wide, and as high as its marks in sixths. */
type Box = { x: number; y: number; height: number; isCounted: boolean };

const boxesInRow = 20;
const pitch = 10;
const gap = 3;

/** The questions of a section in rows of 20, each size from a new row. The drawing is 200 wide. */
export function questionBoxes(section: ExamSection): { boxes: readonly Box[]; height: number } {
  let top = 0;
  const boxes = questionGroups(section).flatMap(({ marks, shown, counted }) => {
    const start = top;
    top += Math.ceil(shown / boxesInRow) * (marks + gap);
    return Array.from({ length: shown }, (_, index) => ({
      x: (index % boxesInRow) * pitch + 1,
      y: start + Math.floor(index / boxesInRow) * (marks + gap) + 1,
      height: marks,
      isCounted: index < counted,
    }));
  });
  return { boxes, height: top };
}

const outline = (boxes: readonly Box[]): string =>
  boxes.map(({ x, y, height }) => `M${x} ${y}h8v${height}h-8z`).join('');

function Questions({ section }: { section: ExamSection }) {
  const { boxes, height } = questionBoxes(section);
  return (
    <svg className="paper-boxes" viewBox={`0 0 200 ${height}`} aria-hidden="true" focusable="false">
      <path d={outline(boxes.filter(({ isCounted }) => !isCounted))} />
      <path className="counted" d={outline(boxes.filter(({ isCounted }) => isCounted))} />
    </svg>
  );
}

/** The marks of a section within those of the paper; sections before it are left free. */
function MarksBar({ from, to, of }: Readonly<Record<'from' | 'to' | 'of', number>>) {
  return (
    <svg
      className="paper-bar"
      viewBox={`0 0 ${of} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect x={from} width={to - from} height="10" />
    </svg>
  );
}

/** "Answer any 35 of 40, 2 marks each", or "10 questions of 1 mark, 20 of 2 marks". */
function countsIn(section: ExamSection): string {
  const { shown, attempts } = sectionTotals(section);
  const [group, ...others] = questionGroups(section);
  const answers = attempts < shown ? `Answer any ${attempts} of ${shown}` : `${shown} questions`;
  if (!group) return answers;
  if (others.length === 0) return `${answers}, ${markWord(group.marks)} each`;
  return `${group.shown} questions of ${[
    markWord(group.marks),
    ...others.map(({ shown: count, marks }) => `${count} of ${markWord(marks)}`),
  ].join(', ')}`;
}

/** "2 minutes 24 seconds", to whole seconds. */
function timeOfAnswer({ minutes, attempts }: { minutes: number; attempts: number }): string {
  const seconds = Math.floor((minutes * 60) / attempts);
  const [whole, rest] = [Math.floor(seconds / 60), seconds % 60];
  const minute = `${whole} ${whole === 1 ? 'minute' : 'minutes'}`;
  return rest ? `${minute} ${rest} seconds` : minute;
}

const typeWords: Record<QuestionType, string> = {
  MCQ: 'multiple choice, one correct answer',
  MSQ: 'multiple select, one or more correct answers',
  NAT: 'numerical answer, typed in',
};

/** The types of question in the paper, in words. */
function legend({ sections }: PaperPattern): string {
  const types = sections.flatMap((section) => kindsOf(section).flatMap((kind) => kind.types));
  return [...new Set(types)].map((type) => `${type}: ${typeWords[type]}.`).join(' ');
}

/** The paper as a drawing: a box for each question, and the marks of each section. */
export function PaperFigure({ exam }: { exam: PaperPattern }) {
  const { shown, attempts, maximum } = examTotals(exam);
  const starts = exam.sections.map((_, index) =>
    exam.sections.slice(0, index).reduce((sum, one) => sum + sectionTotals(one).maximum, 0),
  );
  const counted = attempts < shown ? ' Filled: the answers that count.' : '';
  return (
    <figure className="paper-figure">
      <ol>
        {exam.sections.map((section, index) => {
          const from = starts[index] ?? 0;
          const { maximum: marks } = sectionTotals(section);
          return (
            <li key={section.id}>
              <p className="paper-section">
                <b>{section.name}</b>
                <span>{printMarks(marks)} marks</span>
              </p>
              <MarksBar from={from} to={from + marks} of={maximum} />
              <p>{countsIn(section)}</p>
              <p>
                {distinct(kindsOf(section).map(typeNames)).join(', ')}. Wrong answer:{' '}
                {wrongAnswer(section)}
              </p>
              <Questions section={section} />
            </li>
          );
        })}
      </ol>
      <figcaption>
        <b>
          {exam.name}: {printMarks(maximum)} marks in {exam.minutes} minutes
        </b>
        , <Prose text={`${timeOfAnswer({ minutes: exam.minutes, attempts })} for each answer.`} />{' '}
        {legend(exam)}
        {counted}
      </figcaption>
    </figure>
  );
}
