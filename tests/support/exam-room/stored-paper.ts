import { randomUUID } from 'node:crypto';
import type { CourseExam } from '@/content/catalogue/exams/exams';
import { practicePaper } from '@/content/practice/practice-papers';
import { keyOf, type QuestionContent } from '@/lib/question-bank/question-content';
import { siteRows } from '../browser/site-rows';

/** Runs a statement in the database of a running site. */
type Run = (sql: string, values: unknown[]) => Promise<unknown>;

/**
 * A published paper of the exam's free questions, for these audiences.
 * @param run where the tested site's database is not the one
 */
export async function storedPaper(
  exam: CourseExam,
  title: string,
  audiences: readonly string[],
  run: Run = siteRows,
): Promise<{ id: string; sections: readonly string[] }> {
  const { minutes, sections } = practicePaper(exam);
  const createdAt = new Date();
  const id = randomUUID();
  const written = sections.flatMap((section) =>
    section.questions.map((question) => {
      const { title: heading, text, answer, solution } = question;
      const content = { title: heading, text, answer, solution: solution.join('\n\n') };
      return { ...question, content: content as QuestionContent, id: randomUUID() };
    }),
  );
  const versions = written.map(({ id: questionId, section, unit, marks, content }) => ({
    id: randomUUID(),
    questionId,
    number: 1,
    requestId: randomUUID(),
    section,
    unit,
    type: content.answer.type,
    marks,
    content,
    source: '',
    approvedAt: createdAt,
    createdAt,
  }));
  await insert(
    run,
    'questions',
    written.map((one) => ({ id: one.id, exam, createdAt })),
  );
  await insert(run, 'question_versions', versions);
  await insert(run, 'test_papers', [
    {
      id,
      requestId: randomUUID(),
      exam,
      title,
      minutes,
      sections: sections.map(({ id: section, name, counted }) => ({ id: section, name, counted })),
      audiences,
      challengeDays: 3,
      position: 100,
      publishedAt: createdAt,
      createdAt,
    },
  ]);
  await insert(
    run,
    'test_paper_questions',
    written.map(({ section, gain, loss, content }, position) => ({
      paperId: id,
      position,
      section,
      versionId: versions[position]?.id,
      gain,
      loss,
      key: keyOf(content.answer),
      isDropped: false,
    })),
  );
  return { id, sections: sections.map(({ name }) => name) };
}

async function insert(run: Run, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
    .map((name) => `"${name}"`)
    .join(', ');
  await run(
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}
