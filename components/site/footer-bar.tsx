import { Icon } from '@/components/ui/icon';
import { Wrap } from '@/components/ui/section';
import { institute } from '@/content/institute';
import { topBar } from '@/content/navigation';
import { LoginLink } from './login-link';

const link = 'inline-flex min-h-11 items-center max-sm:text-small';

/** Keeps the floating chat link off the buttons. */
const roomForChat = 'pb-21 md:pr-22.5 md:pb-3 min-[1400px]:pr-6';

/** The last line of the page. */
export function FooterBar() {
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
