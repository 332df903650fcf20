import { buttonClass } from '@/components/ui/button';

/** What can be done with the leads as a whole. */
export function LeadActions() {
  return (
    <p className="lead-actions">
      <a className={buttonClass('outline')} href="/searchuser/leads/day">
        Today’s calls
      </a>
      <a className={buttonClass('outline')} href="/searchuser/leads/new">
        Add a walk-in
      </a>
      <a className={buttonClass('outline')} href="/searchuser/leads/import">
        Import a list
      </a>
    </p>
  );
}
