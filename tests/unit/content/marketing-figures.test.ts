import {
  butadieneEnergy,
  butadieneShares,
  butadieneSymmetry,
  correlation,
  cyclobutene,
} from '@/components/catalogue/figures/csir-net-ring-closure';
import {
  boilingPressure,
  criticalPoint,
  meltingPressure,
  normalBoilingPoint,
  sublimationPressure,
  triplePoint,
} from '@/components/catalogue/figures/gate-phases';
import {
  countElectrons,
  fillLevels,
  oxygenLevels,
} from '@/components/catalogue/figures/iit-jam-oxygen';

describe('the phases of water', () => {
  test('meet in the triple point and end in the critical one', () => {
    const { kelvin, pascal } = triplePoint;
    expect(boilingPressure(kelvin) / pascal).toBeCloseTo(1, 3);
    expect(meltingPressure(kelvin) / pascal).toBeCloseTo(1, 6);
    expect(sublimationPressure(kelvin) / pascal).toBeCloseTo(1, 6);
    expect(boilingPressure(criticalPoint.kelvin)).toBeCloseTo(criticalPoint.pascal, 0);
  });

  test('give the check values of the published equations', () => {
    expect(normalBoilingPoint).toBeCloseTo(373.124, 2);
    expect(meltingPressure(260) / 1e6).toBeCloseTo(138.268, 2);
    expect(sublimationPressure(230)).toBeCloseTo(8.94735, 4);
  });

  test('at 1 atm have the enthalpy of vaporisation the page speaks of', () => {
    const [low, high] = [373, 373.25];
    const slope = Math.log(boilingPressure(high) / boilingPressure(low)) / (1 / high - 1 / low);
    expect((-8.314 * slope) / 1000).toBeGreaterThan(40);
    expect((-8.314 * slope) / 1000).toBeLessThan(42);
  });
});

describe('butadiene closing to cyclobutene', () => {
  const names = (mode: 'conrotatory' | 'disrotatory') =>
    correlation(mode).map((to) => cyclobutene[to]);

  test('starts from normalised Hückel orbitals', () => {
    for (const k of [1, 2, 3, 4]) {
      expect(butadieneShares(k).reduce((sum, share) => sum + share ** 2, 0)).toBeCloseTo(1);
    }
    expect([1, 2, 3, 4].map((k) => butadieneEnergy(k).toFixed(3))).toEqual([
      '-1.618',
      '-0.618',
      '0.618',
      '1.618',
    ]);
    expect([1, 2, 3, 4].map((k) => butadieneSymmetry(k, 'disrotatory')).join('')).toBe('SASA');
    expect([1, 2, 3, 4].map((k) => butadieneSymmetry(k, 'conrotatory')).join('')).toBe('ASAS');
  });

  test('keeps its four electrons in bonding levels when conrotatory, and not when disrotatory', () => {
    expect(names('conrotatory')).toEqual(['π', 'σ', 'σ*', 'π*']);
    expect(names('disrotatory')).toEqual(['σ', 'π*', 'π', 'σ*']);
  });
});

describe('molecular oxygen', () => {
  test('has its levels in order and two unpaired electrons in π*', () => {
    expect(oxygenLevels.map(({ shell, name }) => `${name} ${shell}`)).toEqual([
      'σ 2s',
      'σ* 2s',
      'σ 2p',
      'π 2p',
      'π* 2p',
      'σ* 2p',
    ]);
    expect(fillLevels(12)).toEqual([[2], [2], [2], [2, 2], [1, 1], [0]]);
    expect(countElectrons(fillLevels(12))).toEqual({ bonding: 8, antibonding: 4 });
  });

  test('loses half a bond with each electron more', () => {
    const order = (electrons: number) => {
      const { bonding, antibonding } = countElectrons(fillLevels(electrons));
      return (bonding - antibonding) / 2;
    };
    expect([11, 12, 13, 14].map(order)).toEqual([2.5, 2, 1.5, 1]);
  });
});
