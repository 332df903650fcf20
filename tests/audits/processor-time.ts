/** The fields used of a trace event of Chromium; times in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** The part of `dur` in which the thread was running. */
  tdur?: number;
}

/** A task of a thread, and the part of it in which it had a processor. */
interface Task {
  from: number;
  until: number;
  share: number;
}

/**
 * Shortens each task of a trace, with everything inside it, to the time in which its thread was running.
 * Otherwise a task that waits while other programs use the processors looks like one that works. Changes the
 * events in place.
 */
export function countProcessorTime(events: readonly TraceEvent[]): void {
  const tasks = new Map<string, Task[]>();
  for (const { name, pid, tid, ts, dur = 0, tdur } of events) {
    if (!name.endsWith('RunTask') || dur <= 0 || tdur === undefined) continue;
    const own = tasks.get(`${pid} ${tid}`) ?? [];
    own.push({ from: ts, until: ts + dur, share: Math.min(1, tdur / dur) });
    tasks.set(`${pid} ${tid}`, own);
  }
  for (const list of tasks.values()) list.sort((a, b) => a.from - b.from);
  for (const event of events) {
    const task = lastUntil(tasks.get(`${event.pid} ${event.tid}`) ?? [], event.ts);
    if (!task || event.ts > task.until) continue;
    event.ts = task.from + Math.round((event.ts - task.from) * task.share);
    if (event.dur !== undefined) event.dur = Math.round(event.dur * task.share);
  }
}

/** The last of the sorted tasks that began by `time`. */
function lastUntil(tasks: readonly Task[], time: number): Task | undefined {
  let [low, high] = [0, tasks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tasks[middle]?.from ?? Number.POSITIVE_INFINITY) <= time) low = middle + 1;
    else high = middle;
  }
  return tasks[low - 1];
}
