type Place = { x: number; y: number };

/* A burette's millilitre is about as long as its bore is wide. */
const perMillilitre = 58;
const bore = 29;
const wall = 6;
const rise = 9;

/* Every tenth of a millilitre in the lens, with its distance from the meniscus. */
function tenths(reading: number, reach: number) {
  const first = Math.ceil((reading - reach / perMillilitre) * 10);
  const last = Math.floor((reading + reach / perMillilitre) * 10);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const tenth = first + index;
    return { tenth, down: (tenth / 10 - reading) * perMillilitre };
  });
}

const lengthOf = (tenth: number) => (tenth % 10 === 0 ? 2 * bore : tenth % 5 === 0 ? 22 : 14);

/** A burette magnified to radius r round the point x, y, the lowest point of its meniscus at `reading` mL. */
export function MeniscusLens({ x, y, r, reading }: Place & { r: number; reading: number }) {
  const marks = tenths(reading, r - 14);
  return (
    <>
      <clipPath id="meniscus-lens">
        <circle cx={x} cy={y} r={r} />
      </clipPath>
      <circle className="lens-ground" cx={x} cy={y} r={r} />
      <g clipPath="url(#meniscus-lens)">
        <path className="bore" d={`M${x - bore} ${y - r}v${2 * r}h${2 * bore}v${-2 * r}Z`} />
        <path
          className="titrant"
          d={`M${x - bore} ${y - rise}C${x - bore} ${y - 2} ${x - 14} ${y} ${x} ${y}S${x + bore} ${y - 2} ${x + bore} ${y - rise}V${y + r}h${-2 * bore}Z`}
        />
        {[x - bore - wall, x + bore].map((left) => (
          <path key={left} className="wall" d={`M${left} ${y - r}v${2 * r}h${wall}v${-2 * r}Z`} />
        ))}
        <path
          className="scale"
          d={marks
            .map(({ tenth, down }) => `M${x + bore} ${(y + down).toFixed(1)}h${-lengthOf(tenth)}`)
            .join('')}
        />
      </g>
      {marks
        .filter(({ tenth }) => tenth % 10 === 0)
        .map(({ tenth, down }) => (
          <text key={tenth} x={x - bore - wall - 4} y={y + down + 5.5} textAnchor="end">
            {tenth / 10}
          </text>
        ))}
      <circle className="lens-rim" cx={x} cy={y} r={r} />
    </>
  );
}

/** An eye at x, y that looks to the left at the meniscus, and its line of sight. */
export function Sight({ x, y, at, wrong }: Place & { at: Place; wrong?: true }) {
  const angle = (Math.atan2(at.y - y, at.x - x) * 180) / Math.PI - 180;
  return (
    <>
      <path
        className={wrong ? 'sight-wrong' : 'sight'}
        d={`M${x - 15} ${y - (15 * (y - at.y)) / (x - at.x)}L${at.x} ${at.y}`}
      />
      <g transform={`translate(${x} ${y}) rotate(${angle.toFixed(1)})`}>
        <path className="iris" d="M-8.6 -6.2Q-13.4 0 -8.6 6.2Q-4.6 0 -8.6 -6.2Z" />
        <path className="eye" d="M-9 -9.5Q4 -9 15 2Q4 9.5 -9 9M-8 -8.6Q-15 0 -8 8.6" />
        <path className="eye" d="M-7 -16Q8 -15 18 -6" />
      </g>
    </>
  );
}
