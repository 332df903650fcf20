const radius = 17;
const reach = 31;

/* Straight up is 0°, clockwise. */
const point = (degrees: number, length: number) =>
  `${(length * Math.sin((degrees * Math.PI) / 180)).toFixed(1)} ${(-length * Math.cos((degrees * Math.PI) / 180)).toFixed(1)}`;

function Group({ degrees, methyl }: { degrees: number; methyl: boolean }) {
  const [cx, cy] = point(degrees, reach).split(' ');
  return (
    <circle className={methyl ? 'methyl' : 'hydrogen'} cx={cx} cy={cy} r={methyl ? 6.5 : 3.5} />
  );
}

const three = [0, 120, 240];

/**
 * Newman projection of butane along the middle bond, with the front methyl up and the rear one `angle`
 * degrees clockwise. Rear bonds that would be covered are turned aside by `aside` degrees, as in a book.
 */
export function Newman({
  x,
  y,
  angle,
  aside = 0,
}: {
  x: number;
  y: number;
  angle: number;
  aside?: number;
}) {
  const rear = angle + aside;
  return (
    <g transform={`translate(${x} ${y})`}>
      {three.map((turn) => (
        <g key={turn}>
          <path
            className="rear-bond"
            d={`M${point(rear + turn, radius)}L${point(rear + turn, reach)}`}
          />
          <Group degrees={rear + turn} methyl={turn === 0} />
        </g>
      ))}
      <circle className="rear-carbon" r={radius} />
      {three.map((turn) => (
        <g key={turn}>
          <path className="front-bond" d={`M0 0L${point(turn, reach)}`} />
          <Group degrees={turn} methyl={turn === 0} />
        </g>
      ))}
    </g>
  );
}
