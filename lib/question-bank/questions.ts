import 'server-only';
import type { CourseExam } from '@/content/catalogue/exams/exams';
import type { Staff } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import { named, nameOf, staffName } from '@/lib/staff/staff-name';
import { db, pool } from '@/lib/platform/db';
import { statement } from '@/lib/platform/statement';
import { isUuid } from '@/lib/platform/uuid';
import { picturesOf } from './pictures';
import type { QuestionContent } from './question-content';
import type { QuestionFilter } from './question-filter';
import { fieldsOf } from './question-forms';
import { textsOf, typesetQuestion } from './typeset-question';

/** Questions of a page of the list. */
export const QUESTIONS_AT_ONCE = 50;

const parameters = {
  exam: 'text?',
  section: 'text?',
  unit: 'text?',
  type: 'QuestionType?',
  state: 'text?',
  q: 'text?',
} as const;

/** The newest version of each question that the filter leaves. */
const FOUND = `questions q
  join question_versions v on v."questionId" = q.id
    and v.number = (select max(number) from question_versions where "questionId" = q.id)
  where ($exam::text is null or q.exam = $exam)
    and ($section::text is null or v.section = $section)
    and ($unit::text is null or v.unit = $unit)
    and ($type::"QuestionType" is null or v.type = $type)
    and case coalesce($state::text, 'all')
      when 'withdrawn' then q."withdrawnAt" is not null
      when 'waiting' then q."withdrawnAt" is null and v."approvedAt" is null
      when 'approved' then q."withdrawnAt" is null and v."approvedAt" is not null
      else true end
    and ($q::text is null
      or strpos(lower(concat_ws(' ', v.content ->> 'title', v.content ->> 'text', v.source)), lower($q)) > 0)`;

const LIST = statement(
  'list-questions',
  { ...parameters, offset: 'int8' },
  {
    id: 'uuid',
    exam: 'text',
    section: 'text',
    unit: 'text',
    type: 'QuestionType',
    marks: 'int4',
    title: 'text?',
    number: 'int4',
    isApproved: 'bool',
    isWithdrawn: 'bool',
    changedAt: 'timestamptz',
    writer: 'text?',
    found: 'int4',
  },
  `select q.id, q.exam, v.section, v.unit, v.type, v.marks, v.content ->> 'title' as title, v.number,
    v."approvedAt" is not null as "isApproved", q."withdrawnAt" is not null as "isWithdrawn",
    v."createdAt" as "changedAt", case when writer.id is null then null else ${staffName('writer')} end as writer,
    count(*) over ()::int4 as found
  from (select q.id, q.exam, q."withdrawnAt" from ${FOUND}) q
    join question_versions v on v."questionId" = q.id
      and v.number = (select max(number) from question_versions where "questionId" = q.id)
    left join staff writer on writer.id = v."writtenById"
  order by v."createdAt" desc, q.id limit ${QUESTIONS_AT_ONCE} offset $offset`,
);

const UNITS = statement(
  'count-questions-by-unit',
  parameters,
  { exam: 'text', unit: 'text', questions: 'int4', waiting: 'int4' },
  `select q.exam, v.unit, count(*)::int4 as questions,
    (count(*) filter (where v."approvedAt" is null and q."withdrawnAt" is null))::int4 as waiting
  from ${FOUND} group by q.exam, v.unit`,
);

/** Questions by their newest versions, the latest changed first, and how many each unit has. */
export async function listQuestions(
  staff: Staff<'questions.write'>,
  filter: QuestionFilter,
  page = 1,
) {
  const [rows, units] = await Promise.all([
    LIST.rows(pool, { ...filter, offset: (page - 1) * QUESTIONS_AT_ONCE }),
    UNITS.rows(pool, { ...filter, unit: null }),
  ]);
  return {
    questions: rows.map(({ found: _found, changedAt, title, ...row }) => ({
      ...row,
      title: title ?? '',
      changedAt: changedAt.toISOString(),
    })),
    units,
    found: rows[0]?.found ?? 0,
  };
}

export type ListedQuestion = Awaited<ReturnType<typeof listQuestions>>['questions'][number];
export type UnitCount = Awaited<ReturnType<typeof listQuestions>>['units'][number];

/**
 * A question with all its versions, the newest first, typeset with their keys. The view is audited.
 * @returns null where there is none
 */
export async function readQuestion(staff: Staff<'questions.write'>, id: string) {
  if (!isUuid(id)) return null;
  const question = await db.question.findUnique({
    where: { id },
    select: {
      exam: true,
      withdrawnAt: true,
      versions: {
        orderBy: { number: 'desc' },
        select: {
          id: true,
          number: true,
          section: true,
          unit: true,
          type: true,
          marks: true,
          content: true,
          source: true,
          createdAt: true,
          approvedAt: true,
          writtenById: true,
          writtenBy: named,
          approvedBy: named,
          _count: { select: { papers: true } },
        },
      },
    },
  });
  if (!question) return null;
  await noteAct(pool, staff, { action: 'question.view', subject: 'question', subjectId: id });
  const exam = question.exam as CourseExam;
  const contents = question.versions.map(({ content }) => content as unknown as QuestionContent);
  const pictures = await picturesOf(contents.flatMap(textsOf));
  return {
    id,
    exam,
    isWithdrawn: question.withdrawnAt !== null,
    versions: question.versions.map((version, index) => {
      const content = contents[index] as QuestionContent;
      const { writtenBy, approvedBy, writtenById, createdAt, approvedAt, _count, ...rest } =
        version;
      return {
        ...rest,
        content,
        fields: fieldsOf({ ...rest, exam, content }),
        html: typesetQuestion(content, pictures),
        writer: nameOf(writtenBy),
        isOwn: writtenById === staff.staffId,
        approver: nameOf(approvedBy),
        writtenAt: createdAt.toISOString(),
        approvedAt: approvedAt?.toISOString() ?? null,
        papers: _count.papers,
      };
    }),
  };
}

export type ShownQuestion = NonNullable<Awaited<ReturnType<typeof readQuestion>>>;
export type ShownVersion = ShownQuestion['versions'][number];

const NEXT = statement(
  'next-question-to-approve',
  { staff: 'uuid', except: 'uuid?' },
  { id: 'uuid', waiting: 'int4' },
  `select q.id, count(*) over ()::int4 as waiting from questions q
    join question_versions v on v."questionId" = q.id
      and v.number = (select max(number) from question_versions where "questionId" = q.id)
  where q."withdrawnAt" is null and v."approvedAt" is null
    and v."writtenById" is distinct from $staff and q.id is distinct from $except
  order by v."createdAt", q.id limit 1`,
);

/**
 * The question that has waited longest for somebody else than its writer.
 * @param except the one on the screen
 * @returns null where none waits
 */
export const nextToApprove = (
  { staffId }: Staff<'questions.approve'>,
  except: string | null = null,
): Promise<{ id: string; waiting: number } | null> => NEXT.first(pool, { staff: staffId, except });
