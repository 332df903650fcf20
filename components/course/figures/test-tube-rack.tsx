import type { ReactNode } from 'react';

/* Seen from a little above: what lies further back stands further right and higher by this much. */
const back = 22;
const thick = 9;
const left = 12;
const right = 326;
const shelf = 140;
const base = 318;

function Board({ y }: { y: number }) {
  return (
    <>
      <path
        className="wood-top"
        d={`M${left} ${y}l${back} ${-back}H${right + back}l${-back} ${back}Z`}
      />
      <path className="wood" d={`M${left} ${y}H${right}v${thick}H${left}Z`} />
      <path
        className="wood-side"
        d={`M${right} ${y}l${back} ${-back}v${thick}l${-back} ${back}Z`}
      />
    </>
  );
}

function LeftEnd() {
  const inside = left + thick;
  return (
    <>
      <path
        className="wood-side"
        d={`M${inside} ${shelf}V${base}l${back} ${-back}V${shelf - back}Z`}
      />
      <path className="wood" d={`M${left} ${shelf}h${thick}V${base}h${-thick}Z`} />
    </>
  );
}

function RightEnd() {
  return (
    <>
      <path
        className="wood-side"
        d={`M${right} ${shelf}l${back} ${-back}V${base - back}l${-back} ${back}Z`}
      />
      <path className="wood" d={`M${right} ${shelf}h${-thick}V${base}h${thick}Z`} />
    </>
  );
}

/** The middle of the rack's depth, where tube `index` of four stands. */
export const holeAt = (index: number) => ({
  x: left + back / 2 + thick + 31 + 78 * index,
  shelf: shelf - back / 2,
  base: base - back / 2,
});

/** A wooden rack. Its upper board covers `standing`; `above` is drawn over the board. */
export function TestTubeRack({ standing, above }: { standing: ReactNode; above: ReactNode }) {
  return (
    <>
      <Board y={base} />
      <LeftEnd />
      {standing}
      <RightEnd />
      <Board y={shelf} />
      {above}
    </>
  );
}
