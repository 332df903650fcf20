import { practiceExams } from '@/content/practice/practice-paper';
import { practicePaper } from '@/content/practice/practice-papers';
import { homeQuestion, questionOfTheDay } from '@/content/practice/question-of-the-day';
import { dayAfter } from '@/lib/site/days';

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => dayAfter('2026-11-28', index));

test.each(practiceExams)(
  '%s: each question with options is shown before one comes again',
  (exam) => {
    const withOptions = practicePaper(exam)
      .sections.flatMap(({ questions }) => questions)
      .filter(({ answer }) => answer.type !== 'NAT')
      .map(({ slug }) => slug);
    const shown = days(withOptions.length).map((day) => questionOfTheDay(exam, day).question.slug);
    expect([...shown].sort()).toEqual([...withOptions].sort());
  },
);

test('on Home the exams take turns, with another question each time', () => {
  const shown = days(40).map(homeQuestion);
  expect(new Set(shown.slice(0, 4).map(({ exam }) => exam))).toEqual(new Set(practiceExams));
  expect(new Set(shown.map(({ question }) => question.slug)).size).toBe(40);
});
