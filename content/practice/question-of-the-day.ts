import type { IsoDay } from '@/content/day';
import type { CourseExam } from '@/content/catalogue/exams/exams';
import { practiceExams, type PaperQuestion } from './practice-paper';
import { practicePaper } from './practice-papers';

const DAY_MS = 86_400_000;

const numberOf = (day: IsoDay) => Date.parse(day) / DAY_MS;

/** The next question with options, each in turn. */
function questionAt(exam: CourseExam, turn: number): PaperQuestion {
  const questions = practicePaper(exam)
    .sections.flatMap((section) => section.questions)
    .filter(({ answer }) => answer.type !== 'NAT');
  const question = questions[turn % questions.length];
  if (!question) throw new Error(`The free paper of ${exam} has no question with options.`);
  return question;
}

export type QuestionOfTheDay = { exam: CourseExam; question: PaperQuestion };

/** The question of a day: each question with options of the exam’s free paper in turn. */
export const questionOfTheDay = (exam: CourseExam, day: IsoDay): QuestionOfTheDay => ({
  exam,
  question: questionAt(exam, numberOf(day)),
});

/** Home’s question of a day: each exam in turn, and each of its questions. */
export function homeQuestion(day: IsoDay): QuestionOfTheDay {
  const number = numberOf(day);
  const exam = practiceExams[number % practiceExams.length] ?? 'csir-net';
  return { exam, question: questionAt(exam, Math.floor(number / practiceExams.length)) };
}
