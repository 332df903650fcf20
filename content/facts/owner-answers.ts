import { answers as publishedAnswers } from '@published/answers';
import type { Course, Faq } from '@/content/catalogue/course';
import { courseNameOf, examOfPath, requireExam } from '@/content/catalogue/exams/exams';
import { printedRule } from '@/content/catalogue/instalments';
import type { AnswerId } from './site-facts';

type Question = { id: AnswerId; text: (course: string) => string; classroomOnly?: true };

/*
 * Questions that only the owner can answer; those without an answer are not shown. The instalment rule
 * answers its question.
 */
const questions: readonly Question[] = [
  { id: 'instalments', text: (course) => `Can I pay the ${course} fee in instalments?` },
  { id: 'medium', text: (course) => `What is the medium of teaching in ${course}?` },
  { id: 'testLanguage', text: (course) => `In which language are the ${course} tests?` },
  { id: 'demoClass', text: (course) => `Can I attend a demo class of ${course}?` },
  {
    id: 'hostels',
    text: (course) => `Are there hostels near the ${course} classroom?`,
    classroomOnly: true,
  },
];

/** The questions of a course page that the owner has answered. */
export function ownerFaqs({ path, classroom }: Pick<Course, 'path' | 'classroom'>): readonly Faq[] {
  const exam = examOfPath(path).id;
  const course = courseNameOf(exam);
  const answers = {
    ...publishedAnswers,
    instalments: printedRule(requireExam(exam).admission.name) ?? publishedAnswers?.instalments,
  };
  return questions.flatMap(({ id, text, classroomOnly }) => {
    const answer = answers[id];
    return answer && (classroom || !classroomOnly) ? [{ question: text(course), answer }] : [];
  });
}

/** Whether the owner has answered every question of the form. */
export const allAnswered = questions.every(
  ({ id }) => id === 'instalments' || publishedAnswers?.[id],
);
