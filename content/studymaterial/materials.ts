import { csirNetMaterial } from './csir-net';
import { cuetMaterial } from './cuet';
import { gateMaterial } from './gate';
import { iitJamMaterial } from './iit-jam';

/** The booklet pages by exam. */
export const materials = {
  'csir-net': csirNetMaterial,
  gate: gateMaterial,
  'iit-jam': iitJamMaterial,
  cuet: cuetMaterial,
} as const;
