import type { Course } from '@/content/course';
import type { ExamResult, ResultDetail, ResultExam } from '@/content/results';
import type { TestSeries } from '@/content/test-series';
import { barcSeries } from './barc/test-series';
import { csirNetOffline } from './csir-net/offline';
import { csirNetOnline } from './csir-net/online';
import { csirNet } from './csir-net/pattern';
import { csirNetDetail, csirNetResult } from './csir-net/results';
import { csirNetMaterial } from './csir-net/study-material';
import { csirNetSeries } from './csir-net/test-series';
import { cuetOffline } from './cuet/offline';
import { cuetOnline } from './cuet/online';
import { cuet } from './cuet/pattern';
import { cuetMaterial } from './cuet/study-material';
import { gateOffline } from './gate/offline';
import { gateOnline } from './gate/online';
import { gate } from './gate/pattern';
import { gateDetail, gateResult } from './gate/results';
import { gateMaterial } from './gate/study-material';
import { gateSeries } from './gate/test-series';
import { iitJamOffline } from './iit-jam/offline';
import { iitJamOnline } from './iit-jam/online';
import { iitJam } from './iit-jam/pattern';
import { iitJamDetail, iitJamResult } from './iit-jam/results';
import { iitJamMaterial } from './iit-jam/study-material';
import { iitJamSeries } from './iit-jam/test-series';
import type { ExamId, PaperPattern } from './pattern';
import { tifrSeries } from './tifr/test-series';

/** Every course page that is written in full. The checks of `tests/unit/content/content.test.ts` run over all of them. */
export const courses: readonly Course[] = [
  csirNetOnline,
  gateOnline,
  iitJamOnline,
  cuetOnline,
  csirNetOffline,
  gateOffline,
  iitJamOffline,
  cuetOffline,
];

export const patterns: readonly PaperPattern[] = [csirNet, gate, iitJam, cuet];

/** @throws Error when there is no such exam */
export function requirePattern(id: ExamId): PaperPattern {
  const exam = patterns.find((one) => one.id === id);
  if (!exam) throw new Error(`No exam "${id}".`);
  return exam;
}

export const examResults: Readonly<Record<ResultExam, ExamResult>> = {
  gate: gateResult,
  'iit-jam': iitJamResult,
  'csir-net': csirNetResult,
};

export const resultDetails: Readonly<Record<ResultExam, ResultDetail>> = {
  gate: gateDetail,
  'iit-jam': iitJamDetail,
  'csir-net': csirNetDetail,
};

/** The booklet pages by exam. */
export const materials = {
  'csir-net': csirNetMaterial,
  gate: gateMaterial,
  'iit-jam': iitJamMaterial,
  cuet: cuetMaterial,
} as const;

/** The test series pages, by the id in their address and in the order of the catalogue. */
export const testSeries = {
  'csir-net': csirNetSeries,
  gate: gateSeries,
  'iit-jam': iitJamSeries,
  barc: barcSeries,
  tifr: tifrSeries,
} as const satisfies Record<string, TestSeries>;
