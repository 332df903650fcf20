/* Height of the lowest level of each state on the drawing, and how its levels lie across. */
const states = {
  S0: { y: 306, from: 52, to: 226, levels: 5 },
  S1: { y: 176, from: 52, to: 226, levels: 5 },
  S2: { y: 74, from: 52, to: 226, levels: 4 },
  T1: { y: 208, from: 268, to: 346, levels: 5 },
} as const;

export type StateName = keyof typeof states;

/* An anharmonic oscillator: the levels draw closer the higher they are. */
const rise = (v: number) => 17 * (v + 0.5) - 0.75 * (v + 0.5) ** 2;

/** Height of vibrational level `v` of a state on the drawing. */
export function levelY(state: StateName, v: number): number {
  return states[state].y - (rise(v) - rise(0));
}

/** The vibrational levels of a state, the lowest one heavy. */
export function Levels({ state }: { state: StateName }) {
  const { from, to, levels } = states[state];
  return Array.from({ length: levels }, (_, v) => (
    <path
      key={v}
      className={v === 0 ? 'level' : 'vibration'}
      d={`M${from} ${levelY(state, v).toFixed(1)}H${to}`}
    />
  ));
}

/** A straight arrow up or down: light is taken in or given out. */
export function LightArrow({
  x,
  from,
  to,
  className,
}: {
  x: number;
  from: number;
  to: number;
  className: string;
}) {
  const back = from > to ? 10 : -10;
  const end = to + (from > to ? 2 : -2);
  return <path className={className} d={`M${x} ${from}V${end}m-5 ${back} 5 ${-back} 5 ${back}`} />;
}

/** A wavy arrow: energy goes over without light. */
export function WavyArrow({ from, to }: { from: [number, number]; to: [number, number] }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const waves = Math.round((length - 12) / 9);
  const at = (along: number, aside: number) =>
    `${(from[0] + ux * along - uy * aside).toFixed(1)} ${(from[1] + uy * along + ux * aside).toFixed(1)}`;
  const points = Array.from({ length: waves * 8 + 1 }, (_, index) =>
    at(((length - 12) * index) / (waves * 8), 3.6 * Math.sin((index * Math.PI) / 4)),
  );
  return (
    <path
      className="no-light"
      d={`M${points.join('L')}L${at(length, 0)}M${at(length - 8, 5)}L${at(length, 0)}L${at(length - 8, -5)}`}
    />
  );
}
