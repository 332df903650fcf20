import { PageFrame } from '@/components/site/page-frame';
import { PageLinks } from '@/components/site/page-links';
import { Still } from '@/components/ui/still/still';
import { registrationCopy as words } from '@/content/registration-copy';
import { trailThrough } from '@/lib/seo';
import { OnlyWithToken } from '../session/only-with-token';

interface NoRegistrationProps {
  path: string;
  /** An id of somebody else's registration is as unknown as one that is none. */
  reason: 'none' | 'unknown';
}

/** `/form-print` when there is nothing to print. */
export function NoRegistration({ path, reason }: NoRegistrationProps) {
  return (
    <PageFrame path={path} trail={trailThrough(path)} courseList still={Still}>
      <OnlyWithToken />
      <h1>{words.title}</h1>
      <p className="lede mt-3 mb-6 max-w-prose">{words[reason]}</p>
      <PageLinks paths={reason === 'none' ? ['/form', '/history'] : ['/history', '/form']} />
    </PageFrame>
  );
}
