import { roomKey, roomPaper } from '@/components/practice/room-paper';
import { practiceExams } from '@/content/practice/practice-paper';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** What the room of a free paper loads: its questions at the start, their answers after the end. */
const files = { 'paper.json': roomPaper, 'key.json': roomKey };

export const generateStaticParams = () =>
  practiceExams.flatMap((exam) => Object.keys(files).map((file) => ({ exam, file })));

type Context = { params: Promise<{ exam: string; file: string }> };

/** A file of a free paper, finished at build. */
export async function GET(_request: Request, { params }: Context) {
  const { exam, file } = await params;
  const known = practiceExams.find((one) => one === exam);
  const content = Object.entries(files).find(([name]) => name === file)?.[1];
  return known && content ? Response.json(content(known)) : new Response(null, { status: 404 });
}
