import { dataViews, type StudentDay } from '@/lib/staff/data-views';
import { printDay } from '@/content/day';
import { institute } from '@/content/facts/institute';
import { staffRoles } from '@/lib/staff/staff-roles';

const [phone] = institute.phones;

/** Staff views of the student's data, by day and role. */
export function WhoLooked({ days }: { days: readonly StudentDay[] }) {
  return (
    <section aria-labelledby="who-looked" className="account-section">
      <h2 id="who-looked" className="subheading">
        Who looked at my data
      </h2>
      <p className="mt-2 max-w-prose">
        Every time our staff look at your data, it is recorded. Below are the last 12 months.
      </p>
      {days.length === 0 ? (
        <p className="mt-4">No one has looked at your data yet.</p>
      ) : (
        <ul className="ruled mt-5">
          {days.map(({ day, role, views }) => (
            <li key={`${day} ${role}`} className="account-views">
              <p>
                <time dateTime={day}>{printDay(day)}</time>
                <b>{role ? staffRoles[role].label : 'Technical support'}</b>
              </p>
              <ul>
                {views.map(({ action, times }) => (
                  <li key={action}>
                    {capitalised(dataViews[action])}
                    {times > 1 && `, ${times} times`}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 max-w-prose">
        Does something look wrong? Call us on{' '}
        <a href={phone.href} className="whitespace-nowrap">
          {phone.printed}
        </a>
        .
      </p>
    </section>
  );
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
