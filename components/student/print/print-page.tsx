import { PageFrame } from '@/components/site/page-frame';
import { PageLinks } from '@/components/site/page-links';
import { RequireToken } from '@/components/student/session/session-script';
import { ButtonLink } from '@/components/ui/button';
import { StaticHtml } from '@/components/ui/static-html';
import { registrationCopy as words } from '@/content/registration-copy';
import { trailThrough } from '@/lib/site/seo';
import { PrintButton } from './print-button';
import { RegistrationSheet, type SheetProps } from './registration-sheet';

interface PrintPageProps extends SheetProps {
  path: string;
  pdfHref: string;
}

/** `/form-print`: one registration, read-only, for print. */
export function PrintPage({ path, pdfHref, ...sheet }: PrintPageProps) {
  return (
    <PageFrame path={path} trail={trailThrough(path)} courseList staticPart={StaticHtml}>
      <RequireToken />
      <div className="print-start">
        <h1>{words.title}</h1>
        <p className="lede mt-3 max-w-prose">{words.lede}</p>
        <div className="print-actions">
          <PrintButton />
          <ButtonLink href={pdfHref} variant="outline">
            Download As PDF
          </ButtonLink>
        </div>
      </div>
      <RegistrationSheet {...sheet} />
    </PageFrame>
  );
}

interface NoRegistrationProps {
  path: string;
  /** A registration of another student is reported as unknown. */
  reason: 'none' | 'unknown';
}

/** `/form-print` without a registration to print. */
export function NoRegistration({ path, reason }: NoRegistrationProps) {
  return (
    <PageFrame path={path} trail={trailThrough(path)} courseList staticPart={StaticHtml}>
      <RequireToken />
      <h1>{words.title}</h1>
      <p className="lede mt-3 mb-6 max-w-prose">{words[reason]}</p>
      <PageLinks paths={reason === 'none' ? ['/form', '/history'] : ['/history', '/form']} />
    </PageFrame>
  );
}
