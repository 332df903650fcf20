import 'server-only';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { picturesOf } from '@/lib/question-bank/pictures';
import type { QuestionContent } from '@/lib/question-bank/question-content';
import {
  textsOf,
  typesetQuestion,
  type TypesetQuestion,
} from '@/lib/question-bank/typeset-question';

/** Versions that are kept typeset in a process: setting formulas takes time, and a version never changes. */
const KEPT = 500;

const typeset = new Map<string, TypesetQuestion>();

/** A version as the database has it. */
interface StoredVersion {
  id: string;
  content: unknown;
}

export const contentOf = ({ content }: Pick<StoredVersion, 'content'>) =>
  content as QuestionContent;

/** Versions of questions as HTML, by their id. */
export async function typesetVersions(
  versions: readonly StoredVersion[],
): Promise<ReadonlyMap<string, TypesetQuestion>> {
  const made = new Map<string, TypesetQuestion>();
  const missing = versions.filter(({ id }) => {
    const known = typeset.get(id);
    if (known) made.set(id, known);
    return !known;
  });
  const pictures = await picturesOf(missing.flatMap((version) => textsOf(contentOf(version))));
  for (const version of missing) {
    const html = typesetQuestion(contentOf(version), pictures);
    made.set(version.id, html);
    typeset.set(version.id, html);
    await letOthersRun();
  }
  for (const oldest of [...typeset.keys()].slice(0, -KEPT)) typeset.delete(oldest);
  return made;
}
