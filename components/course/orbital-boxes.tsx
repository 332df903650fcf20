const boxWidth = 21;

/* A half-headed arrow: spin up carries its barb on the left, spin down on the right. */
const spinUp = (x: number) => `M${x} 19V7l-3 4`;
const spinDown = (x: number) => `M${x} 7v12l3-4`;

function Box({ index, electrons }: { index: number; electrons: number }) {
  const left = 1 + boxWidth * index;
  return (
    <>
      <rect x={left} y="1" width="20" height="24" />
      {electrons > 0 && <path d={spinUp(left + 7)} />}
      {electrons > 1 && <path d={spinDown(left + 13)} />}
    </>
  );
}

/**
 * Items of a plan drawn as electrons: they fill the boxes by Hund's rule, one to a box before any
 * box takes a second. Decoration: the number stands beside it in words.
 */
export function OrbitalBoxes({ items, boxes = 8 }: { items: number; boxes?: number }) {
  const electronsIn = (box: number) => (items > box ? 1 : 0) + (items > boxes + box ? 1 : 0);
  const width = boxWidth * boxes + 2;
  return (
    <svg
      className="orbital-boxes"
      width={width}
      height="26"
      viewBox={`0 0 ${width} 26`}
      aria-hidden="true"
    >
      {Array.from({ length: boxes }, (_, box) => (
        <Box key={box} index={box} electrons={electronsIn(box)} />
      ))}
    </svg>
  );
}
