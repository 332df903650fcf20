import type { ReactNode } from 'react';
import { topBar } from '@/content/navigation';

interface LoginLinkProps {
  className?: string;
  /** "Login", unless it is called otherwise. */
  children?: ReactNode;
}

/** Leads to the log-in page; the site script points it to the own page of whoever is logged in. */
export function LoginLink({ className, children }: LoginLinkProps) {
  const { label, href } = topBar.login;
  return (
    <a href={href} data-login-link className={className} suppressHydrationWarning>
      {children ?? label}
    </a>
  );
}
