import type { ComponentType } from 'react';
import type { ResultExam } from '@/content/results/cards';
import { HeliumFigure } from './helium-figure';
import { MercuryFigure } from './mercury-figure';
import { SodiumFigure } from './sodium-figure';

/** The result image of each exam: the spectrum of its card, drawn large. */
export const spectrumFigures: Readonly<Record<ResultExam, ComponentType>> = {
  'csir-net': HeliumFigure,
  gate: MercuryFigure,
  'iit-jam': SodiumFigure,
};
