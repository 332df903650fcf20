import type { ReactNode } from 'react';
import { Drawing } from '@/components/ui/drawing';
import type { CourseExam, ExamIn } from '@/content/catalogue/exams/exams';
import type { BannerSlide, CourseTab, HomeFeature } from '@/content/pages/home';
import { CourseCuet, CourseGate } from './drawings/courses';
import { FeatureRecordings, FeatureSyllabus } from './drawings/features';
import { SlideLattice } from './drawings/slide-lattice';
import { SlideNmr } from './drawings/slide-nmr';

export const slideDrawings: Record<BannerSlide['picture'], ReactNode> = {
  benzene: (
    <div className="art-slide art-benzene" aria-hidden="true">
      <Drawing name="slide-benzene-wide" />
      <Drawing name="slide-benzene-narrow" />
    </div>
  ),
  nmr: <SlideNmr />,
  distillation: (
    <div className="art-slide art-still" aria-hidden="true">
      <Drawing name="slide-distillation-wide" />
      <Drawing name="slide-distillation-narrow" />
    </div>
  ),
  lattice: <SlideLattice />,
};

const courseDrawings: {
  readonly [Mode in CourseTab['mode']]: Readonly<Record<ExamIn<`${Mode}courses`>, ReactNode>>;
} = {
  online: {
    'csir-net': <Drawing name="course-csir-net" />,
    gate: <CourseGate />,
    'iit-jam': <Drawing name="course-iit-jam" />,
    cuet: <CourseCuet />,
  },
  offline: {
    'csir-net': <Drawing name="classroom-csir-net" />,
    gate: <Drawing name="classroom-gate" />,
    'iit-jam': <Drawing name="classroom-iit-jam" />,
    cuet: <Drawing name="classroom-cuet" />,
  },
};

/** The drawing on the card of a course. */
export function courseDrawing(mode: CourseTab['mode'], exam: CourseExam): ReactNode {
  const byExam: Partial<Record<CourseExam, ReactNode>> = courseDrawings[mode];
  return byExam[exam];
}

export const featureDrawings: Record<HomeFeature['picture'], ReactNode> = {
  teaching: <Drawing name="feature-teaching" />,
  material: <Drawing name="feature-material" />,
  syllabus: <FeatureSyllabus />,
  flexibility: <Drawing name="feature-flexibility" />,
  recordings: <FeatureRecordings />,
  interactive: <Drawing name="feature-interactive" />,
};
