import { NoticeBoard } from '@/components/site/boards/notice-board';
import { QuickLinks } from '@/components/site/boards/quick-links';
import { notices } from '@/content/notices';

/** NOTICE and QUICK LINKS side by side. */
export function Boards() {
  return (
    <div className="boards wrap pb-13 md:pb-19">
      <NoticeBoard id="notice" heading="NOTICE" what="the notices" notices={notices} />
      <QuickLinks path="/" />
    </div>
  );
}
