import type { IsoDay } from '@/content/day';
import { datesToEnter, newestDay, periodOf, sessionOrder } from '../exam-calendar';
import { examDates } from './exam-dates';
import { lacksExamFees } from './exam-fees';
import { exams, type ExamId } from './exams';
import { factsOf } from './facts';

interface ExamTask {
  /** Of the exam and its newest day, so that a decision holds until the next session. */
  id: string;
  exam: ExamId;
  /** "CSIR-NET result of June 2026: enter it" */
  lines: readonly string[];
}

/** Whether the first table of cut-offs of an exam has none of this session. */
function lacksCutOff(exam: ExamId, session: string): boolean {
  const table = factsOf(exam)?.pages['cut-off']?.tables.find(({ cutOffs }) => cutOffs);
  return Boolean(
    table?.rows.every(({ heading }) => sessionOrder(heading) !== sessionOrder(session)),
  );
}

/** Whether pages print application fees of an exam: all but those of TIFR. */
const printsFees = (exam: ExamId): boolean => exam !== 'tifr';

/**
 * What the office has to enter of each exam: results, the next session, cut-offs once there is a result, and the
 * application fees once those that are printed are over.
 */
export function factsToEnter(day: IsoDay): readonly ExamTask[] {
  const dates = datesToEnter(examDates, day);
  return exams.flatMap(({ id, name }) => {
    const own = examDates.filter(({ exam }) => exam === id);
    const results = own.filter(({ kind, firstDay }) => kind === 'result' && firstDay < day);
    const newest = results.find(({ firstDay }) => firstDay === newestDay(results));
    const lines = [
      ...(dates.find(({ exam }) => exam === id)?.lines ?? []),
      ...(newest && lacksCutOff(id, newest.session)
        ? [`${name} cut-offs of ${periodOf(newest.session)}: enter them`]
        : []),
      ...(printsFees(id) && lacksExamFees(id, day)
        ? [`${name} application fees of the next session: enter them`]
        : []),
    ];
    return lines.length > 0 ? { id: `exams-${id}-${newestDay(own)}`, exam: id, lines } : [];
  });
}
