import { assumedInclusion } from '../assumed-inclusion';
import { type Plan, planOf } from '../plan';

type ClassroomPlan = Pick<Plan, 'exam' | 'course' | 'duration'> & {
  price: number;
  struckPrice: number | null;
  title?: string;
};

/* Every classroom card wears the colours of Diamond: two of them carry the name, and all hold everything. */
function classroom(facts: ClassroomPlan): Plan {
  return planOf({
    ...facts,
    mode: 'offline',
    tier: 'diamond',
    inclusion: assumedInclusion.diamond,
  });
}

const gate = { exam: 'gate', course: 'GATE Chemistry, offline', struckPrice: null } as const;
const iitJam = { exam: 'iit-jam', course: 'IIT-JAM Chemistry, offline' } as const;
const cuet = { exam: 'cuet', course: 'CUET (PG) Chemistry, offline' } as const;

/** Offline plans in rupees: price, struck-through price (catalogue, section 9). CSIR-NET has none. */
export const offlinePlans: readonly Plan[] = [
  classroom({ ...gate, duration: '6-months', price: 34180 }),
  classroom({ ...gate, duration: '1-year', price: 45000 }),
  classroom({ ...iitJam, duration: '1-year', title: '1 Year', price: 25000, struckPrice: 40000 }),
  classroom({ ...iitJam, duration: '2-years', title: '2 Year', price: 35000, struckPrice: 60000 }),
  classroom({ ...cuet, duration: '6-months', title: '6 Months', price: 25000, struckPrice: 40000 }),
  classroom({ ...cuet, duration: '1-year', price: 35000, struckPrice: 60000 }),
];

/** The classroom plans of one exam and one duration: a tab of its page. */
export function classroomPlans(exam: Plan['exam'], duration: Plan['duration']): readonly Plan[] {
  return offlinePlans.filter((plan) => plan.exam === exam && plan.duration === duration);
}
