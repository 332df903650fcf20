import type { ReactNode } from 'react';
import { PhoneList } from '@/components/site/phone-list';
import { RequireNoToken } from '@/components/student/session/session-script';
import { StudentPage } from '@/components/student/student-page';
import { Icon } from '@/components/ui/icon';
import { institute } from '@/content/institute';
import { LinkForm, LogInForm, StaffLogInForm } from './log-in-form';
import { DataNotice } from '@/components/form/data-notice';
import { StaticHtml } from '@/components/ui/static-html';
import { noticeHash } from '@/lib/site/notice-hash';
import { SignUpForm } from './sign-up-form';

const [phone] = institute.phones;

/** `/admin` */
export function StaffLogInPage() {
  return (
    <AccountPage
      path="/admin"
      heading="Staff Login"
      id="staff-log-in"
      lede={
        <>
          For the office. Students log in <a href="/student-login">on their own page</a>.
        </>
      }
      feature="Log-in"
      form={<StaffLogInForm />}
    />
  );
}

/** `/student-login` */
export function LogInPage() {
  return (
    <AccountPage
      path="/student-login"
      heading="Student Login"
      id="log-in"
      lede="With the e-mail and the date of birth you gave when you signed up."
      feature="Log-in"
      form={<LogInForm />}
      below={<LogInHelp />}
      instead={{ ask: 'New here?', label: 'Sign Up', href: '/student-signup' }}
    />
  );
}

function LogInHelp() {
  return (
    <details className="log-in-help">
      <summary>
        Can’t log in?
        <Icon name="chevron-down" className="turns size-5.5" />
      </summary>
      <h2 id="sign-in-link" className="text-[22px]">
        Log in with a link
      </h2>
      <p className="mt-2 mb-4 max-w-prose">
        We send a link to your e-mail. It logs you in once, within ten minutes. If nothing arrives,
        look in the spam folder, or call us on{' '}
        <a href={phone.href} className="whitespace-nowrap">
          {phone.printed}
        </a>
        : we help you in.
      </p>
      <LinkForm />
    </details>
  );
}

/** `/student-signup` */
export function SignUpPage() {
  return (
    <AccountPage
      path="/student-signup"
      heading="Student Details"
      id="student-details"
      lede="With an account you enrol, pay, and print your forms and receipts. It is free and takes about three minutes."
      feature="Sign-up"
      form={
        <>
          <SignUpForm noticeHash={noticeHash('signUp')} />
          <StaticHtml>
            <DataNotice form="signUp" />
          </StaticHtml>
        </>
      }
      instead={{ ask: 'Already have an account?', label: 'Sign In', href: '/student-login' }}
    />
  );
}

interface AccountPageProps {
  path: string;
  heading: string;
  /** Id of the heading, which labels the form. */
  id: string;
  lede: ReactNode;
  /** What needs JavaScript. */
  feature: string;
  form: ReactNode;
  below?: ReactNode;
  /** The link for visitors who need another page. */
  instead?: { ask: string; label: string; href: string };
}

/** A page for visitors who are not logged in: a form, and beside it the phones. */
function AccountPage(props: AccountPageProps) {
  const { path, heading, id, lede, feature, form, below, instead } = props;
  return (
    <StudentPage
      path={path}
      heading={heading}
      headingId={id}
      lede={lede}
      above={<RequireNoToken />}
    >
      {instead && (
        <p className="mt-2">
          {instead.ask}{' '}
          <a href={instead.href} className="student-link font-semibold">
            {instead.label}
          </a>
        </p>
      )}
      <div className="student-columns">
        <div>
          <div className="student-card">
            <noscript>
              <p className="form-notice form-notice-warning mb-4">
                <span>
                  {feature} needs JavaScript, which is off in this browser. Turn it on and reload
                  the page, or call us on{' '}
                  <a href={phone.href} className="whitespace-nowrap">
                    {phone.printed}
                  </a>
                  .
                </span>
              </p>
            </noscript>
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
    </StudentPage>
  );
}
