import fc from 'fast-check';
import { courseDurations, courseNames } from '@/content/catalogue/admission-choices';
import {
  findOffering,
  formOfferings,
  offerings,
  orderOfferings,
  type Offering,
} from '@/content/catalogue/offerings';
import { readItemChoice, readPlanChoice } from '@/content/catalogue/plan-choice';
import { plans } from '@/content/catalogue/plans';
import { isApiError } from '@/lib/calls/errors';
import { chooseOffering } from '@/lib/enrolment/offerings';
import { withFacts } from '../../support/content/with-facts';

const rupeesIn = (paise: number) => String(paise / 100);

/** A form that names no plan but matches this offering. */
const formOf = ({ coursename, courseduration, price }: Offering) => ({
  plan: '',
  coursename,
  courseduration,
  price: rupeesIn(price),
});

function refusedField(choose: () => unknown): string | undefined {
  try {
    choose();
  } catch (error) {
    if (isApiError(error)) return Object.keys(error.details.fields ?? {})[0];
    throw error;
  }
  return undefined;
}

describe('offerings', () => {
  test('have unique ids; a form takes all but booklets, an order all but plans', () => {
    expect(new Set(offerings.map(({ id }) => id)).size).toBe(offerings.length);
    for (const offering of offerings) {
      const { id, kind } = offering;
      expect(findOffering(id)).toBe(offering);
      expect(readPlanChoice({ plan: id })?.offering ?? null).toBe(
        kind === 'study-material' ? null : offering,
      );
      expect(readItemChoice({ item: id })?.offering ?? null).toBe(
        kind === 'course' ? null : offering,
      );
    }
    expect(formOfferings).toHaveLength(plans.length + 2);
    expect(orderOfferings).toHaveLength(offerings.length - plans.length);
  });

  test('are not found by an unknown id', () => {
    fc.assert(fc.property(fc.string(), (id) => findOffering(id) === null));
    for (const id of ['', 'constructor', '__proto__', 'csir-net-offline-1-year-diamond']) {
      expect(findOffering(id)).toBeNull();
    }
  });

  test('use the choices of the admission form', () => {
    for (const { coursename, courseduration } of formOfferings) {
      expect(courseNames).toContain(coursename);
      if (courseduration) expect(courseDurations).toContain(courseduration);
    }
  });

  test('cost what their cards show, the test series including GST', () => {
    for (const { id, price } of plans) expect(findOffering(id)?.price).toBe(price);
    expect(findOffering('csir-net-test-series-june-2024')?.price).toBe(11682);
    expect(findOffering('jrf-jumpstart-june-2024')?.price).toBe(49900);
  });

  test('list the sixteen items of a plan, and mark assumed ones', () => {
    for (const plan of plans) {
      const inclusions = findOffering(plan.id)?.inclusions ?? [];
      expect(inclusions).toHaveLength(16);
      const included = inclusions.filter((row) => row.included);
      expect(included).toHaveLength(plan.features.filter((feature) => feature !== 'gst').length);
      expect(inclusions.every(({ assumed }) => assumed === plan.assumed)).toBe(true);
    }
  });

  test('have titles with tier, duration, course and mode', () => {
    expect(findOffering('gate-offline-1-year-diamond')?.title).toBe(
      'Diamond 1 Year, GATE Chemistry, offline',
    );
  });
});

describe('without a plan', () => {
  test('an offering is found by course, duration and price when they match no other', () => {
    for (const offering of formOfferings) {
      const same = formOfferings.filter(
        (other) => JSON.stringify(formOf(other)) === JSON.stringify(formOf(offering)),
      );
      expect(chooseOffering(formOf(offering))).toBe(same.length === 1 ? offering : null);
    }
  });

  test('nothing is found when one of the three differs', () => {
    const form = fc.record({
      plan: fc.constant(''),
      coursename: fc.oneof(fc.constantFrom(...courseNames), fc.string()),
      courseduration: fc.constantFrom('' as const, ...courseDurations),
      price: fc.oneof(
        fc.constantFrom(...formOfferings.map(({ price }) => rupeesIn(price)), '', '0'),
        fc.nat().map(String),
      ),
    });
    fc.assert(
      fc.property(form, (sent) => {
        const chosen = chooseOffering(sent);
        if (chosen) expect(formOf(chosen)).toEqual(sent);
      }),
      { numRuns: 2_000 },
    );
  });

  test('a price is the same with and without its paise', () => {
    const gold = findOffering('csir-net-online-6-months-gold');
    const form = {
      plan: '',
      coursename: 'CSIR-NET/JRF (Chemical Sciences)',
      courseduration: '6 Month',
    } as const;
    for (const price of ['8999', '8999.0', '8999.00']) {
      expect(chooseOffering({ ...form, price })).toBe(gold);
    }
    expect(chooseOffering({ ...form, price: '8999.01' })).toBeNull();
    const series = {
      plan: '',
      coursename: 'CSIR-NET/JRF (Chemical Sciences)',
      courseduration: '',
    } as const;
    expect(chooseOffering({ ...series, price: '116.82' })?.price).toBe(11682);
  });
});

describe('with a plan', () => {
  test('the plan counts for its own course and duration, whatever price was sent', () => {
    const sent = fc.record({
      offering: fc.constantFrom(...formOfferings),
      coursename: fc.oneof(fc.constantFrom(...courseNames), fc.string()),
      courseduration: fc.constantFrom('' as const, ...courseDurations),
      price: fc.constantFrom('', '1', '8999'),
    });
    fc.assert(
      fc.property(sent, ({ offering, ...form }) => {
        const fits =
          form.coursename === offering.coursename &&
          ['', offering.courseduration || form.courseduration].includes(form.courseduration);
        const choose = () => chooseOffering({ ...form, plan: offering.id });
        if (fits) expect(choose()).toBe(offering);
        else expect(['coursename', 'courseduration']).toContain(refusedField(choose));
      }),
      { numRuns: 2_000 },
    );
  });

  test('an unknown plan is refused', () => {
    const form = {
      plan: '',
      coursename: 'CSIR-NET/JRF (Chemical Sciences)',
      courseduration: '6 Month',
      price: '8999',
    } as const;
    for (const plan of ['x', ' ', 'constructor', '__proto__']) {
      expect(refusedField(() => chooseOffering({ ...form, plan }))).toBe('plan');
    }
  });
});

test('of two plans with one price only the id decides', async () => {
  const [silver, gold] = ['gate-online-6-months-silver', 'gate-online-6-months-gold'] as const;
  const same = { price: 4_000_00 };
  const { choose, find } = await withFacts(
    { planPrices: { [silver]: same, [gold]: same } },
    async () => ({
      choose: (await import('@/lib/enrolment/offerings')).chooseOffering,
      find: (await import('@/content/catalogue/offerings')).findOffering,
    }),
  );
  const form = {
    coursename: 'GATE (Chemistry)',
    courseduration: '6 Month',
    price: '4000',
    shownPrice: '4000',
  } as const;
  expect(choose({ ...form, plan: '' })).toBeNull();
  for (const plan of [silver, gold]) expect(choose({ ...form, plan })).toBe(find(plan));
});
