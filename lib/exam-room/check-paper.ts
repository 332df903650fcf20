import { countText } from '@/content/counted';
import { courseNameOf } from '@/content/catalogue/exams/exams';
import { patterns } from '@/content/catalogue/exams/pages';
import {
  examTotals,
  findKind,
  printMarks,
  questionGroups,
  sectionTotals,
  type ExamSection,
  type PaperPattern,
  type QuestionType,
  type Sixths,
} from '@/content/catalogue/exams/pattern';
import { practiceExams } from '@/content/practice/practice-paper';
import type { PaperSectionPlan } from './paper-sections';

/** A question that a paper has or could have. `marks` are whole. */
export interface PaperCandidate {
  section: string;
  type: QuestionType;
  marks: number;
}

export interface PaperPlan {
  minutes: number;
  sections: readonly PaperSectionPlan[];
}

/** The whole pattern of the exam as a plan. */
export const wholePlan = ({ minutes, sections }: PaperPattern): PaperPlan => ({
  minutes,
  sections: sections.map((section) => {
    const { shown, attempts } = sectionTotals(section);
    return { id: section.id, name: section.name, shown, counted: attempts };
  }),
});

/** Each exam with its whole pattern as a plan. */
export const examPlans = practiceExams.map((id) => ({
  id,
  name: courseNameOf(id),
  ...wholePlan(patterns[id]),
}));

/** What a plan has otherwise than the pattern, in sentences; nothing for a full mock test. */
export function planDifferences(pattern: PaperPattern, plan: PaperPlan): string[] {
  const differences =
    plan.minutes === pattern.minutes
      ? []
      : [`${plan.minutes} minutes; the exam has ${pattern.minutes}.`];
  for (const section of wholePlan(pattern).sections) {
    const own = plan.sections.find(({ id }) => id === section.id);
    const { name, shown = 0, counted } = section;
    if (!own) {
      differences.push(`${name} is left out; the exam has ${countText(shown, 'question')} in it.`);
      continue;
    }
    const ownShown = own.shown ?? own.counted;
    if (ownShown !== shown) {
      differences.push(`${name}: ${countText(ownShown, 'question')}; the exam has ${shown}.`);
    }
    if (own.counted !== counted) {
      differences.push(
        `${name}: ${countText(own.counted, 'answer')} count; in the exam ${counted}.`,
      );
    }
  }
  return differences;
}

/** Whether a paper has the whole pattern of its exam. */
export const isFullMock = (pattern: PaperPattern, plan: PaperPlan): boolean =>
  planDifferences(pattern, plan).length === 0;

/** How many questions of each size a section with `shown` questions has, in the shares of its pattern. */
export function sizesOf(section: ExamSection, shown: number): Map<Sixths, number> {
  const sizes = new Map<Sixths, number>();
  for (const { marks, shown: count } of questionGroups(section)) {
    sizes.set(marks, (sizes.get(marks) ?? 0) + count);
  }
  const all = sectionTotals(section).shown;
  const exact = [...sizes].map(([marks, count]) => ({ marks, part: (count * shown) / all }));
  const rounded = new Map(exact.map(({ marks, part }) => [marks, Math.floor(part)]));
  let left = shown - [...rounded.values()].reduce((sum, one) => sum + one, 0);
  for (const { marks, part } of exact.toSorted(
    (one, other) => (other.part % 1) - (one.part % 1) || one.marks - other.marks,
  )) {
    if (left === 0) break;
    rounded.set(marks, Math.floor(part) + 1);
    left -= 1;
  }
  return rounded;
}

/**
 * What keeps a paper from being published, in sentences. A full mock test needs as many questions of each size
 * as the exam; where only the first answers count, all questions of the section have the same marks.
 */
export function paperProblems(
  pattern: PaperPattern,
  plan: PaperPlan,
  questions: readonly PaperCandidate[],
): string[] {
  const isFull = isFullMock(pattern, plan);
  return plan.sections.flatMap(({ id, name, shown, counted }) => {
    const own = questions.filter(({ section }) => section === id);
    const planned = shown ?? own.length;
    if (own.length === 0) return [`${name} has no question.`];
    if (own.length !== planned) {
      return [`${name} has ${countText(own.length, 'question')} of ${planned}.`];
    }
    const section = pattern.sections.find((one) => one.id === id);
    if (!section) return [`The exam has no section ${name}.`];
    if (counted > own.length) return [`${name}: more answers count than it has questions.`];
    if (counted < own.length && new Set(own.map(({ marks }) => marks)).size > 1) {
      return [`${name}: where only the first answers count, all questions have the same marks.`];
    }
    if (own.some((question) => !findKind(section, question))) {
      return [`${name} has a question of a type or marks that the exam does not have there.`];
    }
    if (!isFull) return [];
    return [...sizesOf(section, planned)].flatMap(([marks, count]) => {
      const found = own.filter((question) => question.marks * 6 === marks).length;
      const size = printMarks(marks);
      return found === count
        ? []
        : [
            `${name} has ${countText(found, 'question')} of ${size} ${size === '1' ? 'mark' : 'marks'}; the exam has ${count}.`,
          ];
    });
  });
}

/** "Full mock test: 65 questions, 100 marks, 180 minutes" or "20 questions, 60 minutes". */
export function planSummary(pattern: PaperPattern, plan: PaperPlan): string {
  const shown = plan.sections.reduce((sum, section) => sum + (section.shown ?? section.counted), 0);
  const minutes = countText(plan.minutes, 'minute');
  if (!isFullMock(pattern, plan)) return `${countText(shown, 'question')}, ${minutes}`;
  const { maximum } = examTotals(pattern);
  return `Full mock test: ${countText(shown, 'question')}, ${printMarks(maximum)} marks, ${minutes}`;
}
