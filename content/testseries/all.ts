import type { TestSeries } from '../test-series';
import { barcSeries } from './barc';
import { csirNetSeries } from './csir-net';
import { gateSeries } from './gate';
import { iitJamSeries } from './iit-jam';
import { tifrSeries } from './tifr';

/** The test series pages, by the id in their address and in the order of the catalogue. */
export const testSeries = {
  'csir-net': csirNetSeries,
  gate: gateSeries,
  'iit-jam': iitJamSeries,
  barc: barcSeries,
  tifr: tifrSeries,
} as const satisfies Record<string, TestSeries>;
