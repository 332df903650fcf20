import { exams } from '../exams/exams';
import type { LaunchPoint } from './point';

const longestDays = 180;
const dayMs = 24 * 60 * 60 * 1000;

/** Patterns that were checked against copies only, and those whose check is older than half a year. */
export function examFactPoints(today: Date): readonly LaunchPoint[] {
  return exams.flatMap(({ id, verifiedOn }) => {
    const old = today.getTime() - Date.parse(verifiedOn) > longestDays * dayMs;
    const where = `content/exams/${id}.ts`;
    const official = {
      id: `exam-${id}-official`,
      kind: 'assumption',
      what: `The pattern and the syllabus of ${id} were checked against copies, not against the official notice. Compare them, complete the syllabus, and name the official address.`,
      where,
    } as const;
    const stale = {
      id: `exam-${id}-stale`,
      kind: 'past date',
      what: `The facts about ${id} were last checked on ${verifiedOn}.`,
      where,
    } as const;
    return old ? [official, stale] : [official];
  });
}
