import { countsBySize } from './counts-by-size';
import {
  type CountedSection,
  type Exam,
  isMixed,
  type MixedSection,
  type QuestionKind,
} from './exam';
import { printExactly, type Sixths } from './mark';
import type { Rule } from './score';

/** A row of the marks planner: questions that are marked alike and counted together. */
export type Line = Rule & {
  id: string;
  name: string;
  types: string;
  /** Lines of one pool share its limit. */
  pool: string;
  limit: number;
  /** Said beside the field when more is entered. */
  over: string;
};

/** "1 mark", "2 marks". */
export const markWord = (sixths: Sixths): string =>
  `${printExactly(sixths)} ${sixths === 6 ? 'mark' : 'marks'}`;

/** "MCQ", "MSQ or NAT". */
export const typeNames = ({ types }: QuestionKind): string => types.join(' or ');

function countedLines({ id, name, kinds }: CountedSection): Line[] {
  return kinds.map((kind, index) => {
    const size = markWord(kind.marks);
    const one = kinds.length === 1;
    const { shown, attemptMax: limit, marks, negative } = kind;
    return {
      id: `${id}${index}`,
      name: one ? name : `${name}, ${size}`,
      types: typeNames(kind),
      pool: `${id}${index}`,
      limit,
      over:
        limit < shown
          ? `Only the first ${limit} answers in ${name.split(',')[0]} are marked. Enter ${limit} or fewer.`
          : `There are ${limit} questions${one ? '' : ` of ${size}`} in ${name.split(',')[0]}. Enter ${limit} or fewer.`,
      marks,
      negative,
    };
  });
}

/* The paper of the day decides the kinds, so sections are not kept apart: only sizes have a limit. */
function mixedLines(sections: readonly MixedSection[]): Line[] {
  const kinds = new Map<string, QuestionKind>();
  const limits = new Map<Sixths, number>();
  for (const section of sections) {
    for (const kind of section.mixed) kinds.set(`${typeNames(kind)}${kind.marks}`, kind);
    for (const [size, count] of countsBySize(section)) {
      limits.set(size, (limits.get(size) ?? 0) + count);
    }
  }
  return [...kinds.values()].map((kind, index) => {
    const limit = limits.get(kind.marks) ?? 0;
    return {
      id: `kind${index}`,
      name: `${typeNames(kind)} of ${markWord(kind.marks)}`,
      types: typeNames(kind),
      pool: `of${kind.marks}`,
      limit,
      over: `The paper has ${limit} questions of ${markWord(kind.marks)}, all kinds together.`,
      marks: kind.marks,
      negative: kind.negative,
    };
  });
}

/** The rows of an exam's marks planner. */
export function plannerLines({ sections }: Exam): readonly Line[] {
  return [
    ...sections.flatMap((section) => (isMixed(section) ? [] : countedLines(section))),
    ...mixedLines(sections.filter(isMixed)),
  ];
}
