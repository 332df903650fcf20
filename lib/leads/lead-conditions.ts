import 'server-only';
import { openStatuses } from '@/content/lead-words';
import type { Bind } from '@/lib/platform/statement';
import { delhiDay, startOfDay } from './delhi-time';
import type { LeadFilter } from './lead-filter';

/** As the indexes have it. @param row name of the row */
export const isOpen = (row: string) =>
  `${row}.status in (${openStatuses.map((status) => `'${status}'`).join(', ')})`;

/** Of all leads of one phone the one that speaks for it: the newest open one, or the newest of all. */
export const speaks = `not exists (select from leads b
  where b."foldKey" = l."foldKey" and b.suspect = l.suspect
    and ((${isOpen('b')}), b."createdAt", b.id) > ((${isOpen('l')}), l."createdAt", l.id))`;

/** What the filter says about the state of a person, but for the status. */
export function stateConditions(
  { who, overdue }: LeadFilter,
  { staffId }: { staffId: string },
  asOf: Date,
  bind: Bind,
): string[] {
  return [
    ...(who === 'mine' ? [`l."staffId" = ${bind(staffId)}`] : []),
    ...(who === 'nobody' ? ['l."staffId" is null'] : []),
    ...(overdue ? [`${isOpen('l')} and l."nextCallAt" <= ${bind(asOf)}`] : []),
  ];
}

/** What the filter says about what was asked: once at least, this phone has asked so. */
export function askingConditions(filter: LeadFilter, bind: Bind): string[] {
  const { course, kind, source, from, to } = filter;
  const asked = [
    ...(course ? [`f.coursename = ${bind(course)}`] : []),
    ...(kind ? [`f.kind = ${bind(kind)}::"LeadKind"`] : []),
    ...(source === 'none' ? ['f.page is null'] : []),
    ...(source && source !== 'none' ? [`f.page = ${bind(source)}`] : []),
    ...(from ? [`f."createdAt" >= ${bind(startOfDay(from))}`] : []),
    ...(to ? [`f."createdAt" < ${bind(startOfDay(delhiDay(startOfDay(to), 1)))}`] : []),
  ];
  if (asked.length === 0) return [];
  return [
    `exists (select from leads f where f."foldKey" = l."foldKey" and f.suspect = l.suspect
       and ${asked.join(' and ')})`,
  ];
}

/** Leads that a program may have written are listed by themselves. */
export const suspicion = ({ suspect }: LeadFilter) => (suspect ? 'l.suspect' : 'not l.suspect');
