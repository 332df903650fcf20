import { AccountPage } from '@/components/student/account/account-page';
import { Icon } from '@/components/ui/icon';
import { institute } from '@/content/institute';
import { LinkForm, LogInForm } from './log-in-form';
import { StaffLogInForm } from './staff-log-in-form';

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
      what="Log-in"
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
      lede="With the email and the date of birth you gave when you signed up."
      what="Log-in"
      form={<LogInForm />}
      below={<LogInHelp />}
      instead={{ ask: 'New here?', label: 'Sign Up', href: '/student-signup' }}
    />
  );
}

function LogInHelp() {
  const [phone] = institute.phones;
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
        We send a link to your email. Opened within ten minutes, it logs you in, once. If nothing
        comes, look in the spam folder, or call us on{' '}
        <a href={phone.href} className="whitespace-nowrap">
          {phone.printed}
        </a>
        : we help you in.
      </p>
      <LinkForm />
    </details>
  );
}
