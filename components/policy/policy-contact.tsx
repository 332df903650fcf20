import { institute } from '@/content/institute';

/** The ways to reach the institute: office, e-mail, website, phone. */
export function PolicyContact() {
  return (
    <dl className="policy-contact">
      <div>
        <dt>Office</dt>
        <dd>
          {institute.name}, {institute.address}
        </dd>
      </div>
      <div>
        <dt>E-mail</dt>
        <dd>
          <a href={`mailto:${institute.email}`}>{institute.email}</a>
        </dd>
      </div>
      <div>
        <dt>Website</dt>
        <dd>
          <a href="/contact">the form on the Contact page</a>
        </dd>
      </div>
      <div>
        <dt>Phone</dt>
        <dd>
          <ul>
            {institute.phones.map(({ printed, href }) => (
              <li key={href}>
                <a href={href}>{printed}</a>
              </li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  );
}
