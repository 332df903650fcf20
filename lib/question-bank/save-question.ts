import 'server-only';
import { ApiError } from '@/lib/calls/errors';
import type { Staff } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { lockNames, lockRow } from '@/lib/platform/database-locks';
import { inTransaction } from '@/lib/platform/db';
import { placeFault } from './exam-outlines';
import { picturesOf } from './pictures';
import { fieldsOf, type QuestionInput, type SavedQuestion } from './question-forms';
import { textsOf, typesetTexts } from './typeset-question';
import type { TextPictures } from '@/lib/site/formula-html';

const GONE = 'This question no longer exists. Reload the page.';

/** What is wrong with a question beyond its form, by field: its place in the exam, formulas, pictures. */
export function questionFaults(
  input: QuestionInput,
  pictures: TextPictures,
): Readonly<Record<string, string>> {
  const place = placeFault(input);
  return {
    ...(place && { [place.field]: place.message }),
    ...typesetTexts(fieldsOf(input), pictures).faults,
  };
}

/** The columns of a version. */
export const versionColumns = ({ section, unit, type, marks, content, source }: QuestionInput) => ({
  section,
  unit,
  type,
  marks,
  source,
  content: content as object,
});

/**
 * Adds a question, or a new version of one, which waits for approval. Idempotent by `requestId`.
 * @throws ApiError invalid_input for what the exam does not have and what cannot be typeset; conflict if
 * somebody else has changed the question; not_found
 */
export async function saveQuestion(
  staff: Staff<'questions.write'>,
  { requestId, question, base, input }: SavedQuestion,
): Promise<{ id: string; number: number }> {
  return inTransaction(async (tx) => {
    await lockNames(tx, `question ${requestId}`);
    if (question !== '' && !(await lockRow(tx, 'questions', question))) {
      throw new ApiError('not_found', GONE);
    }
    const faults = questionFaults(input, await picturesOf(textsOf(input.content), tx.db));
    const [message] = Object.values(faults);
    if (message !== undefined) throw new ApiError('invalid_input', message, { fields: faults });
    const known = await tx.db.questionVersion.findUnique({
      where: { requestId },
      select: { questionId: true, number: true },
    });
    if (known) return { id: known.questionId, number: known.number };
    const number = question === '' ? 1 : await nextNumber(tx, { question, base, input });
    const { id } =
      question === ''
        ? await tx.db.question.create({ data: { exam: input.exam }, select: { id: true } })
        : { id: question };
    await tx.db.questionVersion.create({
      data: {
        ...versionColumns(input),
        questionId: id,
        number,
        requestId,
        writtenById: staff.staffId,
      },
      select: { id: true },
    });
    await noteAct(tx, staff, {
      action: 'question.save',
      subject: 'question',
      subjectId: id,
      detail: { version: number },
    });
    return { id, number };
  });
}

/** @throws ApiError conflict; invalid_input (`exam`) */
async function nextNumber(
  tx: Transaction,
  { question, base, input }: Pick<SavedQuestion, 'question' | 'base' | 'input'>,
): Promise<number> {
  const newest = await tx.db.questionVersion.findFirstOrThrow({
    where: { questionId: question },
    orderBy: { number: 'desc' },
    select: { number: true, question: { select: { exam: true } } },
  });
  if (newest.number !== base) {
    throw new ApiError(
      'conflict',
      'Someone else has just changed this question. Reload the page to see it.',
      { version: newest.number },
    );
  }
  if (newest.question.exam !== input.exam) {
    const message = 'A question stays with its exam. Add a new one for another exam.';
    throw new ApiError('invalid_input', message, { fields: { exam: message } });
  }
  return newest.number + 1;
}

/**
 * Approves the newest version of a question, so that papers can use it. Approving it again changes nothing.
 * @throws ApiError conflict for its writer, and if there is a newer version; not_found
 */
export async function approveQuestion(
  staff: Staff<'questions.approve'>,
  { version: id }: { version: string },
): Promise<{ number: number }> {
  return inTransaction(async (tx) => {
    const version = await tx.db.questionVersion.findUnique({
      where: { id },
      select: { questionId: true },
    });
    if (!version) throw new ApiError('not_found', GONE);
    const { questionId } = version;
    await lockRow(tx, 'questions', questionId);
    const newest = await tx.db.questionVersion.findFirstOrThrow({
      where: { questionId },
      orderBy: { number: 'desc' },
      select: { id: true, number: true, writtenById: true, approvedAt: true },
    });
    if (newest.id !== id) {
      throw new ApiError('conflict', 'There is a newer version. Reload the page to see it.');
    }
    if (newest.approvedAt !== null) return { number: newest.number };
    if (newest.writtenById === staff.staffId) {
      throw new ApiError('conflict', 'You wrote this version. A colleague has to approve it.');
    }
    await tx.db.questionVersion.updateMany({
      where: { id },
      data: { approvedById: staff.staffId, approvedAt: new Date() },
    });
    await noteAct(tx, staff, {
      action: 'question.approve',
      subject: 'question',
      subjectId: questionId,
      detail: { version: newest.number },
    });
    return { number: newest.number };
  });
}

/**
 * Keeps a question out of new papers, or lets them use it again. Papers that have it keep it.
 * @throws ApiError not_found
 */
export async function withdrawQuestion(
  staff: Staff<'questions.write'>,
  { question: id, withdrawn }: { question: string; withdrawn: 'yes' | 'no' },
): Promise<{ withdrawn: boolean }> {
  const isOut = withdrawn === 'yes';
  return inTransaction(async (tx) => {
    await lockRow(tx, 'questions', id);
    const known = await tx.db.question.findUnique({
      where: { id },
      select: { withdrawnAt: true },
    });
    if (!known) throw new ApiError('not_found', GONE);
    if ((known.withdrawnAt !== null) !== isOut) {
      const withdrawnAt = isOut ? new Date() : null;
      await tx.db.question.updateMany({ where: { id }, data: { withdrawnAt } });
      const action = isOut ? 'question.withdraw' : 'question.restore';
      await noteAct(tx, staff, { action, subject: 'question', subjectId: id });
    }
    return { withdrawn: isOut };
  });
}
