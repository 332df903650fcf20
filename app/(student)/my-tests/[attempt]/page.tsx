import { LogInFirst } from '@/components/student/accounts/log-in-first';
import { NoTestResult, TestResultPage } from '@/components/student/exam-room/test-result-page';
import { institute } from '@/content/facts/institute';
import { pageLogIn } from '@/lib/accounts/page-log-in';
import { resultOf } from '@/lib/exam-room/test-result';
import { withStatus } from '@/lib/platform/page-status';
import { pageMetadata } from '@/lib/site/seo';

interface TestResultProps {
  params: Promise<{ attempt: string }>;
  searchParams: Promise<{ category?: string | string[] }>;
}

/* The address of the list: an attempt's own is nobody's to know, and no page to arrive at. */
export const metadata = pageMetadata({
  title: `Test result | ${institute.shortName}`,
  description: 'The result of a test that you have sat.',
  path: '/my-tests',
  index: false,
});

/** The attempt of another student is as unknown as one that does not exist. */
export default async function TestResult({ params, searchParams }: TestResultProps) {
  const { attempt } = await params;
  const { category } = await searchParams;
  const path = `/my-tests/${attempt}`;
  const logIn = await pageLogIn();
  if (!logIn?.studentId) return <LogInFirst path={path} title="Test result" />;
  const now = new Date();
  const result = await resultOf(logIn.studentId, attempt, now);
  if (!result) return withStatus(404, <NoTestResult path={path} />);
  const chosen = typeof category === 'string' ? category : undefined;
  return <TestResultPage path={path} result={result} category={chosen} now={now} />;
}
