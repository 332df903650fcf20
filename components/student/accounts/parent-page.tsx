import { Island } from '@/components/islands/island';
import { LinkColumns } from './link-page';
import { StudentPage } from '@/components/student/student-page';
import { institute } from '@/content/facts/institute';
import { parentAgreement } from '@/lib/accounts/parent-consent-words';
import { ParentForm } from './parent-form';

/** `/parent-consent`: the text that a parent agrees to, and the form. */
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
      <LinkColumns
        about={
          <div className="hindi">
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
          </div>
        }
      >
        <div className="hindi">
          <Island name="parentConsent" part={ParentForm} props={{}} />
        </div>
      </LinkColumns>
    </StudentPage>
  );
}
