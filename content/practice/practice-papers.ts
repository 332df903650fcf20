import type { CourseExam } from '@/content/catalogue/exams/exams';
import {
  findKind,
  isMixed,
  type ExamSection,
  type PaperPattern,
} from '@/content/catalogue/exams/pattern';
import { csirNetPattern } from '@/content/catalogue/exams/csir-net/paper';
import { cuetPattern } from '@/content/catalogue/exams/cuet/paper';
import { gatePattern } from '@/content/catalogue/exams/gate/paper';
import { iitJamPattern } from '@/content/catalogue/exams/iit-jam/paper';
import { csirNetQuestions } from './csir-net-questions';
import { cuetQuestions } from './cuet-questions';
import { gateQuestions } from './gate-questions';
import { iitJamQuestions } from './iit-jam-questions';
import type { PaperSection, PracticePaper } from './practice-paper';
import type { PracticeQuestion } from './practice-question';

/** One part in how many of the full paper each free paper is, and its questions. */
const written = {
  'csir-net': { pattern: csirNetPattern, parts: 5, questions: csirNetQuestions },
  gate: { pattern: gatePattern, parts: 3, questions: gateQuestions },
  'iit-jam': { pattern: iitJamPattern, parts: 2.5, questions: iitJamQuestions },
  cuet: { pattern: cuetPattern, parts: 3, questions: cuetQuestions },
} as const satisfies Record<
  CourseExam,
  { pattern: PaperPattern; parts: number; questions: readonly PracticeQuestion[] }
>;

/** The kind of question that has this type and these marks in the section. */
function kindOf(section: ExamSection, { slug, answer, marks: whole }: PracticeQuestion) {
  const found = findKind(section, { type: answer.type, marks: whole });
  if (!found) {
    throw new Error(`${section.name} has no ${answer.type} of ${whole} marks: ${slug}`);
  }
  return found;
}

function sectionOf(
  section: ExamSection,
  { parts, questions }: { parts: number; questions: readonly PracticeQuestion[] },
): PaperSection {
  const own = questions.filter((question) => question.section === section.id);
  const share = isMixed(section)
    ? own.length
    : section.kinds.reduce((sum, kind) => sum + kind.attemptMax, 0) / parts;
  return {
    id: section.id,
    name: section.name,
    counted: share,
    questions: own.map((question) => {
      const { marks: gain, negative: loss } = kindOf(section, question);
      return { ...question, gain, loss };
    }),
  };
}

/**
 * The free paper of an exam, in the order of its pattern.
 * @throws Error for a question that the pattern has no place for
 */
export function practicePaper(exam: CourseExam): PracticePaper {
  const { pattern, parts, questions } = written[exam];
  return {
    exam,
    pattern,
    minutes: Math.round(pattern.minutes / parts),
    sections: pattern.sections.map((section) => sectionOf(section, { parts, questions })),
  };
}
