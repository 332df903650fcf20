import type { Course } from '@/content/course';
import type { ExamPage } from '@/content/exam-page';
import type { ExamResult, ResultDetail } from '@/content/results';
import type { StudyMaterial } from '@/content/study-material';
import type { TestSeries } from '@/content/test-series';
import { barcSeries } from './barc/test-series';
import { csirNetJrf } from './csir-net/exam-page';
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
import { gate as gatePage } from './gate/exam-page';
import { gateOffline } from './gate/offline';
import { gateOnline } from './gate/online';
import { gate } from './gate/pattern';
import { gateDetail, gateResult } from './gate/results';
import { gateMaterial } from './gate/study-material';
import { gateSeries } from './gate/test-series';
import { iitJam as iitJamPage } from './iit-jam/exam-page';
import { iitJamOffline } from './iit-jam/offline';
import { iitJamOnline } from './iit-jam/online';
import { iitJam } from './iit-jam/pattern';
import { iitJamDetail, iitJamResult } from './iit-jam/results';
import { iitJamMaterial } from './iit-jam/study-material';
import { iitJamSeries } from './iit-jam/test-series';
import type { CourseExam, ExamIn, ExamWithPage } from './exams';
import type { PaperPattern } from './pattern';
import { tifrSeries } from './tifr/test-series';

/* The types require a page for every exam that `exams.ts` lists in the family. */

export const onlineCourses: Readonly<Record<ExamIn<'onlinecourses'>, Course>> = {
  'csir-net': csirNetOnline,
  gate: gateOnline,
  'iit-jam': iitJamOnline,
  cuet: cuetOnline,
};

export const offlineCourses: Readonly<Record<ExamIn<'offlinecourses'>, Course>> = {
  'csir-net': csirNetOffline,
  gate: gateOffline,
  'iit-jam': iitJamOffline,
  cuet: cuetOffline,
};

/** Every course page, online first. */
export const courses: readonly Course[] = [
  ...Object.values(onlineCourses),
  ...Object.values(offlineCourses),
];

export const testSeries: Readonly<Record<ExamIn<'testseries'>, TestSeries>> = {
  'csir-net': csirNetSeries,
  gate: gateSeries,
  'iit-jam': iitJamSeries,
  barc: barcSeries,
  tifr: tifrSeries,
};

export const studyMaterials: Readonly<Record<ExamIn<'studymaterial'>, StudyMaterial>> = {
  'csir-net': csirNetMaterial,
  gate: gateMaterial,
  'iit-jam': iitJamMaterial,
  cuet: cuetMaterial,
};

export const examResults: Readonly<Record<ExamIn<'result'>, ExamResult>> = {
  'csir-net': csirNetResult,
  gate: gateResult,
  'iit-jam': iitJamResult,
};

export const resultDetails: Readonly<Record<ExamIn<'result-explore'>, ResultDetail>> = {
  'csir-net': csirNetDetail,
  gate: gateDetail,
  'iit-jam': iitJamDetail,
};

export const examPages: Readonly<Record<ExamWithPage, ExamPage>> = {
  'csir-net': csirNetJrf,
  gate: gatePage,
  'iit-jam': iitJamPage,
};

export const patterns: Readonly<Record<CourseExam, PaperPattern>> = {
  'csir-net': csirNet,
  gate,
  'iit-jam': iitJam,
  cuet,
};
