import { identity } from '@/content/facts/identity';

const lobe =
  'M24 24C28.8 25.9 37.5 24.5 42.1 29.1C45.3 32.3 44.3 37 40.6 40.6C37 44.3 32.3 45.3 29.1 42.1C24.5 37.5 25.9 28.8 24 24Z';

/** The institute's mark: a d orbital with its two phases in blue and orange. */
export function Mark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false" className={`mark ${className}`}>
      {[0, 90, 180, 270].map((turn) => (
        <path key={turn} d={lobe} transform={`rotate(${turn} 24 24)`} />
      ))}
      <circle cx="24" cy="24" r="3" />
    </svg>
  );
}

/** Mark and wordmark, linked to Home. */
export function BrandLink({ className = '' }: { className?: string }) {
  return (
    <a href="/" className={`brand-link ${className}`}>
      <Mark className="size-11 md:size-13.5" />
      <span>
        <b className="block font-display text-[25px]/[0.9] font-bold tracking-[-0.01em] md:text-[30px]/[0.9]">
          {identity.shortName}
        </b>{' '}
        <span className="brand-link-second">{identity.surname}</span>
      </span>
      <span className="sr-only">, home</span>
    </a>
  );
}
