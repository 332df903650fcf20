import { csirNet } from './csir-net';
import { cuet } from './cuet';
import type { Exam, ExamId } from './exam';
import { gate } from './gate';
import { iitJam } from './iit-jam';

export const exams: readonly Exam[] = [csirNet, gate, iitJam, cuet];

/** @throws Error when there is no such exam */
export function requireExam(id: ExamId): Exam {
  const exam = exams.find((one) => one.id === id);
  if (!exam) throw new Error(`No exam "${id}".`);
  return exam;
}
