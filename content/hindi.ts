export type Language = 'en' | 'hi';

/** A Hindi sentence, and the mark of the English one that it was written from. */
type Read = readonly [mark: string, hindi: string];

/** Sentences by name, in the shape of `English` and in any language. */
export type WordsOf<English> = {
  readonly [Name in keyof English]: English[Name] extends string ? string : WordsOf<English[Name]>;
};

type ReadingOf<English> = {
  readonly [Name in keyof English]: English[Name] extends string ? Read : ReadingOf<English[Name]>;
};

type Tree<Leaf> = Leaf | { readonly [name: string]: Tree<Leaf> };

/** The mark of a sentence: its FNV-1a hash of 32 bits, in eight hex digits. Not SHA-256, because browsers check as well. */
export function markOf(english: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < english.length; at += 1) {
    hash = Math.imul(hash ^ english.charCodeAt(at), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}

const placeholder = /\{\w+\}/g;

const placeholdersOf = (text: string) => [...new Set(text.match(placeholder))].toSorted().join(' ');

function faultOf(english: string, [mark, hindi]: Read): string | null {
  if (mark !== markOf(english)) {
    return `The English of “${hindi}” is now “${english}”: read its Hindi again, then mark it ${markOf(english)}.`;
  }
  if (placeholdersOf(english) !== placeholdersOf(hindi)) {
    return `“${hindi}” has other placeholders than “${english}”.`;
  }
  if (/\p{Nd}/u.test(hindi.replace(placeholder, ''))) {
    return `“${hindi}” has a number of its own: make it a placeholder.`;
  }
  return null;
}

/**
 * The Hindi of English sentences. They hold no number and no published fact: those are placeholders, filled from where
 * the English takes them, so both languages say the same.
 * @param english sentences by name; lists and groups may be nested
 * @param hindi in the same shape, each sentence with the mark of its English
 * @throws Error that names each sentence whose English is not the one it was written from, and its new mark
 */
export function inHindi<const English extends object>(
  english: English,
  hindi: ReadingOf<English>,
): WordsOf<English> {
  const faults: string[] = [];
  const read = (source: Tree<string>, reading: Tree<Read>): unknown => {
    if (typeof source === 'string') {
      const fault = faultOf(source, reading as Read);
      if (fault) faults.push(fault);
      return (reading as Read)[1];
    }
    const names = Object.keys(source).map(
      (name) =>
        [
          name,
          read(source[name] ?? '', (reading as Record<string, Read>)[name] ?? ['', '']),
        ] as const,
    );
    return Array.isArray(source) ? names.map(([, text]) => text) : Object.fromEntries(names);
  };
  const words = read(english as Tree<string>, hindi as Tree<Read>);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return words as WordsOf<English>;
}

/**
 * A sentence with its placeholders filled: `fill('{count} tests', { count: 3 })`.
 * @throws Error for a placeholder without a value
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(placeholder, (braced) => {
    const value = values[braced.slice(1, -1)];
    if (value === undefined) throw new Error(`No value for ${braced} in “${text}”.`);
    return String(value);
  });
}
