import { Icon } from '@/components/ui/icon';
import { Wrap } from '@/components/ui/section';
import { WholeWords } from '@/components/ui/whole-words';
import { institute } from '@/content/institute';
import { footerGroups } from '@/content/navigation';
import { BrandLink } from './brand-link';
import { ChatLink } from './chat-link';
import { FooterBar } from './footer-bar';
import { NavigationLink } from './navigation-link';
import { SocialLinks } from './social-links';

export function Footer() {
  return (
    <footer className="site-footer on-dark">
      <Wrap className="grid grid-cols-2 gap-x-5 gap-y-7 md:gap-8 lg:grid-cols-[1.5fr_1fr_1fr_1.25fr]">
        <div className="max-md:col-span-full">
          <BrandLink className="mb-3.5" />
          <p className="max-w-[44ch]">
            <WholeWords text={institute.description} />
          </p>
          <p className="mt-1 text-small">Formerly {institute.formerName}.</p>
          <SocialLinks className="mt-1 -ml-2.5" />
        </div>
        <nav id="footer-links" aria-label="Footer" className="contents">
          {footerGroups.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.href}>
                    <NavigationLink link={link} path="" />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <CallUs />
      </Wrap>
      <FooterBar />
      <ChatLink />
    </footer>
  );
}

function CallUs() {
  const [first, second] = institute.phones;
  return (
    <div className="max-md:col-span-full">
      <h2>Call us</h2>
      <ul className="tabular-nums">
        {[first, second].map(({ href, printed }) => (
          <li key={href}>
            <a href={href}>{printed}</a>
          </li>
        ))}
      </ul>
      <a href={first.href} className="call-box">
        <Icon name="phone" />
        <span>
          <span className="block text-note text-on-dark-muted">Tap to call</span>{' '}
          <b className="block font-display text-[22px]/[1.1] whitespace-nowrap">{first.printed}</b>
        </span>
      </a>
    </div>
  );
}
