import { plans } from '../plans';
import type { LaunchPoint } from './point';

/** Plans whose list of items is a guess, because the catalogue does not show it (decision D12). */
export function assumedInclusions(): readonly LaunchPoint[] {
  const assumed = plans.filter((plan) => plan.assumed);
  const courses = [...new Set(assumed.map(({ mode, exam }) => `${mode}/${exam}`))];
  return courses.map((course) => {
    const own = assumed.filter(({ mode, exam }) => course === `${mode}/${exam}`);
    const tiers = [...new Set(own.map(({ tier }) => tier))].join(', ');
    return {
      id: `inclusion-${course.replace('/', '-')}`,
      kind: 'assumption',
      what: `What the ${course} plans include (${tiers}) is assumed: Bronze to Platinum as online CSIR-NET, Diamond and classroom cards with every item.`,
      where: `content/${course.split('/')[0]}/plans.ts`,
    };
  });
}
