/** A retort stand seen from the front: rod at x from the top down to the foot, on its base plate. */
export function RetortStand(props: {
  x: number;
  top: number;
  foot: number;
  base: [number, number];
}) {
  const { x, top, foot, base } = props;
  const [left, right] = base;
  return (
    <>
      <path className="steel" d={`M${x - 3} ${foot}V${top + 3}a3 3 0 0 1 6 0V${foot}`} />
      <path
        className="iron"
        d={`M${left} ${foot + 9}v-6a3 3 0 0 1 3-3H${right - 3}a3 3 0 0 1 3 3v6Z`}
      />
    </>
  );
}

/** A clamp at height y: boss on the rod, arm to the right, and jaws that hold glass of radius `grip` round x. */
export function Clamp(props: { rod: number; x: number; y: number; grip: number }) {
  const { rod, x, y, grip } = props;
  return (
    <>
      <path className="steel" d={`M${rod + 8} ${y - 2.5}H${x - grip - 9}v5H${rod + 8}Z`} />
      <rect className="iron" x={rod - 9} y={y - 9} width="18" height="18" rx="3" />
      <path className="axle" d={`M${rod - 9} ${y}h-8m0-5v10`} />
      <path className="iron" d={`M${x - grip - 9} ${y - 8}h9v16h-9Z`} />
      <path className="iron" d={`M${x + grip} ${y - 8}h7v16h-7Z`} />
    </>
  );
}
