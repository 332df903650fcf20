'use client';

import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import type { FieldWiring } from './fields';
import type { CheckResult, FieldMessages, FormChecks, FormSchema } from './form-checks';
import { readValues, type FormValues } from './form-values';
import { showToast, type Toast } from './toast';

/** Stays beside the form; the toast with the same text closes after two seconds. */
export type FormNotice = Toast;

interface Options<Values extends FormValues> {
  loadSchema: () => Promise<FormSchema>;
  /** Field names with their initial values. */
  blank: Values;
  /** The notice for a form with empty fields; null if the field errors are enough. */
  incomplete: string | null;
  /** The notice for a complete form with invalid values. */
  wrong?: string;
}

const WRONG = 'Please correct what is marked.';

type BoundField = { field: FieldWiring; error: string | undefined };

/**
 * A form that is validated with the call's schema before it is sent. If the checks fail to load, browser and
 * server validate instead.
 */
export function useCheckedForm<Values extends FormValues>(options: Options<Values>) {
  const { loadSchema, blank, incomplete, wrong = WRONG } = options;
  const ref = useRef<HTMLFormElement>(null);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const [errors, onErrors] = useState<FieldMessages>({});
  const { parts, ready, load } = useFormParts({ form: ref, blank, loadSchema, onErrors });
  const { busy: sending, attempt } = useAttempt();

  /** Shows a notice, and a toast with the same text or `toasted`; null for no toast. */
  const notify = (kind: Toast['kind'], text: string, toasted: string | null = text) => {
    setNotice({ kind, text });
    if (toasted !== null) showToast({ kind, text: toasted });
  };
  /** Unless the form passes, focuses the first field to correct; null without the checks. */
  const check = async (): Promise<CheckResult | null> => {
    const checks = await load();
    if (checks) return checks.pass(ref.current);
    return ref.current?.reportValidity() ? 'passed' : null;
  };
  const submitWith = (send: () => Promise<void>) => (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      const result = await check();
      if (result === 'passed') return send();
      if (result === 'asked') return setNotice(null);
      if (result !== null && incomplete !== null)
        notify('warning', result === 'wrong' ? wrong : incomplete);
    });
  };
  const bind = (name: Extract<keyof Values, string>): BoundField => ({
    field: { name, ...parts?.checks.register(name) },
    error: errors[name],
  });
  const values = () => readValues(ref.current, blank);
  const showErrors = async (messages: FieldMessages) => (await load())?.showErrors(messages);
  const clear = () => {
    ref.current?.reset();
    ready.current?.reset(blank);
  };
  const clearNotice = () => setNotice(null);
  const Toaster = parts?.Toaster ?? null;
  const state = { ref, notice, errors, sending, Toaster };
  const actions = { notify, clearNotice, showErrors, clear, load, check, attempt, submitWith };
  return { ...state, ...actions, bind, values };
}

export function useAttempt() {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  /** @returns null while another attempt is running */
  const attempt = async <Result>(run: () => Promise<Result>): Promise<Result | null> => {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    try {
      return await run();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, attempt };
}

type Parts = { checks: FormChecks; Toaster: ComponentType };

interface PartsOptions {
  form: RefObject<HTMLFormElement | null>;
  blank: FormValues;
  loadSchema: () => Promise<FormSchema>;
  onErrors: (errors: FieldMessages) => void;
}

/**
 * Loads checks and toaster when a visitor approaches the form, as they are a third of the page's script.
 * `load` returns null after a failure and may be called again; `ready` is for handlers of an older render.
 */
function useFormParts(options: PartsOptions) {
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
        // The fields must be registered before the caller validates them.
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

async function fetchParts({ form, blank, loadSchema, onErrors }: PartsOptions): Promise<Parts> {
  const [{ checkForm }, schema, { Toaster }] = await Promise.all([
    import('./form-checks'),
    loadSchema(),
    import('./toaster'),
  ]);
  return { checks: checkForm(schema, readValues(form.current, blank), onErrors), Toaster };
}

/** Calls `load` on scroll to within one screen of the form, and when the pointer or focus enters it. */
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
