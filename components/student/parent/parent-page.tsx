import { PhoneList } from '@/components/site/phone-list';
import { StudentPage } from '@/components/student/student-page';
import { institute } from '@/content/institute';
import { parentAgreement } from '@/content/parent-consent';
import { ParentForm } from './parent-form';

/** `/parent-consent`: what a parent agrees to, and the form. */
export function ParentPage() {
  return (
    <StudentPage
      path="/parent-consent"
      headingId="parent-consent"
      lede={`A student under 18 wants to enrol at ${institute.name}. As a parent or legal guardian, you decide.`}
    >
      <p lang="hi" className="hindi mt-2 max-w-prose">
        18 वर्ष से कम आयु का एक छात्र {institute.name} में प्रवेश लेना चाहता है। माता, पिता या कानूनी अभिभावक के
        रूप में निर्णय आपका है।
      </p>
      <div className="student-columns">
        <div className="student-card hindi">
          <h2 className="text-[22px]">What you agree to</h2>
          <ol className="my-4 max-w-prose list-decimal space-y-4 pl-6">
            {parentAgreement.map(({ en, hi }) => (
              <li key={en}>
                {en}
                <p lang="hi" className="hindi mt-1">
                  {hi}
                </p>
              </li>
            ))}
          </ol>
          <p className="mb-5">
            More about it: <a href="/privacy-policy">Privacy &amp; Policy</a>
          </p>
          <noscript>
            <p className="form-notice form-notice-warning mb-4">
              <span>
                This form needs JavaScript, which is off in this browser. Turn it on and open the
                link again, or call us.
              </span>
            </p>
          </noscript>
          <ParentForm />
        </div>
        <section aria-labelledby="call-us">
          <h2 id="call-us" className="text-[22px]">
            Questions?
          </h2>
          <div className="mt-2">
            <PhoneList />
          </div>
        </section>
      </div>
    </StudentPage>
  );
}
