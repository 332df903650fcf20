import { createHash } from 'node:crypto';
import type { CourseExam } from '@/content/catalogue/exams/exams';
import type { KeyRule } from '@/content/practice/mark-answers';
import { practicePaper } from '@/content/practice/practice-papers';
import type { AnswerRule } from '@/content/practice/practice-question';
import type { RoomKey, RoomPaper } from '@/content/practice/room-paper';
import { formulaHtml } from '@/lib/site/formula-html';

/** What the room loads before the clock starts. */
export function roomPaper(exam: CourseExam): RoomPaper {
  const { minutes, sections } = practicePaper(exam);
  const shown = sections.map(({ id, name, counted, questions }) => ({
    id,
    name,
    counted,
    questions: questions.map(({ slug, answer, gain, loss, text }) => ({
      slug,
      type: answer.type,
      gain,
      loss,
      text: formulaHtml(text),
      options: answer.type === 'NAT' ? [] : answer.options.map(formulaHtml),
      ...(answer.type === 'NAT' && answer.unit && { unit: formulaHtml(answer.unit) }),
    })),
  }));
  const version = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 12);
  return { version, minutes, sections: shown };
}

function keyRule(answer: AnswerRule): KeyRule {
  if (answer.type === 'NAT') return { type: 'NAT', from: answer.from, to: answer.to };
  return answer.type === 'MCQ'
    ? { type: 'MCQ', right: answer.right }
    : { type: 'MSQ', right: answer.right };
}

/** The right answers, which the room asks for after the end. */
export const roomKey = (exam: CourseExam): RoomKey =>
  Object.fromEntries(
    practicePaper(exam).sections.flatMap(({ questions }) =>
      questions.map(({ slug, answer }) => [slug, keyRule(answer)] as const),
    ),
  );
