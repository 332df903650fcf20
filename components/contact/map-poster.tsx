import { lobePath } from '../course/lobe';

const spot = { x: 300, y: 250 };

/** A map pin on graph paper: one lobe of a p orbital over the spot, with the node as its point. */
export function MapPoster({ place }: { place: string }) {
  return (
    <svg viewBox="0 0 600 400" aria-hidden="true" focusable="false" className="map-poster">
      <ellipse className="map-ring" cx={spot.x} cy={spot.y} rx="96" ry="34" />
      <ellipse className="map-ring" cx={spot.x} cy={spot.y} rx="46" ry="16" />
      <path className="map-pin" d={lobePath({ ...spot, angle: -90, length: 190, width: 62 })} />
      <circle className="map-eye" cx={spot.x} cy={spot.y - 122} r="22" />
      <circle className="map-node" cx={spot.x} cy={spot.y} r="6" />
      <text x={spot.x} y="340" textAnchor="middle">
        {place}
      </text>
    </svg>
  );
}
