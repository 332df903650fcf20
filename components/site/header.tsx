import { Icon } from '@/components/ui/icon';
import { Wrap } from '@/components/ui/section';
import { institute } from '@/content/institute';
import { BrandLink } from './brand-link';
import { MobileMenu } from './mobile-menu';
import { Navigation } from './navigation';
import { TopBar } from './top-bar';

/** Top bar, mark and phone, navigation. It sticks with only its last row in view (see frame.css). */
export function Header({ path }: { path: string }) {
  const [phone] = institute.phones;
  return (
    <header className="site-header">
      <TopBar />
      <Wrap className="flex h-17 items-center gap-2.5 md:h-21">
        <BrandLink className="mr-auto" />
        <a href={phone.href} className="call-link">
          <Icon name="phone" />
          <span className="sr-only">Call </span>
          <span className="tabular-nums max-md:sr-only">{phone.printed}</span>
        </a>
        <MobileMenu path={path} />
      </Wrap>
      <Navigation path={path} />
    </header>
  );
}
