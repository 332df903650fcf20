import { institute } from '@/content/institute';

/** What became of a form that was kept while offline; the site script shows one sentence. */
export function OutboxStatus() {
  return (
    <div id="outbox-status" role="status" data-state="" suppressHydrationWarning>
      <p data-when="sent">What you filled in earlier has been sent.</p>
      <p data-when="refused">
        We could not send what you filled in earlier. Please call us on{' '}
        <a href={institute.phones[0].href} className="whitespace-nowrap">
          {institute.phones[0].printed}
        </a>
        .
      </p>
    </div>
  );
}
