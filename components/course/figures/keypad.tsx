const keys = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '0', '.', '−'];
const size = 24;

/** The keypad on the screen on which a numerical answer is entered, with the answer above its keys. */
export function Keypad({ x, y, answer }: { x: number; y: number; answer: string }) {
  return (
    <g transform={`translate(${x} ${y})`} className="keypad">
      <rect className="keypad-body" width="118" height="142" rx="8" />
      <rect className="keypad-answer" x="9" y="8" width="100" height="27" rx="3" />
      <text className="strong" x="102" y="27.5" textAnchor="end">
        {answer}
      </text>
      {keys.map((key, index) => {
        const left = 9 + (index % 3) * (size + 10);
        const top = 41 + Math.floor(index / 3) * size;
        return (
          <g key={key}>
            <rect className="keypad-key" x={left} y={top} width="32" height={size - 4} rx="3" />
            <text x={left + 16} y={top + 15.5} textAnchor="middle">
              {key}
            </text>
          </g>
        );
      })}
    </g>
  );
}
