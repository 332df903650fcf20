import { AccountPage } from '../account/account-page';
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
