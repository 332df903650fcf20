import type { Imported } from '@/lib/leads/import-plan';

/** What was taken in. */
export function ImportDone({ done }: { done: Imported }) {
  const { created, noted, unchanged, refused } = done;
  return (
    <>
      <h2 tabIndex={-1}>Taken in</h2>
      <p>
        {created} new, {noted} with a note added, {unchanged} with nothing to do, {refused} refused.
      </p>
      <p className="lead-pages">
        <a href="/searchuser/leads?kind=walkIn">Show the walk-ins</a>
        <a href="/searchuser/leads/import">Take in another list</a>
      </p>
    </>
  );
}
