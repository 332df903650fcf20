import { PolicyText } from '@/components/pages/policy-page';
import { printDay } from '@/content/day';
import { termsPath } from '@/lib/enrolment/shown-payment';
import type { AgreedPolicy } from '@/lib/enrolment/agreed-policies';

interface AgreedPoliciesProps {
  policies: readonly AgreedPolicy[];
  /** The policy to show; the first by default. */
  shown: string | undefined;
  /** Address of a policy on this page. */
  hrefOf: (path: string) => string;
}

/** The policies of a registration in the version of its day, one at a time. */
export function AgreedPolicies({ policies, shown, hrefOf }: AgreedPoliciesProps) {
  const policy = policies.find(({ path }) => path === shown) ?? policies[0];
  if (!policy) return <NotKept />;
  return (
    <>
      <nav aria-label="Policies" className="my-5 print:hidden">
        <ul className="flex flex-wrap gap-x-6">
          {policies.map(({ path, heading }) => (
            <li key={path}>
              <a
                href={hrefOf(path)}
                aria-current={path === policy.path ? 'page' : undefined}
                className="tap-target font-semibold aria-[current]:text-ink"
              >
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <PolicyAsRead policy={policy} />
    </>
  );
}

function PolicyAsRead({ policy }: { policy: AgreedPolicy }) {
  const { path, heading, lede, sections, hash, shownSince, isCurrent } = policy;
  return (
    <article className="max-w-prose">
      <h2 className="subheading">{heading}</h2>
      <p className="mt-2 text-muted">
        {shownSince && `In force from ${printDay(shownSince)}. `}
        {isCurrent ? (
          'It has not changed since.'
        ) : (
          <>
            It has changed since: <a href={path}>read it as it is today</a>. For this registration,
            the text below counts.
          </>
        )}
      </p>
      <p className="mt-4">
        <PolicyText text={lede} />
      </p>
      {sections.map((section, index) => (
        <PolicySection key={section.id} section={section} number={index + 1} />
      ))}
      <p className="mt-8 text-sm break-all text-muted">Fingerprint of this text: {hash}</p>
    </article>
  );
}

interface PolicySectionProps {
  section: AgreedPolicy['sections'][number];
  number: number;
}

function PolicySection({ section, number }: PolicySectionProps) {
  const { heading, clauses } = section;
  return (
    <section className="mt-6">
      <h3 className="font-semibold">
        {number}. {heading}
      </h3>
      {clauses.map((clause, index) => (
        <div key={index} className="mt-2">
          <p>
            <span className="text-muted">
              {number}.{index + 1}
            </span>{' '}
            <PolicyText text={typeof clause === 'string' ? clause : clause.lead} />
          </p>
          {typeof clause !== 'string' && 'items' in clause && (
            <ol className="mt-1 list-[lower-alpha] pl-6">
              {clause.items.map((item) => (
                <li key={item} className="pl-1">
                  <PolicyText text={item} />
                </li>
              ))}
            </ol>
          )}
          {typeof clause !== 'string' && 'links' in clause && (
            <ul className="flex flex-wrap gap-x-6 print:hidden">
              {clause.links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} className="tap-target">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </section>
  );
}

function NotKept() {
  return (
    <p className="mt-5 max-w-prose">
      The text of that day is not stored. Please ask the office for it, or read the policies as they
      are today: <a href="/terms-condition">Terms &amp; Condition</a>,{' '}
      <a href="/refund-policy">Refund Policy</a>.
    </p>
  );
}

/** Link from a purchase to its policies. */
export function TermsLink({ registration, number }: { registration: string; number: string }) {
  return (
    <a href={termsPath(registration)} className="student-link">
      Terms as bought<span className="sr-only"> for Reg. No {number}</span>
    </a>
  );
}
