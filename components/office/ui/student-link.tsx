'use client';

import { useOffice } from './office-context';

/** The name of a student, leading to their page for whoever may open it. */
export function StudentLink({ id, name }: { id: string; name: string }) {
  const { may } = useOffice();
  const shown = <bdi>{name}</bdi>;
  return may('people.read') ? <a href={`/searchuser/person/${id}`}>{shown}</a> : shown;
}
