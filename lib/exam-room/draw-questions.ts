import { createHash } from 'node:crypto';
import { findKind, type ExamSection } from '@/content/catalogue/exams/pattern';
import type { QuestionType } from '@/content/catalogue/exams/pattern';
import { sizesOf } from './check-paper';

/** A version of a question that fits into a section. `marks` are whole numbers. */
export interface DrawnCandidate {
  version: string;
  question: string;
  unit: string;
  type: QuestionType;
  marks: number;
}

interface Drawing {
  /** The paper's id: the same paper draws the same questions. */
  seed: string;
  section: ExamSection;
  /** Questions that the section is to have. */
  shown: number;
  /** Those that it has already. */
  placed: readonly { question: string; marks: number }[];
  candidates: readonly DrawnCandidate[];
}

interface Drawn {
  /** In the order of the pattern: smaller questions first. */
  versions: readonly string[];
  /** By whole marks: how many more the section needs than there are. */
  missing: readonly { marks: number; count: number }[];
}

const hashOf = (seed: string, id: string) =>
  createHash('sha256').update(`${seed}:${id}`).digest('hex');

/**
 * Draws the questions that a section still needs: as many with 1 mark, 2 marks … as its pattern has, evenly from the
 * units. The seed alone decides the order: a repeat draws the same, and a new question changes few of the others.
 */
export function drawQuestions({ seed, section, shown, placed, candidates }: Drawing): Drawn {
  const known = new Set(placed.map(({ question }) => question));
  const free = candidates
    .filter((one) => !known.has(one.question) && findKind(section, one))
    .map((one) => ({ ...one, order: hashOf(seed, one.question) }))
    .sort((one, other) => one.order.localeCompare(other.order));
  const ofUnit = new Map<string, number>();
  const versions: string[] = [];
  const missing: { marks: number; count: number }[] = [];
  let room = shown - placed.length;
  for (const [size, count] of [...sizesOf(section, shown)].sort(([one], [other]) => one - other)) {
    const marks = size / 6;
    const has = placed.filter((one) => one.marks === marks).length;
    const left = free.filter((one) => one.marks === marks);
    let needed = Math.min(room, Math.max(0, count - has));
    while (needed > 0) {
      const next = leastDrawn(left, ofUnit);
      if (!next) break;
      left.splice(left.indexOf(next), 1);
      ofUnit.set(next.unit, (ofUnit.get(next.unit) ?? 0) + 1);
      versions.push(next.version);
      needed -= 1;
      room -= 1;
    }
    if (needed > 0) missing.push({ marks, count: needed });
  }
  return { versions, missing };
}

/** The first question of a unit from which the fewest were drawn. */
const leastDrawn = <One extends { unit: string }>(
  left: readonly One[],
  ofUnit: ReadonlyMap<string, number>,
): One | undefined =>
  left.reduce<One | undefined>(
    (least, one) =>
      least && (ofUnit.get(least.unit) ?? 0) <= (ofUnit.get(one.unit) ?? 0) ? least : one,
    undefined,
  );
