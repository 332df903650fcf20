import { ButtonLink } from '@/components/ui/button';
import { institute } from '@/content/facts/institute';
import { awayWords, errorHeading, ErrorReport, serverErrorText } from './error-report';
import { PageFrame } from './page-frame';

type BuiltAssets = {
  /** Font classes of `<html>`. */
  className: string;
  /** URLs of the style sheets. */
  styles: readonly string[];
};

interface ErrorDocumentProps extends BuiltAssets {
  what: 'failed' | 'away';
}

/** Complete document of a response with status 500 or 503. Needs no script and does not show the cause. */
export function ErrorDocument({ className, styles, what }: ErrorDocumentProps) {
  const report = what === 'away' ? awayWords : { heading: errorHeading, text: serverErrorText };
  return (
    <html lang="en-IN" className={className}>
      {/* React hoists meta, title and link elements into the head. */}
      <body>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${report.heading} | ${institute.name}`}</title>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="page" />
        ))}
        <PageFrame path="/">
          <ErrorReport {...report}>
            <ButtonLink href="">Try again</ButtonLink>
            <ButtonLink href="/" variant="outline">
              Go to Home
            </ButtonLink>
          </ErrorReport>
        </PageFrame>
        <script src="/site.js" defer />
      </body>
    </html>
  );
}
