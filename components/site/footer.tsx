import { Icon } from '@/components/ui/icon';
import { WholeWords } from '@/components/ui/prose';
import { Wrap } from '@/components/ui/section';
import { institute } from '@/content/institute';
import { footerGroups, topBar } from '@/content/navigation';
import { BrandLink } from './brand-link';
import { LoginLink, NavigationLink, SocialLinks } from './header';

const link = 'inline-flex min-h-11 items-center max-sm:text-small';

/** Keeps the floating chat link clear of the buttons. */
const roomForChat = 'pb-21 md:pr-22.5 md:pb-3 min-[1400px]:pr-6';

function FooterBar() {
  const { popularCourses, helpDesk } = topBar;
  return (
    <div className="mt-8 border-t border-[#24486d]">
      <Wrap
        className={`flex flex-wrap items-center gap-x-3.5 pt-2 sm:gap-x-5 ${institute.chat === null ? 'pb-3' : roomForChat}`}
      >
        <p className="w-full py-1.5 text-small md:mr-auto md:w-auto">
          © {institute.copyrightYear} {institute.name}
        </p>
        <a href={popularCourses.href} className={link}>
          {popularCourses.label}
        </a>
        <a href={helpDesk.href} className={link}>
          {helpDesk.label}
        </a>
        <LoginLink className={link} />
        <a
          href="#top"
          className="grid size-11 place-items-center rounded-control border-[1.5px] border-[#47688a] max-md:ml-auto"
        >
          <Icon name="arrow-up" />
          <span className="sr-only">Back to top</span>
        </a>
      </Wrap>
    </div>
  );
}

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

/** Floating link to the institute's chat. Renders nothing while there is no URL. */
export function ChatLink({ href = institute.chat }: { href?: string | null }) {
  if (href === null) return null;
  return (
    <a href={href} target="_blank" rel="noopener" className="chat-link">
      <Icon name="chat" className="size-6" />
      <span className="sr-only">Chat with us on WhatsApp (opens a new tab)</span>
    </a>
  );
}
