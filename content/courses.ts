import type { Course } from './course';
import { csirNetOffline } from './offline/csir-net';
import { cuetOffline } from './offline/cuet';
import { gateOffline } from './offline/gate';
import { iitJamOffline } from './offline/iit-jam';
import { csirNetOnline } from './online/csir-net';
import { cuetOnline } from './online/cuet';
import { gateOnline } from './online/gate';
import { iitJamOnline } from './online/iit-jam';

/** Every course page that is written in full. The checks of `tests/unit/content/content.test.ts` run over all of them. */
export const courses: readonly Course[] = [
  csirNetOnline,
  gateOnline,
  iitJamOnline,
  cuetOnline,
  csirNetOffline,
  gateOffline,
  iitJamOffline,
  cuetOffline,
];
