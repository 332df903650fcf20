import type { RoomText } from '@/content/practice/room-paper';
import { illustratedHtml, TypesetFault, type TextPictures } from '@/lib/site/formula-html';
import type { QuestionContent } from './question-content';
import { typesetFields, type TypesetField } from './question-fields';

/** A question as HTML. What a candidate may see before the end is `text`, `options` and `unit`. */
export interface TypesetQuestion extends RoomText {
  /** Of a number. */
  unit?: string;
  solution: string;
  hindi?: RoomText & { solution: string };
}

/** Every text of a question, for `picturesOf`. */
export const textsOf = ({ text, answer, solution, hindi }: QuestionContent): readonly string[] => [
  text,
  ...(answer.type === 'NAT' ? [answer.unit ?? ''] : answer.options),
  solution,
  ...(hindi ? [hindi.text, ...hindi.options, hindi.solution] : []),
];

/**
 * A question as HTML.
 * @param pictures those that its texts name
 * @throws TypesetFault for a formula or a picture that cannot be shown; a stored question has none
 */
export function typesetQuestion(
  { text, answer, solution, hindi }: QuestionContent,
  pictures: TextPictures,
): TypesetQuestion {
  const html = (source: string) => illustratedHtml(source, pictures);
  return {
    text: html(text),
    options: answer.type === 'NAT' ? [] : answer.options.map(html),
    ...(answer.type === 'NAT' && answer.unit && { unit: html(answer.unit) }),
    solution: html(solution),
    ...(hindi && {
      hindi: {
        text: html(hindi.text),
        options: hindi.options.map(html),
        solution: html(hindi.solution),
      },
    }),
  };
}

/** Each text as HTML, or why it cannot be shown. */
export function typesetTexts(
  texts: Readonly<Record<TypesetField, string>>,
  pictures: TextPictures,
): { html: Record<TypesetField, string>; faults: Partial<Record<TypesetField, string>> } {
  const html = {} as Record<TypesetField, string>;
  const faults: Partial<Record<TypesetField, string>> = {};
  for (const field of typesetFields) {
    try {
      html[field] = illustratedHtml(texts[field], pictures);
    } catch (error) {
      if (!(error instanceof TypesetFault)) throw error;
      html[field] = '';
      faults[field] = error.message;
    }
  }
  return { html, faults };
}
