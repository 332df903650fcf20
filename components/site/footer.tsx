import { Icon } from '@/components/ui/icon';
import { WholeWords } from '@/components/ui/prose';
import { Wrap } from '@/components/ui/section';
import { institute } from '@/content/facts/institute';
import { footerGroups, topBar } from '@/content/pages/navigation';
import { BrandLink } from './brand-link';
import { LoginLink, NavigationLink, SocialLinks } from './header';

const link = 'tap-target max-sm:text-small';

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
          {institute.formerName && (
            <p className="mt-1 text-small">Formerly {institute.formerName}.</p>
          )}
          <SocialLinks className="mt-1 -ml-2.5" />
        </div>
        <nav id="footer-links" aria-label="Footer" className="contents">
          {footerGroups.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.href}>
                    <NavigationLink link={link} path="" className="tap-target" />
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
  const [first] = institute.phones;
  return (
    <div className="max-md:col-span-full">
      <h2>Call us</h2>
      <ul className="tabular-nums">
        {institute.phones.slice(0, 2).map(({ href, printed }) => (
          <li key={href}>
            <a href={href} className="tap-target">
              {printed}
            </a>
          </li>
        ))}
      </ul>
      <a
        href={first.href}
        className="mt-2.5 flex items-center gap-3.5 rounded-card border-[1.5px] border-[#47688a] px-4 py-3 leading-[1.3] text-white hover:border-white hover:no-underline"
      >
        <Icon name="phone" />
        <span>
          <span className="block text-note text-on-dark-muted">Tap to call</span>{' '}
          <b className="block font-display text-[22px]/[1.1] whitespace-nowrap">{first.printed}</b>
        </span>
      </a>
    </div>
  );
}

/** Floating link to the institute's chat. Renders nothing if there is none. */
export function ChatLink({ href = institute.chat }: { href?: string | null }) {
  if (href === null) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="chat-link fixed right-3.5 bottom-3.5 z-20 grid size-13.5 place-items-center rounded-full border-2 border-white bg-success text-white shadow-[0_3px_12px_rgb(10_37_64/0.28)] focus-visible:rounded-full focus-visible:shadow-[0_0_0_7px_#fff] focus-visible:outline-brand"
    >
      <Icon name="chat" className="size-6" />
      <span className="sr-only">Chat with us on WhatsApp (opens a new tab)</span>
    </a>
  );
}
