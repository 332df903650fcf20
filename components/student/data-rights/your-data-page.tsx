import { Island } from '@/components/islands/island';
import { StudentPage } from '@/components/student/student-page';
import { YourData } from './your-data';
import { institute } from '@/content/facts/institute';

const { grievanceOfficer, phones } = institute;
const [phone] = phones;

/** `/your-data`: for people without an account who sent a form or paid by a link. */
export function YourDataPage({ path }: { path: string }) {
  return (
    <StudentPage
      path={path}
      lede={
        <>
          See or delete your details, or stop our calls. With a student account, go to{' '}
          <a href="/account">My Account</a>.
        </>
      }
    >
      <div className="student-columns">
        <div className="student-card">
          <Island name="yourData" part={YourData} props={{}} />
          <noscript>
            <p>
              This page needs JavaScript, which is off in this browser. Write or call us instead.
            </p>
          </noscript>
        </div>
        <section aria-labelledby="grievance">
          <h2 id="grievance" className="text-[22px]">
            Or write to us
          </h2>
          <p className="mt-2">
            Grievance officer: {grievanceOfficer.name && `${grievanceOfficer.name}, `}
            <a href={`mailto:${grievanceOfficer.email}`}>{grievanceOfficer.email}</a>,{' '}
            <a href={phone.href} className="whitespace-nowrap">
              {phone.printed}
            </a>
            . You get an answer within 30 days. If it does not satisfy you, you can complain to the
            Data Protection Board of India.
          </p>
        </section>
      </div>
    </StudentPage>
  );
}
