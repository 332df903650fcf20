import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LaunchPoint } from '@/content/launch/point';

const year = /\b(20[12]\d)(?:-\d\d)?\b/g;

/** Exam facts carry the day they were checked instead; the launch folder speaks about the dates. */
const elsewhere = /^content\/(exams|launch)\//;

/**
 * Content that names a year before `today`'s: one point for each file, with its lines. Comments and
 * addresses do not count.
 */
export function pastDates(today: Date, root = 'content'): readonly LaunchPoint[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(root, file))
    .filter((file) => file.endsWith('.ts') && !elsewhere.test(file));
  return files.sort().flatMap((file) => {
    const lines = linesWithPastYear(readFileSync(file, 'utf8'), today.getFullYear());
    if (lines.length === 0) return [];
    return [
      {
        id: `dates-${file.replace(/^content\/|\.ts$/g, '')}`,
        kind: 'past date',
        what: `names a year that has passed:\n${lines.join('\n')}`,
        where: file,
      } as const,
    ];
  });
}

/** "12: CSIR NET June 2024, …" for each line of code that names a year before `thisYear`. */
export function linesWithPastYear(source: string, thisYear: number): readonly string[] {
  return source.split('\n').flatMap((line, index) => {
    const text = line.trim();
    if (/^(\/\/|\/?\*)/.test(text) || /https?:/.test(text)) return [];
    const past = [...text.matchAll(year)].some(([, number]) => Number(number) < thisYear);
    return past ? [`${index + 1}: ${text.slice(0, 110)}`] : [];
  });
}
