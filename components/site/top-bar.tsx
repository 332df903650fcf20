import { Wrap } from '@/components/ui/section';
import { topBar } from '@/content/navigation';
import { LoginLink } from './login-link';
import { SocialLinks } from './social-links';

const link = 'inline-flex min-h-11 items-center';

export function TopBar() {
  const { popularCourses, helpDesk } = topBar;
  return (
    <div className="on-dark bg-prussian text-small">
      <Wrap className="flex h-11 items-center gap-x-5.5">
        <a href={popularCourses.href} className={link}>
          {popularCourses.label}
        </a>
        <a href={helpDesk.href} className={link}>
          {helpDesk.label}
        </a>
        <div className="ml-auto flex items-center gap-x-5.5">
          <SocialLinks className="max-md:hidden" />
          <LoginLink className={`${link} font-semibold`} />
        </div>
      </Wrap>
    </div>
  );
}
