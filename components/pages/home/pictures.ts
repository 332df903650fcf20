import type { ComponentType } from 'react';
import type { CourseExam } from '@/content/exams/exams';
import type { BannerSlide, CourseTab, HomeFeature } from '@/content/home';
import type { ResultCard } from '@/content/results';
import {
  ClassroomCsirNet,
  ClassroomCuet,
  ClassroomGate,
  ClassroomIitJam,
} from './drawings/classrooms';
import { CourseCsirNet, CourseCuet, CourseGate, CourseIitJam } from './drawings/courses';
import {
  FeatureFlexibility,
  FeatureInteractive,
  FeatureMaterial,
  FeatureRecordings,
  FeatureSyllabus,
  FeatureTeaching,
} from './drawings/features';
import {
  ResultHelium,
  ResultHydrogen,
  ResultMercury,
  ResultNeon,
  ResultSodium,
} from './drawings/results';
import { SlideBenzene } from './drawings/slide-benzene';
import { SlideDistillation } from './drawings/slide-distillation';
import { SlideLattice } from './drawings/slide-lattice';
import { SlideNmr } from './drawings/slide-nmr';

type Drawing = ComponentType<{ className?: string }>;

export const slideDrawings: Record<BannerSlide['picture'], Drawing> = {
  benzene: SlideBenzene,
  nmr: SlideNmr,
  distillation: SlideDistillation,
  lattice: SlideLattice,
};

export const courseDrawings: Record<CourseTab['mode'], Record<CourseExam, Drawing>> = {
  online: {
    'csir-net': CourseCsirNet,
    gate: CourseGate,
    'iit-jam': CourseIitJam,
    cuet: CourseCuet,
  },
  offline: {
    'csir-net': ClassroomCsirNet,
    gate: ClassroomGate,
    'iit-jam': ClassroomIitJam,
    cuet: ClassroomCuet,
  },
};

export const featureDrawings: Record<HomeFeature['picture'], Drawing> = {
  teaching: FeatureTeaching,
  material: FeatureMaterial,
  syllabus: FeatureSyllabus,
  flexibility: FeatureFlexibility,
  recordings: FeatureRecordings,
  interactive: FeatureInteractive,
};

export const resultDrawings: Record<ResultCard['picture'], Drawing> = {
  hydrogen: ResultHydrogen,
  helium: ResultHelium,
  mercury: ResultMercury,
  sodium: ResultSodium,
  neon: ResultNeon,
};
