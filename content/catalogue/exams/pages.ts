import type { Course } from '../course';
import type { ExamPage } from '../exam-page';
import type { ExamResult, ResultDetail } from '@/content/pages/result-page';
import { ownerFaqs } from '@/content/facts/owner-answers';
import type { StudyMaterial } from '../study-material';
import type { TestSeries } from '../test-series';
import { barcSeries } from './barc/test-series';
import { csirNetOffline, csirNetOnline } from './csir-net/courses';
import { csirNetPattern, csirNetPage } from './csir-net/paper';
import { cuetOffline, cuetOnline } from './cuet/courses';
import { cuetPattern } from './cuet/paper';
import { gateOffline, gateOnline } from './gate/courses';
import { gatePattern, gatePage } from './gate/paper';
import { iitJamOffline, iitJamOnline } from './iit-jam/courses';
import { iitJamPattern, iitJamPage } from './iit-jam/paper';
import { csirNetDetail, csirNetResult } from './csir-net/results';
import { csirNetMaterial } from './csir-net/study-material';
import { csirNetSeries } from './csir-net/test-series';
import { cuetMaterial } from './cuet/study-material';
import { gateDetail, gateResult } from './gate/results';
import { gateMaterial } from './gate/study-material';
import { gateSeries } from './gate/test-series';
import { iitJamDetail, iitJamResult } from './iit-jam/results';
import { iitJamMaterial } from './iit-jam/study-material';
import { iitJamSeries } from './iit-jam/test-series';
import type { CourseExam, ExamIn, ExamWithPage } from './exams';
import type { PaperPattern } from './pattern';
import { tifrSeries } from './tifr/test-series';

/* The types require a page for every exam that `exams.ts` lists in the family. */

export const onlineCourses: Readonly<Record<ExamIn<'onlinecourses'>, Course>> = {
  'csir-net': answered(csirNetOnline),
  gate: answered(gateOnline),
  'iit-jam': answered(iitJamOnline),
  cuet: answered(cuetOnline),
};

export const offlineCourses: Readonly<Record<ExamIn<'offlinecourses'>, Course>> = {
  'csir-net': answered(csirNetOffline),
  gate: answered(gateOffline),
  'iit-jam': answered(iitJamOffline),
  cuet: answered(cuetOffline),
};

/** Appends the questions that the owner has answered to the course's FAQ. */
function answered(course: Course): Course {
  return { ...course, faqs: [...course.faqs, ...ownerFaqs(course)] };
}

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
  'csir-net': csirNetPage,
  gate: gatePage,
  'iit-jam': iitJamPage,
};

export const patterns: Readonly<Record<CourseExam, PaperPattern>> = {
  'csir-net': csirNetPattern,
  gate: gatePattern,
  'iit-jam': iitJamPattern,
  cuet: cuetPattern,
};
