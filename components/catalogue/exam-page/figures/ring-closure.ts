export type Symmetry = 'S' | 'A';

const orbitals = [1, 2, 3, 4] as const;

/** Hückel coefficients of butadiene's π orbital `k` on its four carbons. */
export function butadieneShares(k: number): readonly number[] {
  return orbitals.map((carbon) => Math.sqrt(2 / 5) * Math.sin((carbon * k * Math.PI) / 5));
}

/** How far orbital `k` lies above α, in units of |β|: −1.618, −0.618, 0.618, 1.618. */
export function butadieneEnergy(k: number): number {
  return -2 * Math.cos((k * Math.PI) / 5);
}

/** Conrotatory closure keeps a twofold axis, disrotatory closure a mirror plane. */
export type Mode = 'conrotatory' | 'disrotatory';

const other: Record<Symmetry, Symmetry> = { S: 'A', A: 'S' };

/* Turned about the axis, each p orbital is also stood on its head: S and A change places. */
const under = (mode: Mode, mirror: Symmetry) => (mode === 'disrotatory' ? mirror : other[mirror]);

/** Symmetry of butadiene's orbital `k` in one mode. */
export function butadieneSymmetry(k: number, mode: Mode): Symmetry {
  const shares = butadieneShares(k);
  const [first = 0] = shares;
  return under(mode, Math.abs(first - (shares.at(-1) ?? 0)) < 1e-9 ? 'S' : 'A');
}

/** The four orbitals of cyclobutene that matter, lowest first; σ bonds are whole, not p, so the axis spares them. */
export const cyclobutene = ['σ', 'π', 'π*', 'σ*'] as const;

/** Symmetry of an orbital of cyclobutene in one mode. */
export function cyclobuteneSymmetry(name: (typeof cyclobutene)[number], mode: Mode): Symmetry {
  const mirror = name.endsWith('*') ? 'A' : 'S';
  return name.startsWith('σ') ? mirror : under(mode, mirror);
}

/** Which level of cyclobutene each of butadiene's runs into: like to like, lowest to lowest. Both counted from 0. */
export function correlation(mode: Mode): readonly number[] {
  const free = cyclobutene.map((name) => cyclobuteneSymmetry(name, mode));
  const taken = new Set<number>();
  return orbitals.map((k) => {
    const symmetry = butadieneSymmetry(k, mode);
    const to = free.findIndex((one, index) => one === symmetry && !taken.has(index));
    taken.add(to);
    return to;
  });
}
