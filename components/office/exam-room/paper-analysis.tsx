import { printRule } from '@/components/practice/printed-answer';
import { Section } from '@/components/office/ui/section';
import { Table } from '@/components/office/ui/table';
import { countText } from '@/content/counted';
import type { KeyRule } from '@/content/practice/mark-answers';
import { FEWEST_ATTEMPTS, type QuestionAnalysis } from '@/lib/exam-room/analysis';

/** A question of the analysis, with what names it. */
interface AnalysedQuestion extends QuestionAnalysis {
  title: string;
  key: KeyRule;
  isDropped: boolean;
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** "1:05 min" */
const printTime = (ms: number) => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;
};

/** Below it, those with many marks hardly do better on a question than those with few. */
const WEAK = 0.1;

interface PaperAnalysisProps {
  attempts: number;
  questions: readonly AnalysedQuestion[];
}

/** Difficulty, discrimination, choices and time of each question. */
export function PaperAnalysis({ attempts, questions }: PaperAnalysisProps) {
  return (
    <Section id="questions" title={`Questions, from ${countText(attempts, 'first attempt')}`}>
      <p className="office-prose">
        “Right” is the share of those whose answer was marked or who left it out. “Discrimination”
        is the share that is right among the 27% with the most marks, less that among the 27% with
        the fewest (Kelley 1939): 0.3 and more is good, below {WEAK} or negative asks for a look at
        the key. It needs {FEWEST_ATTEMPTS} attempts.
      </p>
      {attempts > 0 && (
        <Table
          label="Questions"
          className="office-table-stacked"
          columns={[
            {
              head: 'Question',
              cell: ({ position, title }) => (
                <>
                  {position + 1}. <bdi>{title}</bdi>
                </>
              ),
            },
            {
              head: 'Key',
              cell: ({ key, isDropped }) => (isDropped ? 'Marks to all' : printRule(key)),
            },
            { head: 'Right', cell: ({ right }) => (right === null ? '–' : percent(right)) },
            {
              head: 'Discrimination',
              cell: ({ discrimination }) => <Discrimination value={discrimination} />,
            },
            {
              head: 'Answers',
              cell: ({ choices, unanswered }) =>
                [
                  ...choices.map(([answer, count]) => `${answer}: ${count}`),
                  `none: ${unanswered}`,
                ].join(', '),
            },
            {
              head: 'Median time',
              cell: ({ medianMs }) => (medianMs === null ? '–' : printTime(medianMs)),
            },
          ]}
          rows={questions}
          keyOf={({ position }) => position}
        />
      )}
    </Section>
  );
}

function Discrimination({ value }: { value: number | null }) {
  if (value === null) return '–';
  const text = value.toFixed(2).replace('-', '−');
  return value < WEAK ? <span className="office-warning">{text}: check the key</span> : text;
}
