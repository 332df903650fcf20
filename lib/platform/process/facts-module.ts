import * as none from '@/content/published';

/** The source of a module that takes the place of `content/published.ts`. */
export function factsModule(facts: object): string {
  const parts = new Map<string, unknown>(Object.entries(facts));
  return Object.keys(none)
    .map((part) => {
      const value = parts.has(part) ? JSON.stringify(parts.get(part)) : 'undefined';
      return `export const ${part} = ${value};\n`;
    })
    .join('');
}
