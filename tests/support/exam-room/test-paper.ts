import { randomUUID } from 'node:crypto';
import type { CourseExam } from '@/content/catalogue/exams/exams';
import type { KeyRule } from '@/content/practice/mark-answers';
import { practicePaper } from '@/content/practice/practice-papers';
import { keyOf, type QuestionContent } from '@/lib/question-bank/question-content';
import { EVERYBODY } from '@/lib/exam-room/sittable-papers';
import type { PaperSectionPlan } from '@/lib/exam-room/paper-sections';
import { db } from '@/lib/platform/db';
import { resultsAtOf } from '@/lib/exam-room/result-time';

interface PaperOptions {
  exam?: CourseExam;
  audiences?: readonly string[];
  opensAt?: Date;
  closesAt?: Date;
  isPublished?: boolean;
  title?: string;
}

/**
 * A paper in the database with the questions of the exam's free paper, approved and published.
 * @returns its id, sections and the key of each position
 */
export async function makeTestPaper({
  exam = 'gate',
  audiences = [EVERYBODY],
  opensAt,
  closesAt,
  isPublished = true,
  title = 'Mock test 1',
}: PaperOptions = {}) {
  const { minutes, sections } = practicePaper(exam);
  const plans: PaperSectionPlan[] = sections.map(({ id, name, counted, questions }) => ({
    id,
    name,
    counted,
    shown: questions.length,
  }));
  const paper = await db.testPaper.create({
    data: {
      requestId: randomUUID(),
      exam,
      title,
      minutes,
      sections: plans as object[],
      audiences: [...audiences],
      ...(opensAt && { opensAt }),
      ...(closesAt && { closesAt, resultsAt: resultsAtOf(closesAt, minutes) }),
      ...(isPublished && { publishedAt: new Date() }),
    },
    select: { id: true },
  });
  const keys: KeyRule[] = [];
  const questions = sections.flatMap((section) =>
    section.questions.map((question) => ({ section: section.id, question })),
  );
  for (const [position, { section, question }] of questions.entries()) {
    const { title: heading, text, solution, unit, marks, gain, loss } = question;
    const content = {
      title: heading,
      text,
      answer: question.answer,
      solution: solution.join('\n\n'),
    } as unknown as QuestionContent;
    const key = keyOf(content.answer);
    keys.push(key);
    const version = await db.questionVersion.create({
      data: {
        number: 1,
        requestId: randomUUID(),
        section,
        unit,
        marks,
        type: content.answer.type,
        content: content as object,
        approvedAt: new Date(),
        question: { create: { exam } },
      },
      select: { id: true },
    });
    await db.testPaperQuestion.create({
      data: {
        paperId: paper.id,
        position,
        section,
        versionId: version.id,
        gain,
        loss,
        key: key as object,
      },
    });
  }
  return { id: paper.id, minutes, sections: plans, keys };
}

/** The right answer of a key, as a candidate gives it. */
export const rightAnswer = (key: KeyRule): string | readonly string[] =>
  key.type === 'NAT' ? String(key.from) : key.type === 'MCQ' ? [key.right] : key.right;
