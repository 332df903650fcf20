import type { SiteField } from '@/content/facts/site-subjects';

/** "Batch 2, Starts on": the label of the field at a path, after those of its groups. */
export function labelAt(fields: readonly SiteField[], path: readonly string[]): string {
  return labelsAt(fields, path).join(', ');
}

function labelsAt(fields: readonly SiteField[], path: readonly string[]): readonly string[] {
  const [name, ...rest] = path;
  for (const field of fields) {
    if (field.kind === 'heading') {
      const inside = labelsAt(field.fields, path);
      if (inside.length > 0) return [field.label, ...inside];
    }
    if (field.name !== name) continue;
    if (field.kind === 'group') {
      const inside = labelsAt(field.fields, rest);
      return field.isForm && inside.length > 0 ? inside : [field.label, ...inside];
    }
    const [index, ...inside] = rest;
    const hasEntries = field.kind === 'list' || field.kind === 'row';
    if (!hasEntries || index === undefined) return [field.label];
    const entry = `${field.entry} ${Number(index) + 1}`;
    return field.kind === 'list' ? [entry, ...labelsAt(field.fields, inside)] : [entry];
  }
  return [];
}
