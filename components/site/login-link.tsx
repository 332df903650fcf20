import { topBar } from '@/content/navigation';

/** Leads to the log-in page; the site script points it to /history for someone who is logged in. */
export function LoginLink({ className }: { className?: string }) {
  const { label, href } = topBar.login;
  return (
    <a href={href} data-login-link className={className} suppressHydrationWarning>
      {label}
    </a>
  );
}
