import type { ResultExam } from './cards';
import { csirNetDetail, csirNetResult } from './csir-net';
import { gateDetail, gateResult } from './gate';
import { iitJamDetail, iitJamResult } from './iit-jam';
import type { ExamResult, ResultDetail } from './result-page';

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
