import { CourseArt } from './course-art';
import { CourseLevel } from './course-level';
import { linePath, type Point } from './path';

const centre: Point = [58, 66];
const radius = 48;

/* A hexagon stood on one corner in a circle: each corner is at the height of a π level. */
const corners = Array.from({ length: 6 }, (_, index): Point => {
  const angle = ((90 + 60 * index) * Math.PI) / 180;
  return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
});

/* The circle's radius is 2β, so the levels are α ± β and α ± 2β. */
const height = (betas: number) => centre[1] + (radius / 2) * betas;
const levels = [
  { name: 'α − 2β', betas: -2, at: [160], electrons: 0 },
  { name: 'α − β', betas: -1, at: [144, 176], electrons: 0 },
  { name: 'α + β', betas: 1, at: [144, 176], electrons: 2 },
  { name: 'α + 2β', betas: 2, at: [160], electrons: 2 },
];

/** The Frost circle of benzene beside its levels: six electrons fill the three below the middle. */
export function CourseIitJam({ className }: { className?: string }) {
  return (
    <CourseArt className={className}>
      <path className="dots" d={`M2 ${centre[1]}H186`} />
      <text x="196" y={centre[1]} dy="0.34em">
        α
      </text>
      {[-2, -1, 1, 2].map((betas) => (
        <path
          key={betas}
          className="dots"
          d={`M${Math.abs(betas) === 2 ? centre[0] + 8 : centre[0] + 47} ${height(betas)}H126`}
        />
      ))}
      <circle className="thin stroke-brand" cx={centre[0]} cy={centre[1]} r={radius} />
      <path className="bond" d={linePath(corners, true)} />
      {corners.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="solid" cx={x} cy={y} r="3.6" />
      ))}
      {levels.map(({ name, betas, at, electrons }) => (
        <g key={name}>
          {at.map((x) => (
            <CourseLevel key={x} x={x} y={height(betas)} width={24} electrons={electrons} />
          ))}
          <text x="196" y={height(betas)} dy="0.34em">
            {name}
          </text>
        </g>
      ))}
    </CourseArt>
  );
}
