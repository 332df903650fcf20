import { Badge, type BadgeTone } from '@/components/office/ui/list';
import { relativeTime } from '@/lib/site/delhi-time';

interface TimedPaper {
  publishedAt: Date | null;
  withdrawnAt: Date | null;
  opensAt: Date | null;
  closesAt: Date | null;
}

/** Whether students can sit a test now, and how the office says it. */
export function PaperState({ paper, asOf }: { paper: TimedPaper; asOf: string }) {
  const [tone, word] = stateOf(paper, asOf);
  return <Badge tone={tone}>{word}</Badge>;
}

function stateOf(paper: TimedPaper, asOf: string): [BadgeTone, string] {
  const { publishedAt, withdrawnAt, opensAt, closesAt } = paper;
  const now = new Date(asOf);
  if (withdrawnAt) return ['closed', 'Withdrawn'];
  if (!publishedAt) return ['neutral', 'Not published'];
  if (closesAt && closesAt <= now) return ['closed', 'Closed'];
  return opensAt && opensAt > now ? ['new', 'Not open yet'] : ['success', 'Open'];
}

/** "Opens tomorrow 10:00, closes Mon 30 Nov 18:00", "Always". */
export function windowText({ opensAt, closesAt }: TimedPaper, asOf: string): string {
  const print = (moment: Date) => relativeTime(moment.toISOString(), asOf);
  const parts = [
    opensAt && `opens ${print(opensAt)}`,
    closesAt && `closes ${print(closesAt)}`,
  ].filter(Boolean);
  const text = parts.join(', ') || 'always';
  return text.charAt(0).toUpperCase() + text.slice(1);
}
