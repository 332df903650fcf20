import 'server-only';
import type { CourseExam } from '@/content/catalogue/exams/exams';
import { requireExam } from '@/content/catalogue/exams/exams';
import { factsOf } from '@/content/catalogue/exams/facts';
import { patterns } from '@/content/catalogue/exams/pages';
import {
  findKind,
  kindsOf,
  marks as wholeMarks,
  type QuestionType,
  type Sixths,
} from '@/content/catalogue/exams/pattern';
import { questionExams } from './question-fields';
import type { QuestionField, QuestionInput } from './question-forms';

/** A kind of question that a section has. */
interface OutlineKind {
  type: QuestionType;
  /** Whole marks. */
  marks: number;
  /** In sixths of a mark. */
  loss: Sixths;
}

/** What the questions of an exam can be. */
export interface ExamOutline {
  id: CourseExam;
  name: string;
  sections: readonly { id: string; name: string; kinds: readonly OutlineKind[] }[];
  /** Units of the syllabus, by its parts. */
  parts: readonly { name: string; units: readonly string[] }[];
}

/* In every paper of the exam, but not in the chemistry syllabus. */
const ownParts: Partial<Record<CourseExam, ExamOutline['parts']>> = {
  gate: [{ name: 'General Aptitude', units: ['General Aptitude'] }],
};

function partsOf(exam: CourseExam): ExamOutline['parts'] {
  const facts = factsOf(exam);
  const pages = [facts?.overview, ...Object.values(facts?.pages ?? {})];
  const parts = pages.flatMap((page) =>
    (page?.syllabus ?? []).map(({ name, units }) => ({
      name,
      units: units.map((unit) => unit.name),
    })),
  );
  const listed = pages.flatMap((page) =>
    (page?.tables ?? [])
      .filter(({ heading }) => / syllabus .*: chapters/.test(heading))
      .map(({ heading, rows }) => ({
        name: heading.replace(/:.*/, ''),
        units: rows.map((row) => row.heading),
      })),
  );
  return [...(ownParts[exam] ?? []), ...parts, ...listed];
}

function outlineOf(exam: CourseExam): ExamOutline {
  return {
    id: exam,
    name: requireExam(exam).name,
    sections: patterns[exam].sections.map((section) => ({
      id: section.id,
      name: section.name,
      kinds: kindsOf(section).flatMap(({ types, marks, negative }) =>
        types.map((type) => ({ type, marks: marks / wholeMarks(1), loss: negative })),
      ),
    })),
    parts: partsOf(exam),
  };
}

/** The sections, marks and units of each exam, by its pattern and its syllabus. */
export const examOutlines: readonly ExamOutline[] = questionExams.map(outlineOf);

/** @throws Error for an exam without questions */
function outlineOfExam(exam: string): ExamOutline {
  const found = examOutlines.find(({ id }) => id === exam);
  if (!found) throw new Error(`No questions are written for ${exam}.`);
  return found;
}

/** What of a question its exam does not have, by field; null where it fits. */
export function placeFault({
  exam,
  section: id,
  unit,
  type,
  marks,
}: Pick<QuestionInput, 'exam' | 'section' | 'unit' | 'type' | 'marks'>): {
  field: QuestionField;
  message: string;
} | null {
  const { name, parts, sections } = outlineOfExam(exam);
  const section = patterns[exam].sections.find((one) => one.id === id);
  if (!section) {
    const ids = sections.map((one) => `${one.id} (${one.name})`).join(', ');
    return { field: 'section', message: `${name} has the sections ${ids}` };
  }
  if (!findKind(section, { type, marks })) {
    const kinds = kindsOf(section).flatMap((kind) =>
      kind.types.map((one) => `${one} with ${kind.marks / wholeMarks(1)}`),
    );
    return {
      field: 'marks',
      message: `${section.name} of ${name} has no ${type} with ${marks} marks, but ${kinds.join(', ')}`,
    };
  }
  if (!parts.some(({ units }) => units.includes(unit))) {
    return { field: 'unit', message: `“${unit}” is no unit of the ${name} syllabus` };
  }
  return null;
}
