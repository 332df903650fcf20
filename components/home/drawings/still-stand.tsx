import { arm, flask } from './still-glass';

const { x, y, radius } = flask;
const bench = 394;

/** The bench and two stands behind the glass, each with its clamp. */
export function Bench() {
  return (
    <g className="metal">
      <path d={`M18 ${bench}H608`} />
      <path d={`M44 ${bench}V40M24 ${bench}h60M44 190h${x - 44 - 20}M36 183h16v14H36Z`} />
    </g>
  );
}

/** A heating mantle: a bowl that holds the lower part of the flask. */
export function HeatingMantle() {
  const edge = y + 22;
  const half = Math.sqrt((radius + 5) ** 2 - 22 ** 2);
  return (
    <>
      <path
        className="mantle"
        d={`M${x - 82} ${edge}H${x - half}A${radius + 5} ${radius + 5} 0 0 0 ${x + half} ${edge}H${x + 82}V${bench - 8}Q${x + 82} ${bench} ${x + 74} ${bench}H${x - 74}Q${x - 82} ${bench} ${x - 82} ${bench - 8}Z`}
      />
      <circle className="lamp" cx={x + 62} cy={bench - 16} r="4" />
    </>
  );
}

/** Its bulb stands level with the middle of the side arm, so that it reads the vapour that passes over. */
export function Thermometer() {
  const bulb = arm[1];
  const marks = Array.from({ length: 7 }, (_, index) => `M${x + 1} ${22 + index * 6}h4`).join('');
  return (
    <>
      <path className="thermometer" d={`M${x - 5} ${bulb}V17a5 5 0 0 1 10 0V${bulb}Z`} />
      <path className="mercury" d={`M${x} ${bulb}V44`} />
      <path className="thermometer-marks" d={marks} />
      <circle className="bulb" cx={x} cy={bulb} r="7" />
    </>
  );
}
