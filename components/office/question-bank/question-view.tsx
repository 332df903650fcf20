import { useState } from 'react';
import { Answer } from '@/components/practice/sitting';
import { TypesetHtml } from '@/components/practice/typeset-html';
import { printExactly, type QuestionType } from '@/content/catalogue/exams/pattern';
import type { GivenAnswer } from '@/content/practice/mark-answers';
import type { RoomText } from '@/content/practice/room-paper';
import type { ExamOutline } from '@/lib/question-bank/exam-outlines';
import type { ShownVersion } from '@/lib/question-bank/questions';

/** Where a question stands in its exam, as ids. */
export interface QuestionPlace {
  exam: string;
  section: string;
  type: QuestionType;
  marks: number;
}

/** "Chemistry, MCQ, +2, −2/3 if wrong" */
export function printPlace(
  outlines: readonly ExamOutline[],
  { exam, section: id, type, marks }: QuestionPlace,
): string {
  const section = outlines.find((one) => one.id === exam)?.sections.find((one) => one.id === id);
  const kind = section?.kinds.find((one) => one.type === type && one.marks === marks);
  const loss = kind && kind.loss > 0 ? `−${printExactly(kind.loss)} if wrong` : '';
  return [section?.name ?? id, type, `+${marks}`, loss].filter(Boolean).join(', ');
}

interface QuestionViewProps {
  /** Unique on the page. */
  id: string;
  type: QuestionType;
  html: RoomText & { unit?: string | undefined };
  language?: 'hi';
}

/** A question as the candidate sees it; its answer can be tried. */
export function QuestionView({ id, type, html, language }: QuestionViewProps) {
  const [given, setGiven] = useState<GivenAnswer>([]);
  const { text, options, unit } = html;
  const question = { slug: id, type, text, options, gain: 0, loss: 0, ...(unit && { unit }) };
  return (
    <div lang={language} className="question-view">
      <Answer key={type} question={question} language="en" given={given} onGive={setGiven} />
    </div>
  );
}

/** The right answer of a version, its solution, and both in Hindi. */
export function KeyAndSolution({ version }: { version: ShownVersion }) {
  const { id, content, html, type } = version;
  return (
    <>
      <p>
        <b>Key:</b> <Key answer={content.answer} unit={html.unit} />
      </p>
      <p className="office-strong">Solution</p>
      <p className="question-text">
        <TypesetHtml html={html.solution} />
      </p>
      {html.hindi && (
        <>
          <p className="office-strong">In Hindi</p>
          <QuestionView
            id={`${id}-hindi`}
            type={type}
            html={{ ...html.hindi, unit: html.unit }}
            language="hi"
          />
          <p lang="hi" className="question-text">
            <TypesetHtml html={html.hindi.solution} />
          </p>
        </>
      )}
    </>
  );
}

interface KeyProps {
  answer: ShownVersion['content']['answer'];
  unit: string | undefined;
}

function Key({ answer, unit }: KeyProps) {
  if (answer.type !== 'NAT') return [answer.right].flat().join(', ');
  const [low, high] = [answer.from, answer.to].map((end) => end.toFixed(answer.decimals));
  return (
    <>
      {low === high ? low : `${low} to ${high}`} {unit && <TypesetHtml html={unit} />}
    </>
  );
}
