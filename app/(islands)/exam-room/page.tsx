import '../../student.css';
import '../../practice-room.css';
import { ExamRoomPage } from '@/components/exam-room/exam-room-page';
import { routeMetadata } from '@/lib/site/seo';

const path = '/exam-room';

export const dynamic = 'error';

export const metadata = routeMetadata(path);

export default function ExamRoomRoute() {
  return <ExamRoomPage path={path} />;
}
