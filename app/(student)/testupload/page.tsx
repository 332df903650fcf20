import { PhotoUpload } from '@/components/student/accounts/photo';
import { LogInFirst } from '@/components/student/accounts/log-in-first';
import { RequireToken } from '@/components/student/accounts/require-token';
import { StudentPage } from '@/components/student/student-page';
import { institute } from '@/content/facts/institute';
import { requireRoute } from '@/content/pages/routes';
import { pageLogIn } from '@/lib/accounts/page-log-in';
import { getCurrentUser } from '@/lib/accounts/students';
import { pageMetadata } from '@/lib/site/seo';

const path = '/testupload';
const { title, purpose } = requireRoute(path);

export const metadata = pageMetadata({
  title: `${title} | ${institute.name}`,
  description: purpose,
  path,
  index: false,
});

export default async function TestUpload() {
  const logIn = await pageLogIn();
  if (!logIn?.studentId) return <LogInFirst path={path} />;
  const { myfilename } = await getCurrentUser(logIn.studentId);
  return (
    <StudentPage
      path={path}
      lede="The photo in your account. Saved forms keep their photo until you save them again."
      above={<RequireToken />}
    >
      <PhotoUpload photoName={myfilename || null} />
      <p className="mt-5">
        <a href="/form" className="student-link">
          Go to the Admission Form
        </a>
      </p>
    </StudentPage>
  );
}
