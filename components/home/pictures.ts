import type { ComponentType } from 'react';
import type { BannerSlide } from '@/content/home/banner';
import type { CardExam, CourseTab } from '@/content/home/courses';
import type { HomeFeature } from '@/content/home/features';
import type { ResultCard } from '@/content/results/cards';
import { ClassroomCsirNet } from './drawings/classroom-csir-net';
import { ClassroomCuet } from './drawings/classroom-cuet';
import { ClassroomGate } from './drawings/classroom-gate';
import { ClassroomIitJam } from './drawings/classroom-iit-jam';
import { CourseCsirNet } from './drawings/course-csir-net';
import { CourseCuet } from './drawings/course-cuet';
import { CourseGate } from './drawings/course-gate';
import { CourseIitJam } from './drawings/course-iit-jam';
import { FeatureFlexibility } from './drawings/feature-flexibility';
import { FeatureInteractive } from './drawings/feature-interactive';
import { FeatureMaterial } from './drawings/feature-material';
import { FeatureRecordings } from './drawings/feature-recordings';
import { FeatureSyllabus } from './drawings/feature-syllabus';
import { FeatureTeaching } from './drawings/feature-teaching';
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

export const courseDrawings: Record<CourseTab['mode'], Record<CardExam, Drawing>> = {
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
