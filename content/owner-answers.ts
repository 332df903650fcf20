import { answers as publishedAnswers } from '@published/answers';
import type { Course, Faq } from './course';
import { courseNameOf, examOfPath } from './exams/exams';
import type { AnswerId } from './site-facts';

type Question = { id: AnswerId; text: (course: string) => string; classroomOnly?: true };

/* What only the owner can answer. Without an answer a question is not shown. */
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
  const course = courseNameOf(examOfPath(path).id);
  return questions.flatMap(({ id, text, classroomOnly }) => {
    const answer = publishedAnswers?.[id];
    return answer && (classroom || !classroomOnly) ? [{ question: text(course), answer }] : [];
  });
}

/** Whether the owner has answered every one of them. */
export const allAnswered = questions.every(({ id }) => publishedAnswers?.[id]);
