import { decisions, type LaunchPoint } from '@/content/launch-points';
import { applyDecisions, launchPoints } from '@/lib/office/launch/launch-points';
import { gatewayEnv } from '@/lib/payments/gateways/gateways';
import { env } from '@/lib/platform/env';
import './run';

const titles: Record<LaunchPoint['kind'], string> = {
  placeholder: 'Placeholders: replace them',
  assumption: 'Assumptions: confirm or correct them',
  'past date': 'Dates that have passed: renew them, or decide to keep them',
  contradiction: 'Contradictions: decide which holds',
  setting: 'Settings of this installation',
};

function print(heading: string, points: readonly LaunchPoint[]): void {
  if (points.length === 0) return;
  console.log(`\n${heading}`);
  for (const { id, what, where } of points) {
    console.log(`  ${id} (${where})\n    ${what.replaceAll('\n', '\n      ')}`);
  }
}

/**
 * `npm run check:launch`: lists what the owner has to settle before the site goes public. Fails
 * while any point is open.
 */
const { LEADS_TO, SMTP_URL, GSTIN } = env;
const points = launchPoints(new Date(), { ...gatewayEnv, LEADS_TO, SMTP_URL, GSTIN });
const { open, decided, unknown } = applyDecisions(points, decisions);
for (const [kind, heading] of Object.entries(titles)) {
  print(
    heading,
    open.filter((point) => point.kind === kind),
  );
}
for (const { id } of decided) {
  const { decision, decidedOn } = decisions[id] ?? { decision: '', decidedOn: '' };
  console.log(`\nDecided on ${decidedOn}: ${id}: ${decision}`);
}
for (const id of unknown) {
  console.log(`\nA decision names ${id}, which no longer exists: delete it.`);
}
console.log(`\n${open.length} open, ${decided.length} decided.`);
if (open.length > 0 || unknown.length > 0) {
  console.log('Change the content, or write the decision into content/launch-points.ts.');
  process.exitCode = 1;
}
