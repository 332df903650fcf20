import { median } from './median';

const ROUNDS = 5;

/** Measurements of one round, by subject. */
export type Round<Subject extends string> = Record<Subject, number>;

/**
 * Measures all subjects in turn, round after round, so that other load on the machine affects them alike.
 * @returns the rounds
 */
export async function inRounds<Subject extends string>(
  subjects: Record<Subject, (round: number) => Promise<number>>,
): Promise<readonly Round<Subject>[]> {
  const entries = Object.entries<(round: number) => Promise<number>>(subjects);
  const rounds: Round<Subject>[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const measured: [string, number][] = [];
    for (const [subject, once] of entries) measured.push([subject, await once(round)]);
    rounds.push(Object.fromEntries(measured) as Round<Subject>);
  }
  return rounds;
}

/** The median of a subject's rounds. */
export function middleOf<Subject extends string>(
  rounds: readonly Round<Subject>[],
  subject: Subject,
): number {
  return median(rounds.map((round) => round[subject]));
}

/** The median of the ratios within each round. */
export function middleRatio<Subject extends string>(
  rounds: readonly Round<Subject>[],
  subject: Subject,
  other: Subject,
): number {
  return median(rounds.map((round) => round[subject] / round[other]));
}
