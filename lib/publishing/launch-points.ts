import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Decision } from '@/content/facts/launch-points';
import { leadsTo } from '@published/leadsTo';
import { contentPoints, type LaunchPoint } from '@/content/facts/launch-points';
import { gstin } from '@/content/facts/bank-account';
import type { GatewayEnv } from '@/lib/payments/gateways/gateway';
import { providerOf } from '@/lib/payments/gateways/gateways';
import { gstinFault } from '@/content/facts/gstin';
import { addressFault } from './public-address';
import { settlingOf } from './launch-topics';
import { withoutElement } from './without-element';
import { realGateways } from '@/lib/payments/payment-ways';
import type { Env } from '@/lib/platform/env';

const year = /\b(20[12]\d)(?:-\d\d)?\b/g;

/**
 * Exam facts carry the date of their last check, and dates that can be published are compared with
 * today in the content itself. Career paths name rows of exam facts.
 */
const elsewhere =
  /\/(exams\/|policies\/|(launch-points|career-paths|batches|notices|offers|institute|admission-choices)\.ts$)/;

/**
 * Sentences that name a year before `today`'s: one point per file, with its lines. Comments and URLs
 * are ignored.
 */
function pastSentences(today: Date): readonly LaunchPoint[] {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('content', file))
    .filter((file) => file.endsWith('.ts') && !elsewhere.test(file));
  return files.sort().flatMap((file) => {
    const lines = linesWithPastYear(readFileSync(file, 'utf8'), today.getFullYear());
    if (lines.length === 0) return [];
    return [
      {
        id: `dates-${path.posix.basename(file, '.ts')}`,
        kind: 'past date',
        what: `Is this still right? Its year has passed:\n${lines.map((line) => `“${line}”`).join('\n')}`,
        where: file,
      } as const,
    ];
  });
}

/** The text of each line of code that names a year before `thisYear`. */
export function linesWithPastYear(source: string, thisYear: number): readonly string[] {
  return source.split('\n').flatMap((line) => {
    const text = line.trim();
    if (/^(\/\/|\/?\*)/.test(text) || /https?:/.test(text)) return [];
    const past = [...text.matchAll(year)].some(([, number]) => Number(number) < thisYear);
    const [, , quoted = text] = /(['"`])(.*)\1/.exec(text) ?? [];
    return past ? [quoted] : [];
  });
}

/** Every point of the content and the settings, decided or not. */
export function launchPoints(today: Date, settings: LaunchSettings): readonly LaunchPoint[] {
  return [...contentPoints(today), ...pastSentences(today), ...openSettings(settings)];
}

type Decisions = Readonly<Record<string, Decision>>;

/**
 * Sorts points by decision. A point that has to be filled in stays open despite a decision. `unknown` are
 * decisions whose point no longer exists; they are to be deleted.
 */
export function applyDecisions(points: readonly LaunchPoint[], decisions: Decisions) {
  // Leaving an element out is a published fact, which removes its point.
  const isDecided = ({ id }: LaunchPoint) =>
    Object.hasOwn(decisions, id) && settlingOf(id)?.keep !== null && !withoutElement({}, id);
  return {
    open: points.filter((point) => !isDecided(point)),
    decided: points.filter(isDecided),
    unknown: Object.keys(decisions).filter((id) => !points.some((point) => point.id === id)),
  };
}

/** The settings a public site needs, as `lib/platform/env.ts` reads them. */
type LaunchSettings = GatewayEnv & Pick<Partial<Env>, 'LEADS_TO' | 'SMTP_URL' | 'GSTIN'>;

/** Settings whose absence limits a public site. */
function openSettings(settings: LaunchSettings): readonly LaunchPoint[] {
  const { SITE_URL, LEADS_TO, SMTP_URL, GSTIN } = settings;
  const provider = providerOf(settings);
  const address = addressFault(SITE_URL);
  const usedGstin = gstin ?? GSTIN;
  const wrongGstin = usedGstin ? gstinFault(usedGstin) : null;
  const points: readonly (readonly [isOpen: boolean, id: string, what: string])[] = [
    [
      address !== null,
      'site-url',
      `What is the public address of the site? Search engines and links in mails are given ${SITE_URL}, which is ${address}. It has to begin with https:// and be a name that visitors can reach.`,
    ],
    [!LEADS_TO && !leadsTo, 'leads-to', 'Who gets a mail about each new lead? Nobody does so far.'],
    [
      !SMTP_URL,
      'sign-in-links',
      'Through which mail server does the site send? Without one no mail leaves the site, and students who cannot log in have to call the office. “Send a test mail” on the page “Server” says whether it works.',
    ],
    [
      settings.PAYMENT_PROVIDER === 'sandbox',
      'online-payment-simulated',
      'When do real payments begin? The site simulates them now: students are enrolled and get receipts, and nobody pays.',
    ],
    [
      provider === null || provider === 'sandbox',
      'online-payment',
      `Should students pay online? It needs the keys of ${realGateways.map(([, label]) => label).join(' or ')}. Without them, money is taken at the office and by bank.`,
    ],
    [
      provider === 'phonepe',
      'phonepe-trial',
      'Does a payment in PhonePe’s test system work from the public address? Make one. PhonePe looks at the page a payer comes from, and one of its guides asks for a script that this site does not load.',
    ],
    [
      wrongGstin !== null,
      'gstin-wrong',
      `What is the right GSTIN? Receipts print ${usedGstin}. ${wrongGstin}.`,
    ],
    [
      !usedGstin,
      'gstin',
      'What is the GSTIN of the institute? Until it is set, receipts show no tax and are no invoices.',
    ],
  ];
  return points
    .filter(([isOpen]) => isOpen)
    .map(([, id, what]) => ({ id, kind: 'setting', what, where: '.env' }));
}
