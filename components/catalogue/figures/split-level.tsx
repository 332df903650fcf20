/** An energy level at height y with one or two electrons: half-headed arrows, opposite spins when paired. */
export function SplitLevel({
  x,
  y,
  electrons,
  halfWidth = 24,
}: {
  x: number;
  y: number;
  electrons: 1 | 2;
  halfWidth?: number;
}) {
  const first = electrons === 2 ? x - 7 : x;
  return (
    <>
      <path className="level" d={`M${x - halfWidth} ${y}h${2 * halfWidth}`} />
      <path className="electron" d={`M${first} ${y + 13}v-26l-4.5 7`} />
      {electrons === 2 && <path className="electron" d={`M${x + 7} ${y - 13}v26l4.5-7`} />}
    </>
  );
}
