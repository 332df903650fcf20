import { printDay, type IsoDay } from '@/content/day';
import { formatRupees, type Paise } from '@/content/money';
import type { InstalmentRule } from '@/content/facts/site-facts';
import { dateOf, dayOf } from '@/lib/site/days';

/** A part of a fee in paise, and its due date. */
export interface InstalmentLine {
  day: IsoDay;
  paise: Paise;
}

export const FEWEST_LINES = 2;
export const MOST_LINES = 6;
const DAY_MS = 86_400_000;
const RUPEE = 100;

const wholeRupees = (paise: number) => Math.floor(paise / RUPEE) * RUPEE;

/**
 * Splits a price into lines by the owner's rule: whole rupees, with the rounding on the last line. The first
 * is due today. Fewer lines than the rule has if the last would be due too late.
 * @returns null if the rule does not allow instalments
 */
export function proposeLines(
  price: Paise,
  rule: InstalmentRule,
  today: IsoDay,
): InstalmentLine[] | null {
  if (price < rule.fromPrice) return null;
  for (let parts = rule.parts; parts >= FEWEST_LINES; parts -= 1) {
    const days = Array.from({ length: parts }, (_, index) =>
      dayOf(new Date(dateOf(today).getTime() + index * rule.daysBetween * DAY_MS)),
    );
    if (!isWithin(days, rule)) continue;
    const first = firstPart(price, rule, parts);
    const share = wholeRupees((price - first) / (parts - 1));
    if (first < RUPEE || share < RUPEE) continue;
    const last = price - first - share * (parts - 2);
    return days.map((day, index) => ({
      day,
      paise: (index === 0 ? first : index === parts - 1 ? last : share) as Paise,
    }));
  }
  return null;
}

function firstPart(price: Paise, rule: InstalmentRule, parts: number): number {
  if (rule.firstPart) return rule.firstPart;
  return wholeRupees(rule.firstPercent ? (price * rule.firstPercent) / 100 : price / parts);
}

const isWithin = (days: readonly IsoDay[], { lastDay }: InstalmentRule) =>
  lastDay === undefined || (days.at(-1) ?? '') <= lastDay;

/**
 * The fault of proposed lines: their number, their days, or their sum.
 * @returns null for valid lines
 */
export function faultOfLines(lines: readonly InstalmentLine[], price: Paise): string | null {
  if (lines.length < FEWEST_LINES || lines.length > MOST_LINES)
    return `Enter ${FEWEST_LINES} to ${MOST_LINES} parts.`;
  if (lines.some(({ day }, index) => index > 0 && day <= (lines[index - 1]?.day ?? '')))
    return 'Each part must be due later than the one before it. Correct the days.';
  const sum = lines.reduce((total, { paise }) => total + paise, 0) as Paise;
  if (sum !== price)
    return `The parts add up to ${formatRupees(sum)}. They must add up to the price, ${formatRupees(price)}.`;
  return null;
}

/** The way in which lines exceed the owner's rule; null if they keep to it. */
export function faultByRule(
  lines: readonly InstalmentLine[],
  price: Paise,
  rule: InstalmentRule | null,
): string | null {
  if (!rule) return 'Instalments are not offered. An owner can still agree to them.';
  if (price < rule.fromPrice)
    return `Instalments are offered from ${formatRupees(rule.fromPrice as Paise)}. An owner can still agree to them.`;
  if (lines.length > rule.parts)
    return `At most ${rule.parts} parts are offered. An owner can agree to more.`;
  const least = firstPart(price, rule, lines.length) as Paise;
  if ((lines[0]?.paise ?? 0) < least)
    return `The first part must be at least ${formatRupees(least)}. An owner can agree to less.`;
  const days = lines.map(({ day }) => day);
  if (rule.lastDay && !isWithin(days, rule))
    return `The last part must be due by ${printDay(rule.lastDay)}. An owner can agree to a later day.`;
  return null;
}

export interface LineStanding extends InstalmentLine {
  /** From 1. */
  number: number;
  /** The unpaid rest of the line. */
  left: Paise;
  /** `part`: paid in part, and not due yet. */
  state: 'paid' | 'part' | 'later' | 'due' | 'overdue';
}

export interface PlanStanding {
  lines: readonly LineStanding[];
  /** The unpaid sum of lines that are due or overdue. */
  dueNow: Paise;
  /** The first line that is not fully paid; null when all are. */
  next: LineStanding | null;
}

/**
 * The state of each line of an agreement. Payments for the registration fill the lines in order.
 * @param paid received for the registration; a refund does not make a line due again
 */
export function planStanding(
  lines: readonly InstalmentLine[],
  paid: Paise,
  today: IsoDay,
): PlanStanding {
  let rest: number = paid;
  const standings = lines.map(({ day, paise }, index): LineStanding => {
    const filled = Math.min(rest, paise);
    rest -= filled;
    const left = (paise - filled) as Paise;
    return { day, paise, number: index + 1, left, state: stateOf(day, today, left, filled) };
  });
  const dueNow = standings
    .filter(({ day }) => day <= today)
    .reduce((total, { left }) => total + left, 0) as Paise;
  return { lines: standings, dueNow, next: standings.find(({ left }) => left > 0) ?? null };
}

function stateOf(day: IsoDay, today: IsoDay, left: number, filled: number): LineStanding['state'] {
  if (left === 0) return 'paid';
  if (day < today) return 'overdue';
  if (day === today) return 'due';
  return filled > 0 ? 'part' : 'later';
}

/** The instalment plan of a registration. */
export interface InstalmentPlan {
  id: string;
  lines: readonly InstalmentLine[];
  agreedOn: IsoDay;
  /** False after a change of the price: the whole rest is due then. */
  isCurrent: boolean;
}

/** The instalments offered or agreed for a fee; amounts in paise. */
export interface InstalmentChoice {
  /** Whether it is agreed, or only offered. */
  agreed: boolean;
  /** It was agreed for another price, so it has to be agreed again. */
  outdated: boolean;
  lines: readonly LineStanding[];
  /** The part payable now in place of the whole rest. */
  next: LineStanding;
}

/**
 * The instalments that a payer may choose: the lines agreed, or those offered by the rule.
 * @param plan the agreement, if any
 * @returns null when only the whole rest can be paid
 */
export function instalmentChoice(
  { price, paid }: { price: Paise | null; paid: Paise },
  plan: InstalmentPlan | null,
  rule: InstalmentRule | null,
  today: IsoDay,
): InstalmentChoice | null {
  if (price === null) return null;
  const agreed = plan?.isCurrent === true;
  const lines = agreed ? plan.lines : rule && proposeLines(price, rule, today);
  if (!lines) return null;
  const now = planStanding(lines, paid, today);
  if (!now.next || now.next.number === lines.length) return null;
  return { agreed, outdated: plan !== null && !agreed, lines: now.lines, next: now.next };
}

/** "₹3,000 by 23 November 2026" */
export function printLine({ day, paise }: InstalmentLine): string {
  return `${formatRupees(paise)} by ${printDay(day)}`;
}

/** "₹3,000 by 23 November 2026; ₹5,999 by 23 December 2026. Agreed on 23 November 2026." */
export function printPlan({ lines, agreedOn }: Pick<InstalmentPlan, 'lines' | 'agreedOn'>): string {
  return `${lines.map(printLine).join('; ')}. Agreed on ${printDay(agreedOn)}.`;
}

/** How the lines of an agreement are shown. */
export const instalmentWords = {
  by: 'by {day}',
  left: 'left',
  states: { paid: 'paid', part: 'paid in part', due: 'due today', overdue: 'overdue' },
} as const;
