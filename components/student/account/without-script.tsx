import { institute } from '@/content/institute';

/** Said where JavaScript is off, instead of a button that never works. */
export function WithoutScript({ what }: { what: string }) {
  const [phone] = institute.phones;
  return (
    <noscript>
      <p className="form-notice form-notice-warning mb-4">
        <span>
          {what} needs JavaScript, which is off in this browser. Turn it on and load this page
          again, or call us on{' '}
          <a href={phone.href} className="whitespace-nowrap">
            {phone.printed}
          </a>
          .
        </span>
      </p>
    </noscript>
  );
}
