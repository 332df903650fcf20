import type { Fault } from '@/content/facts/site-facts';
import { partsOf, siteSubjects } from '@/content/facts/site-subjects';
import { labelAt } from './field-labels';

/** Something to correct, where it is in the office. */
export interface FaultPlace {
  /** "Batches and notices: Batch 2, Starts on" */
  label: string;
  message: string;
  /** The form, with the field as its hash; the page of the site if no form has the field. */
  href: string;
}

/** The form and field for correcting each fault of a draft. */
export function faultPlaces(faults: readonly Fault[]): FaultPlace[] {
  return faults.map(({ field, message }) => {
    const [part] = field.split('.');
    const form = siteSubjects.find((subject) => partsOf(subject).some((own) => own === part));
    if (!form) return { label: 'Site', message, href: '/searchuser/site' };
    const label = `${form.title}: ${labelAt(form.fields, field.split('.'))}`;
    return { label, message, href: `/searchuser/site/${form.id}#${encodeURIComponent(field)}` };
  });
}
