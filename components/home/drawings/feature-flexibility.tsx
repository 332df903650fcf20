import { FeatureArt } from './feature-art';
import { halfHead, linePath, type Point } from './path';

type Vector = [x: number, y: number, z: number];

/* A chair: six carbons on a circle, by turns above and below its plane. Bonds 1.54 Å, angles 111°. */
const ring = 1.465;
const pucker = 0.25;

const carbonAt = (index: number, flip: 1 | -1): Vector => {
  const angle = (index * Math.PI) / 3;
  const up = index % 2 === 0 ? flip : -flip;
  return [ring * Math.cos(angle), ring * Math.sin(angle), up * pucker];
};

/* Seen from a little above, turned so that no two carbons hide each other. */
const turn = (17 * Math.PI) / 180;
const tilt = (20 * Math.PI) / 180;
const scale = 14.6;

const onScreen = ([x, y, z]: Vector, at: Point): Point => {
  const across = x * Math.cos(turn) - y * Math.sin(turn);
  const away = x * Math.sin(turn) + y * Math.cos(turn);
  return [
    at[0] + scale * across,
    at[1] - scale * (z * 1.25 * Math.cos(tilt) + away * Math.sin(tilt)),
  ];
};

function Chair({ at, flip, carbon }: { at: Point; flip: 1 | -1; carbon: number }) {
  const corners = Array.from({ length: 6 }, (_, index) => onScreen(carbonAt(index, flip), at));
  const [x, y, z] = carbonAt(carbon, flip);
  const axial: Vector = [x, y, z + 1.35];
  const equatorial: Vector = [x * 1.8, y * 1.8, z + 0.42];
  const isAxial = z > 0;
  const substituent = onScreen(isAxial ? axial : equatorial, at);
  const bond = linePath([onScreen([x, y, z], at), substituent]);
  return (
    <>
      <path className="bond" d={linePath(corners, true)} />
      <path className="near" d={linePath(corners.slice(3, 6))} />
      <path className="bond" d={bond} />
      <circle className="group" cx={substituent[0]} cy={substituent[1]} r="6" />
    </>
  );
}

/** A ring flip of cyclohexane: the axial group turns equatorial, and stays on the upper face. */
export function FeatureFlexibility({ className }: { className?: string }) {
  return (
    <FeatureArt className={`feature-flexibility ${className ?? ''}`}>
      <Chair at={[26, 58]} flip={1} carbon={0} />
      <Chair at={[99, 58]} flip={-1} carbon={0} />
      <path
        className="measured"
        d={`M52 55H74${halfHead([74, 55], 0, 8)}M70 61H58${halfHead([58, 61], 180, 8)}`}
      />
    </FeatureArt>
  );
}
