/** A molecular level of O₂. `count` orbitals of the same energy hold `electrons`. */
export type MolecularLevel = {
  name: string;
  kind: 'bonding' | 'antibonding';
  shell: '2s' | '2p';
  /** By how much it lies away from its atomic level, upwards, in units of the drawing. */
  shift: number;
  count: 1 | 2;
};

/* An antibonding level rises by more than its partner falls; σ orbitals overlap more than π. */
const rise = 1.15;
const pair = (
  shell: MolecularLevel['shell'],
  letter: 'σ' | 'π',
  fall: number,
): MolecularLevel[] => {
  const count = letter === 'π' ? 2 : 1;
  return [
    { name: letter, kind: 'bonding', shell, shift: -fall, count },
    { name: `${letter}*`, kind: 'antibonding', shell, shift: rise * fall, count },
  ];
};

/** The levels of O₂, lowest first. In O₂ the σ level made of 2p lies below the π levels. */
export const oxygenLevels: readonly MolecularLevel[] = [
  ...pair('2s', 'σ', 26),
  ...[...pair('2p', 'σ', 74), ...pair('2p', 'π', 42)].toSorted((a, b) => a.shift - b.shift),
];

/** Electrons in each orbital of each level, filled from below, one to an orbital before any takes two. */
export function fillLevels(electrons: number): readonly (readonly number[])[] {
  let left = electrons;
  return oxygenLevels.map(({ count }) => {
    const here = Math.min(left, 2 * count);
    left -= here;
    return Array.from({ length: count }, (_, orbital) =>
      Math.floor((here + count - 1 - orbital) / count),
    );
  });
}

/** How many electrons of a filling are bonding and antibonding. */
export function countElectrons(filling: readonly (readonly number[])[]) {
  const sum = (kind: MolecularLevel['kind']) =>
    filling
      .flatMap((level, index) => (oxygenLevels[index]?.kind === kind ? level : []))
      .reduce((all, one) => all + one, 0);
  return { bonding: sum('bonding'), antibonding: sum('antibonding') };
}
