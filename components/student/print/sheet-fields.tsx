import type { CopyLine } from '@/lib/enrolment/registration-copy';

/** Labels with their answers, in pairs side by side where there is room. */
export function SheetFields({ lines }: { lines: readonly CopyLine[] }) {
  return (
    <dl className="sheet-fields">
      {lines.map(({ label, value, wide }) => (
        <div key={label} className={wide ? 'wide' : undefined}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
