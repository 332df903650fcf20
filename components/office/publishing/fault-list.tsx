import { useEffect, useId, useRef, type RefObject } from 'react';
import type { SiteField } from '@/content/facts/site-subjects';
import { labelAt } from '@/lib/publishing/field-labels';

interface FaultListProps {
  fields: readonly SiteField[];
  form: RefObject<HTMLFormElement | null>;
  /** The message at each path. */
  errors: Readonly<Record<string, string>>;
}

/** Number of fields to correct, with a link to each; a single one is shown at its place. */
export function FaultList({ fields, form, errors }: FaultListProps) {
  const faults = Object.entries(errors);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const isOpening = useRef(true);
  useEffect(() => {
    const paths = Object.keys(errors);
    // A link from the draft's list leads to its field; otherwise a form opens at its top.
    const asked = isOpening.current ? decodeURIComponent(location.hash.slice(1)) : undefined;
    isOpening.current = false;
    const path = asked ?? (paths.length === 1 ? paths[0] : undefined);
    if (form.current && path !== undefined && path in errors) showField(form.current, path);
    else if (asked === undefined) heading.current?.focus();
  }, [errors, form]);
  if (faults.length < 2) return null;
  return (
    <section className="office-card" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {countOf(faults.length)}
      </h2>
      <ul className="site-faults">
        {faults.map(([path, message]) => (
          <li key={path}>
            <a
              href={`#${encodeURIComponent(path)}`}
              onClick={(event) => {
                event.preventDefault();
                if (form.current) showField(form.current, path);
              }}
            >
              {labelAt(fields, path.split('.'))}
            </a>
            : {message}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "16 fields need a look" */
export function countOf(faults: number): string {
  return faults === 1 ? '1 field needs a look' : `${faults} fields need a look`;
}

/** Opens the boxes around the field at this path, and focuses it. */
function showField(form: HTMLFormElement, path: string): void {
  const field = controlAt(form, path.split('.'));
  for (let box = field?.closest('details'); box; box = box.parentElement?.closest('details')) {
    box.open = true;
  }
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}

/** The control with this name, or else the first of the group or list of that name. */
function controlAt(form: HTMLFormElement, path: readonly string[]): HTMLElement | null {
  const name = CSS.escape(path.join('.'));
  const found = form.querySelector<HTMLElement>(`[name="${name}"], [name^="${name}."]`);
  return found ?? (path.length > 1 ? controlAt(form, path.slice(0, -1)) : null);
}
