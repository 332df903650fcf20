import { useEffect, useRef, useState, type SyntheticEvent } from 'react';

/** Pause after the last key, so that the question does not appear while typing. */
const PAUSE_MS = 500;

interface Hint {
  input: HTMLInputElement;
  domain: string;
  email: string;
}

/**
 * "Did you mean gmail.com?" below an e-mail field. It never prevents sending. The search for providers is
 * loaded when the field is first used.
 * @returns `watch` for the element around the field
 */
export function useEmailHint() {
  const [isUsed, setUsed] = useState(false);
  const [hint, setHint] = useState<Hint | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const form = hint?.input.form;
    const clear = () => setHint(null);
    form?.addEventListener('reset', clear);
    return () => form?.removeEventListener('reset', clear);
  }, [hint]);

  const look = async (input: HTMLInputElement) => {
    const { suggestEmail } = await import('./email-suggestion');
    const suggestion = suggestEmail(input.value);
    setHint(suggestion && { input, ...suggestion });
  };
  const onUse = ({ target, type }: SyntheticEvent) => {
    if (!isEmailField(target)) return;
    setUsed(true);
    if (type === 'input') setHint(null);
    clearTimeout(timer.current);
    // Without the script the form simply lacks the question.
    timer.current = setTimeout(() => void look(target).catch(() => null), PAUSE_MS);
  };
  const accept = ({ input, email }: Hint) => {
    setHint(null);
    type(input, email);
    input.focus();
  };
  const shown = isUsed && (
    <div aria-live="polite">
      {hint && (
        <p className="field-question">
          Did you mean {hint.domain}?{' '}
          <button type="button" onClick={() => accept(hint)}>
            Use {hint.email}
          </button>
        </p>
      )}
    </div>
  );
  return { watch: { onFocus: onUse, onInput: onUse }, shown };
}

function isEmailField(target: EventTarget): target is HTMLInputElement {
  return (
    target instanceof HTMLInputElement && (target.type === 'email' || target.inputMode === 'email')
  );
}

/** Sets the value by the browser's own setter, so that React notices the change. */
function type(input: HTMLInputElement, value: string): void {
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  own?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
