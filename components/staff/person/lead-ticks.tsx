import type { PersonLead } from '@/lib/schemas/person';

interface LeadTicksProps {
  leads: readonly PersonLead[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

/** Leads that may be the same person: a phone can be a whole family's. */
export function LeadTicks({ leads, chosen, onChoose }: LeadTicksProps) {
  return (
    <fieldset className="field office-choices">
      <legend>Leads with the same phone or e-mail: untick those of somebody else</legend>
      <div>
        {leads.map(({ id, name, phonenumber, coursename, byPhone, byEmail }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
            {[name, phonenumber, coursename].filter(Boolean).join(', ')} (same{' '}
            {[byPhone && 'phone', byEmail && 'e-mail'].filter(Boolean).join(' and ')})
          </label>
        ))}
      </div>
    </fieldset>
  );
}
