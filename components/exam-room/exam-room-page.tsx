import { Island } from '@/components/islands/island';
import { StudentPage } from '@/components/student/student-page';
import { ExamRoom } from './exam-room';

/** `/exam-room?paper=…`: where students sit the tests of their series. Nothing of a student or a test is in the page. */
export function ExamRoomPage({ path }: { path: string }) {
  return (
    <StudentPage path={path}>
      <div id="room" className="practice mt-5">
        <Island name="examRoom" part={ExamRoom} props={{}} />
        <noscript>
          <p>A test needs JavaScript, which is off in this browser.</p>
        </noscript>
      </div>
    </StudentPage>
  );
}
