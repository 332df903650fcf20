import type { Fault } from '@/content/site-facts-rules';
import { partsOf, siteSubjects, type SiteField } from '@/content/site-subjects';

/** Something to correct, where it is in the office. */
export interface FaultPlace {
  /** "Batches and notices: Batch 2, Starts on" */
  label: string;
  message: string;
  /** The form, with the field as its hash; the page of the site for what no form has. */
  href: string;
}

/** Where each fault of a draft is corrected. */
export function faultPlaces(faults: readonly Fault[]): FaultPlace[] {
  return faults.map(({ field, message }) => {
    const [part] = field.split('.');
    const form = siteSubjects.find((subject) => partsOf(subject).some((own) => own === part));
    if (!form) return { label: 'Site', message, href: '/searchuser/site' };
    const label = `${form.title}: ${labelAt(form.fields, field.split('.'))}`;
    return { label, message, href: `/searchuser/site/${form.id}#${encodeURIComponent(field)}` };
  });
}

/** "Batch 2, Starts on": what the field at a path is called, with the groups around it. */
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
    if (field.kind === 'group') return labelsIn(field.label, labelsAt(field.fields, rest));
    const [index, ...inside] = rest;
    const hasEntries = field.kind === 'list' || field.kind === 'row';
    if (!hasEntries || index === undefined) return [field.label];
    const entry = `${field.entry} ${Number(index) + 1}`;
    return field.kind === 'list' ? labelsIn(entry, labelsAt(field.fields, inside)) : [entry];
  }
  return [];
}

/* The box of a whole form, such as "Institute", says nothing beside the title of the form. */
function labelsIn(label: string, inside: readonly string[]): readonly string[] {
  const isForm = siteSubjects.some(({ title }) => title === label);
  return isForm && inside.length > 0 ? inside : [label, ...inside];
}
