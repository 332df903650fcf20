import type { ReactNode } from 'react';
import { PageFrame } from '@/components/site/page-frame';
import { PhoneList } from '@/components/site/phone-card';
import { RequireNoToken } from '@/components/student/session/session-script';
import { StaticHtml } from '@/components/ui/static-html';
import { institute } from '@/content/institute';
import { trailThrough } from '@/lib/site/seo';

interface AccountPageProps {
  path: string;
  heading: string;
  /** Id of the heading, which labels the form. */
  id: string;
  lede: ReactNode;
  /** The feature that needs JavaScript. */
  what: string;
  form: ReactNode;
  below?: ReactNode;
  /** The link for visitors who need another page. */
  instead?: { ask: string; label: string; href: string };
}

/** A page for visitors who are not logged in: a form, and beside it a link to the alternative. */
export function AccountPage(props: AccountPageProps) {
  const { path, heading, id, lede, what, form, below, instead } = props;
  return (
    <PageFrame path={path} trail={trailThrough(path)} courseList staticPart={StaticHtml}>
      <RequireNoToken />
      <h1 id={id}>{heading}</h1>
      <p className="lede mt-3 max-w-prose">{lede}</p>
      {instead && (
        <p className="mt-2">
          {instead.ask}{' '}
          <a href={instead.href} className="inline-flex min-h-11 items-center font-semibold">
            {instead.label}
          </a>
        </p>
      )}
      <div className="account-page">
        <div>
          <div className="account-card">
            <WithoutScript what={what} />
            {form}
          </div>
          {below}
        </div>
        <section aria-labelledby="call-us">
          <h2 id="call-us" className="text-[22px]">
            Call and ask
          </h2>
          <div className="mt-2">
            <PhoneList />
          </div>
        </section>
      </div>
    </PageFrame>
  );
}

/** Shown instead of the button when JavaScript is off. */
function WithoutScript({ what }: { what: string }) {
  const [phone] = institute.phones;
  return (
    <noscript>
      <p className="form-notice form-notice-warning mb-4">
        <span>
          {what} needs JavaScript, which is off in this browser. Turn it on and load this page
          again, or call us on{' '}
          <a href={phone.href} className="whitespace-nowrap">
            {phone.printed}
          </a>
          .
        </span>
      </p>
    </noscript>
  );
}
