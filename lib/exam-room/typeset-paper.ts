import 'server-only';
import { createHash } from 'node:crypto';
import type { RoomPaper, RoomQuestion } from '@/content/practice/room-paper';
import { ApiError } from '@/lib/calls/errors';
import { db } from '@/lib/platform/db';
import type { TypesetQuestion } from '@/lib/question-bank/typeset-question';
import { slugAt, type PaperSectionPlan } from './paper-sections';
import { contentOf, typesetVersions } from './typeset-versions';

/** Papers that are kept typeset in a process. */
const KEPT = 10;

const typeset = new Map<string, Promise<RoomPaper>>();

/**
 * A published paper as the room takes it, without keys. Setting formulas takes a second, and a published paper keeps
 * its questions, so each process does it once.
 * @throws ApiError not_found
 */
export function typesetPaper(id: string): Promise<RoomPaper> {
  const known = typeset.get(id);
  if (known) return known;
  const made = typesetNow(id);
  typeset.set(id, made);
  made.catch(() => typeset.delete(id));
  for (const oldest of [...typeset.keys()].slice(0, -KEPT)) typeset.delete(oldest);
  return made;
}

/** The paper as it is now: of a draft, whose questions may change. @throws ApiError not_found */
export async function typesetNow(id: string): Promise<RoomPaper> {
  const found = await db.testPaper.findUnique({
    where: { id },
    select: {
      minutes: true,
      sections: true,
      questions: {
        select: {
          position: true,
          section: true,
          gain: true,
          loss: true,
          version: { select: { id: true, content: true } },
        },
        orderBy: { position: 'asc' },
      },
    },
  });
  if (!found) throw new ApiError('not_found', 'This test does not exist.');
  const html = await typesetVersions(found.questions.map(({ version }) => version));
  const shown = ({ position, gain, loss, version }: Placed): RoomQuestion[] => {
    const set = html.get(version.id);
    if (!set) return [];
    const { type } = contentOf(version).answer;
    return [{ slug: slugAt(position), gain, loss, type, ...textsBeforeTheEnd(set) }];
  };
  type Placed = (typeof found.questions)[number];
  const sections = (found.sections as unknown as PaperSectionPlan[]).map(
    ({ id: section, name, counted }) => ({
      id: section,
      name,
      counted,
      questions: found.questions.filter((one) => one.section === section).flatMap(shown),
    }),
  );
  const version = createHash('sha256').update(JSON.stringify(sections)).digest('hex').slice(0, 12);
  return { version, minutes: found.minutes, sections };
}

/** What a question asks: no title and no solution, which could give the key away. */
const textsBeforeTheEnd = ({ solution: _, hindi, ...texts }: TypesetQuestion) => ({
  ...texts,
  ...(hindi && { hindi: { text: hindi.text, options: hindi.options } }),
});
