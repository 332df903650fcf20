import { requireRoute } from '@/content/pages/routes';

const path = '/refund-policy';

/** Link to the refund policy, on its own line for a larger tap target. */
export function RefundPolicyLink() {
  return (
    <a href={path} className="inline-flex min-h-11 items-center">
      {requireRoute(path).title}
    </a>
  );
}
