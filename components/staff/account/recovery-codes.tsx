import { useEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/button';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** Shown this once, and printed without the rest of the page. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="recovery-codes">
      <h3 ref={heading} tabIndex={-1}>
        They are on. Keep these recovery codes
      </h3>
      <p>
        Without your phone, each of them lets you in once. They are shown this once: write them down
        or print them, and keep them where nobody else looks.
      </p>
      <ul translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <button type="button" className={buttonClass('outline')} onClick={() => print()}>
          Print them
        </button>
        <button type="button" className={buttonClass('primary')} onClick={onKept}>
          I have kept them
        </button>
      </div>
    </div>
  );
}
