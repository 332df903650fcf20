import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Decision } from '@/content/launch-points';
import {
  assumedInclusions,
  assumptions,
  examFactPoints,
  fictitiousFacts,
  incompleteAddress,
  missingMedia,
  missingPaymentLinks,
  openContradictions,
  replacedFiles,
  settledByFacts,
  type LaunchPoint,
} from '@/content/launch-points';
import { gstin } from '@/content/institute';
import type { GatewayEnv } from '@/lib/payments/gateways/gateway';
import { providerOf } from '@/lib/payments/gateways/gateways';
import { realGateways } from '@/lib/payments/payment-ways';
import type { Env } from '@/lib/platform/env';

const year = /\b(20[12]\d)(?:-\d\d)?\b/g;

/** Exam facts carry the date of their last check instead; the points themselves are about dates. */
const elsewhere = /^content\/(exams\/|launch-points\.ts$)/;

/**
 * Content that names a year before `today`'s: one point per file, with its lines. Comments and URLs
 * are ignored.
 */
function pastDates(today: Date, root = 'content'): readonly LaunchPoint[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(root, file))
    .filter((file) => file.endsWith('.ts') && !elsewhere.test(file) && !replacedFiles.has(file));
  return files.sort().flatMap((file) => {
    const lines = linesWithPastYear(readFileSync(file, 'utf8'), today.getFullYear());
    if (lines.length === 0) return [];
    return [
      {
        id: `dates-${file.replace(/^content\/|\.ts$/g, '')}`,
        kind: 'past date',
        what: `Are these dates still right? Their year has passed:\n${lines.join('\n')}`,
        where: file,
      } as const,
    ];
  });
}

/** "12: CSIR NET June 2024, …" for each line of code that names a year before `thisYear`. */
export function linesWithPastYear(source: string, thisYear: number): readonly string[] {
  return source.split('\n').flatMap((line, index) => {
    const text = line.trim();
    if (/^(\/\/|\/?\*)/.test(text) || /https?:/.test(text)) return [];
    const past = [...text.matchAll(year)].some(([, number]) => Number(number) < thisYear);
    return past ? [`${index + 1}: ${text.slice(0, 110)}`] : [];
  });
}

/** Every point of the content and the settings, decided or not. */
export function launchPoints(today: Date, settings: LaunchSettings): readonly LaunchPoint[] {
  return [
    ...fictitiousFacts(),
    ...incompleteAddress(),
    ...missingMedia(),
    ...missingPaymentLinks(),
    ...assumedInclusions(),
    ...assumptions,
    ...examFactPoints(today),
    ...openContradictions(),
    ...pastDates(today),
    ...openSettings(settings),
  ].filter(({ id }) => !settledByFacts.has(id));
}

type Decisions = Readonly<Record<string, Decision>>;

/**
 * Sorts points by decision. `unknown` are decisions whose point no longer exists; they are to be
 * deleted.
 */
export function applyDecisions(points: readonly LaunchPoint[], decisions: Decisions) {
  return {
    open: points.filter(({ id }) => !(id in decisions)),
    decided: points.filter(({ id }) => id in decisions),
    unknown: Object.keys(decisions).filter((id) => !points.some((point) => point.id === id)),
  };
}

/** The settings a public site needs, as `lib/platform/env.ts` reads them. */
type LaunchSettings = GatewayEnv & Pick<Partial<Env>, 'LEADS_TO' | 'SMTP_URL' | 'GSTIN'>;

/** Settings whose absence limits a public site. */
function openSettings(settings: LaunchSettings): readonly LaunchPoint[] {
  const { SITE_URL, LEADS_TO, SMTP_URL, GSTIN } = settings;
  const provider = providerOf(settings);
  const points: readonly (readonly [isOpen: boolean, id: string, what: string])[] = [
    [
      !SITE_URL.startsWith('https://'),
      'site-url',
      `What is the public https address of the site? SITE_URL is ${SITE_URL}, which canonical addresses and the sitemap carry.`,
    ],
    [
      !LEADS_TO,
      'leads-to',
      'Who gets a mail about each new lead? LEADS_TO is not set: nobody does, and the mails are kept as files.',
    ],
    [
      !SMTP_URL,
      'sign-in-links',
      'Through which mail server does the site send? SMTP_URL is not set: students who cannot log in get no link by e-mail and have to call the office.',
    ],
    [
      provider === null || provider === 'sandbox',
      'online-payment',
      `Should students pay online? No gateway has its keys, so online payment is off or only a test. Set the keys of ${realGateways.map(([, label]) => label).join(' or ')}, or decide to take money at the office and by bank alone.`,
    ],
    [
      provider === 'phonepe',
      'phonepe-trial',
      'Does a payment in PhonePe’s test system work from the public address? Make one: PhonePe looks at the page a payer comes from, and one of its guides asks for a script that this site does not load.',
    ],
    [
      !GSTIN && !gstin,
      'gstin',
      'What is the GSTIN of the institute? Until it is set, receipts show no tax and are no invoices.',
    ],
  ];
  return points
    .filter(([isOpen]) => isOpen)
    .map(([, id, what]) => ({ id, kind: 'setting', what, where: '.env' }));
}
