import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import type { FieldMessages, FormChecks, FormSchema } from './form-checks';
import { readValues, type FormValues } from './form-values';

type Parts = { checks: FormChecks; Toaster: ComponentType };

interface Options {
  form: RefObject<HTMLFormElement | null>;
  /** The fields and what stands in them at first. */
  blank: FormValues;
  loadSchema: () => Promise<FormSchema>;
  onComplaints: (complaints: FieldMessages) => void;
}

/**
 * What a form needs to be checked here and to toast: a third of all the page's script, so it comes when
 * somebody turns to the form. `load` may be called again after it failed, and gives null then; `ready`
 * is for handlers, which may be older than what has come since.
 */
export function useFormParts(options: Options) {
  const [parts, setParts] = useState<Parts | null>(null);
  const ready = useRef<FormChecks | null>(null);
  const latest = useRef(options);
  const loading = useRef<Promise<FormChecks | null> | null>(null);
  useEffect(() => {
    latest.current = options;
  });

  const load = useCallback(() => {
    loading.current ??= fetchParts(latest.current).then(
      (fetched) => {
        // At once, so that the fields are wired before anybody asks whether they pass.
        flushSync(() => setParts(fetched));
        return (ready.current = fetched.checks);
      },
      () => (loading.current = null),
    );
    return loading.current;
  }, []);

  useNear(options.form, load);
  return { parts, ready, load };
}

async function fetchParts({ form, blank, loadSchema, onComplaints }: Options): Promise<Parts> {
  const [{ checkForm }, schema, { Toaster }] = await Promise.all([
    import('./form-checks'),
    loadSchema(),
    import('./toaster'),
  ]);
  return { checks: checkForm(schema, readValues(form.current, blank), onComplaints), Toaster };
}

/** Calls `load` when a visitor who scrolls comes within a screen of the form, or turns to it. */
function useNear(form: RefObject<HTMLFormElement | null>, load: () => Promise<unknown>): void {
  useEffect(() => {
    const start = () => void load();
    const element = form.current;
    if (!element) return;
    const stop = new AbortController();
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        start();
      },
      { rootMargin: '100% 0px' },
    );
    const once = { once: true, passive: true, signal: stop.signal };
    addEventListener('scroll', () => near.observe(element), once);
    for (const turn of ['focusin', 'pointerenter']) element.addEventListener(turn, start, once);
    if (element.contains(document.activeElement)) start();
    return () => {
      stop.abort();
      near.disconnect();
    };
  }, [form, load]);
}
