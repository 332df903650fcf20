import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Files of `components/drawings`, without their ending. */
export const drawings = [
  'classroom-csir-net',
  'classroom-cuet',
  'classroom-gate',
  'classroom-iit-jam',
  'course-csir-net',
  'course-iit-jam',
  'feature-flexibility',
  'feature-interactive',
  'feature-material',
  'feature-teaching',
  'figure-csir-net-material',
  'figure-csir-net-offline',
  'figure-csir-net-online',
  'figure-cuet-offline',
  'figure-gate-offline',
  'figure-gate-online',
  'figure-iit-jam-offline',
  'slide-benzene-narrow',
  'slide-benzene-wide',
  'slide-distillation-narrow',
  'slide-distillation-wide',
  'video-poster',
] as const;

export type DrawingName = (typeof drawings)[number];

type DrawingProps = {
  name: DrawingName;
  /** Describes the drawing to screen readers, which ignore it otherwise. */
  label?: string;
};

/** A drawing of `components/drawings`, written into the page with its `class` and `viewBox`. */
export function Drawing({ name, label }: DrawingProps) {
  const { className, viewBox, html } = readDrawing(name);
  const description = label
    ? { role: 'img', 'aria-label': label }
    : { 'aria-hidden': true, focusable: false };
  return (
    <svg
      viewBox={viewBox}
      {...description}
      className={className}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/**
 * Parts of a drawing's file; `html` is without comments and indentation. The other attributes of
 * its `<svg>` are for drawing programs, which do not have our style sheets.
 * @throws Error when there is no such file, or its `<svg>` has no class or viewBox
 */
function readDrawing(name: string) {
  const svg = readFileSync(path.join(process.cwd(), 'components/drawings', `${name}.svg`), 'utf8');
  const [, attributes = '', content = ''] = /<svg\s([^>]*)>(.*)<\/svg>/s.exec(svg) ?? [];
  const className = /\bclass="([^"]*)"/.exec(attributes)?.[1];
  const viewBox = /\bviewBox="([^"]*)"/.exec(attributes)?.[1];
  if (!className || !viewBox) throw new Error(`${name}.svg has no class or viewBox.`);
  const html = content
    .replace(/<!--.*?-->/gs, '')
    .replace(/>\s*\n\s*</g, '><')
    .trim();
  return { className, viewBox, html };
}
