import { requireRoute } from '@/content/routes';

const path = '/refund-policy';

/** The way to the refund policy, on a line of its own that is easy to hit. */
export function RefundPolicyLink() {
  return (
    <a href={path} className="inline-flex min-h-11 items-center">
      {requireRoute(path).title}
    </a>
  );
}
