import { institute } from '@/content/institute';
import { Mark } from './mark';

/** Mark and wordmark, linking home. */
export function BrandLink({ className = '' }: { className?: string }) {
  return (
    <a href="/" className={`brand-link ${className}`}>
      <Mark className="size-11 md:size-13.5" />
      <span>
        <b className="block font-display text-[25px]/[0.9] font-bold tracking-[-0.01em] md:text-[30px]/[0.9]">
          {institute.shortName}
        </b>{' '}
        <span className="brand-link-second">{institute.surname}</span>
      </span>
      <span className="sr-only">, home</span>
    </a>
  );
}
