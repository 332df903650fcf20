/* Minutes on the axis, in units of the drawing. */
const start = 20;
const minute = 9;
const at = (minutes: number) => start + minutes * minute;

const watch = 15;
const recall = 5;
const parts = [0, 1, 2];

const top = 78;
const barHeight = 64;
const axis = 176;

/** One hour with a recorded class: three parts watched, each followed by a recall. Drawn to scale. */
export function StudyHour() {
  return (
    <svg
      viewBox="0 0 580 226"
      role="img"
      aria-label="An hour on a scale of minutes. Watch from 0 to 15, recall to 20, watch to 35, recall to 40, watch to 55, recall to 60."
      className="study-hour"
    >
      {parts.map((part) => {
        const from = part * (watch + recall);
        return (
          <g key={part}>
            <rect
              className="watched"
              x={at(from)}
              y={top}
              width={watch * minute}
              height={barHeight}
            />
            <rect
              className="recalled"
              x={at(from + watch)}
              y={top - 26}
              width={recall * minute}
              height={barHeight + 26}
            />
            <path className="mark" d={`M${at(from + 6)} ${top + 20}v24l20-12Z`} />
            <path className="mark" d={`M${at(from + watch) + 17} ${top - 2}v24m11-24v24`} />
          </g>
        );
      })}
      <text x={at(watch / 2)} y="40" textAnchor="middle">
        watch
      </text>
      <text x={at(watch + recall / 2)} y="40" textAnchor="middle" className="measured">
        recall
      </text>
      <path d={`M${start} ${axis - 34}H${at(60) + 18}m-8-6 8 6-8 6`} />
      {[0, 15, 20, 35, 40, 55, 60].map((minutes) => (
        <g key={minutes}>
          <path d={`M${at(minutes)} ${axis - 34}v8`} />
          <text x={at(minutes)} y={axis + 2} textAnchor="middle">
            {minutes}
          </text>
        </g>
      ))}
      <text x={at(30)} y="212" textAnchor="middle">
        minutes
      </text>
    </svg>
  );
}
