import type { FeatureId } from '../features';
import type { Plan } from '../plan';
import { plans } from '../plans';
import { tierNames } from '../tiers';

/** The books of one or more plans that hold the same ones. */
export type PlanBooks = { names: readonly string[]; practice: string; pyq: string; theory: string };

function copies(plan: Plan, soft: FeatureId, hard: FeatureId): string {
  const forms = [
    plan.features.includes(soft) && 'soft copy',
    plan.features.includes(hard) && 'print',
  ].filter(Boolean);
  return forms.join(' and ') || 'not included';
}

function booksOf(plan: Plan): PlanBooks {
  return {
    names: [plan.mode === 'offline' ? 'Classroom' : tierNames[plan.tier]],
    practice: copies(plan, 'practice-soft', 'practice-hard'),
    pyq: copies(plan, 'pyq-soft', 'pyq-hard'),
    theory: plan.features.includes('theory-booklets') ? 'included' : 'not included',
  };
}

const sameBooks = (one: PlanBooks, other: PlanBooks) =>
  one.practice === other.practice && one.pyq === other.pyq && one.theory === other.theory;

/** Which books an exam's plans hold, in the order of the plans. Tiers with the same books share a row. */
export function planBooks(exam: Plan['exam']): readonly PlanBooks[] {
  const own = plans.filter((plan) => plan.exam === exam);
  const ordered = [
    ...own.filter(({ mode }) => mode === 'online'),
    ...own.filter(({ mode }) => mode === 'offline'),
  ];
  return ordered.map(booksOf).reduce<PlanBooks[]>((rows, books) => {
    const same = rows.find((row) => sameBooks(row, books));
    if (!same) return [...rows, books];
    const names = [...new Set([...same.names, ...books.names])];
    return rows.map((row) => (row === same ? { ...row, names } : row));
  }, []);
}
