import type { ComponentType } from 'react';
import type { ExamIn, ExamWithPage } from '@/content/exams/exams';
import { BarcTestsFigure } from './barc-tests';
import { CsirNetMaterialFigure } from './csir-net-material';
import { CsirNetOfflineFigure } from './csir-net-offline';
import { CsirNetOnlineFigure } from './csir-net-online';
import { CsirNetJrfFigure } from './csir-net-ring-closure';
import { CsirNetTestsFigure } from './csir-net-tests';
import { CuetMaterialFigure } from './cuet-material';
import { CuetOfflineFigure } from './cuet-offline';
import { CuetOnlineFigure } from './cuet-online';
import { GateMaterialFigure } from './gate-material';
import { GateOfflineFigure } from './gate-offline';
import { GateOnlineFigure } from './gate-online';
import { GateFigure } from './gate-phases';
import { GateTestsFigure } from './gate-tests';
import { IitJamMaterialFigure } from './iit-jam-material';
import { IitJamOfflineFigure } from './iit-jam-offline';
import { IitJamOnlineFigure } from './iit-jam-online';
import { IitJamFigure } from './iit-jam-oxygen';
import { IitJamTestsFigure } from './iit-jam-tests';
import { TifrTestsFigure } from './tifr-tests';

type WithFigure = 'onlinecourses' | 'offlinecourses' | 'testseries' | 'studymaterial';

/** Figure of each product page. The type requires one for every exam that has the product. */
export const figures: { readonly [F in WithFigure]: Readonly<Record<ExamIn<F>, ComponentType>> } = {
  onlinecourses: {
    'csir-net': CsirNetOnlineFigure,
    gate: GateOnlineFigure,
    'iit-jam': IitJamOnlineFigure,
    cuet: CuetOnlineFigure,
  },
  offlinecourses: {
    'csir-net': CsirNetOfflineFigure,
    gate: GateOfflineFigure,
    'iit-jam': IitJamOfflineFigure,
    cuet: CuetOfflineFigure,
  },
  testseries: {
    'csir-net': CsirNetTestsFigure,
    gate: GateTestsFigure,
    'iit-jam': IitJamTestsFigure,
    barc: BarcTestsFigure,
    tifr: TifrTestsFigure,
  },
  studymaterial: {
    'csir-net': CsirNetMaterialFigure,
    gate: GateMaterialFigure,
    'iit-jam': IitJamMaterialFigure,
    cuet: CuetMaterialFigure,
  },
};

/** Figure of each exam page. */
export const examFigures: Readonly<Record<ExamWithPage, ComponentType>> = {
  'csir-net': CsirNetJrfFigure,
  gate: GateFigure,
  'iit-jam': IitJamFigure,
};
