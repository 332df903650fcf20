/** An energy level round x at height y, with up to two electrons: half-headed arrows, spins opposed when paired. */
export function CourseLevel({
  x,
  y,
  width,
  electrons = 0,
}: {
  x: number;
  y: number;
  width: number;
  electrons?: number;
}) {
  const first = electrons === 2 ? x - 4.5 : x;
  return (
    <>
      <path className="level" d={`M${x - width / 2} ${y}h${width}`} />
      {electrons > 0 && <path className="electron" d={`M${first} ${y + 9}v-18l-3.5 5`} />}
      {electrons === 2 && <path className="electron" d={`M${x + 4.5} ${y - 9}v18l3.5-5`} />}
    </>
  );
}
