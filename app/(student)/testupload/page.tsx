import { PageFrame } from '@/components/site/page-frame';
import { PhotoUpload } from '@/components/student/photo-upload';
import { LogInFirst } from '@/components/student/session/log-in-first';
import { RequireToken } from '@/components/student/session/session-script';
import { StaticHtml } from '@/components/ui/static-html';
import { institute } from '@/content/institute';
import { requireRoute } from '@/content/routes';
import { pageLogIn } from '@/lib/accounts/page-log-in';
import { getCurrentUser } from '@/lib/accounts/students';
import { pageMetadata, trailThrough } from '@/lib/site/seo';

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
    <PageFrame path={path} trail={trailThrough(path)} staticPart={StaticHtml} courseList>
      <RequireToken />
      <h1>{title}</h1>
      <p className="lede mt-3 max-w-prose">
        The photo of your account. Here you can replace it; forms that are saved already keep theirs
        until you save them again.
      </p>
      <PhotoUpload photoName={myfilename || null} />
      <p className="mt-5">
        <a href="/form" className="inline-flex min-h-11 items-center">
          Go to the Admission Form
        </a>
      </p>
    </PageFrame>
  );
}
