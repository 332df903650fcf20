import { ButtonLink } from '@/components/ui/button';
import { institute } from '@/content/institute';
import { errorHeading, ErrorReport, serverErrorText } from './error-report';
import { PageFrame } from './page-frame';

export type BuiltAssets = {
  /** Font classes of `<html>`. */
  className: string;
  /** URLs of the style sheets. */
  styles: readonly string[];
};

/** Complete document of a status 500 response. Needs no script and does not show the cause. */
export function ErrorDocument({ className, styles }: BuiltAssets) {
  return (
    <html lang="en-IN" className={className}>
      {/* React hoists meta, title and link elements into the head. */}
      <body>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${errorHeading} | ${institute.name}`}</title>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="page" />
        ))}
        <PageFrame path="/">
          <ErrorReport text={serverErrorText}>
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
