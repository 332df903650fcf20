import type { IsoDay } from '@/content/day';

interface ColumnsProps {
  /** What the chart says, in a sentence: it is read out instead of the drawing. */
  label: string;
  values: readonly number[];
  /** The value whose column is as high as the chart; the same for charts that are compared. */
  highest: number;
}

const STEP = 10;
const HEIGHT = 48;

/** A small chart of columns side by side. The numbers themselves stand in a table beside it. */
export function Columns({ label, values, highest }: ColumnsProps) {
  const width = values.length * STEP;
  const heightOf = (value: number) => (Math.max(0, value) / Math.max(1, highest)) * HEIGHT;
  return (
    <svg
      className="number-columns"
      viewBox={`0 0 ${width} ${HEIGHT + 1}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <rect className="number-ground" x="0" y={HEIGHT} width={width} height="1" />
      {values.map((value, index) => {
        const height = heightOf(value);
        const x = index * STEP + 1.5;
        return <rect key={index} x={x} height={height} y={HEIGHT - height} width={STEP - 3} />;
      })}
    </svg>
  );
}

/** How large a part is of a whole. */
export function Share({ part, whole }: { part: number; whole: number }) {
  return (
    <svg className="number-share" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden>
      <rect className="number-ground" width="100" height="8" />
      <rect width={whole === 0 ? 0 : (part / whole) * 100} height="8" />
    </svg>
  );
}

const names: Readonly<Record<string, string>> = {
  '/': 'Home page',
  '/contact': 'Contact page',
  none: 'Walk-ins and others',
};

/** Where a lead came from; a page we have no name for is its path. */
export const sourceWords = (source: string): string => names[source] ?? source;

const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** "16 Nov" */
export const shortDay = (day: IsoDay): string => (day === '' ? '' : format.format(new Date(day)));

/** "12.5%"; a dash where there is nothing to be a part of. */
export function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 1000) / 10}%`;
}
