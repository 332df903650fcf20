import { notices } from '@/content/notices';
import { NoticeBoard } from './notices/notice-board';
import { QuickLinks } from './quick-links';

/** NOTICE and QUICK LINKS side by side. */
export function Boards() {
  return (
    <div className="boards wrap">
      <NoticeBoard notices={notices} />
      <QuickLinks />
    </div>
  );
}
