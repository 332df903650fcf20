import { CodeForm } from './code-form';

export interface Secret {
  secret: string;
  /** A path on a square of `size` units. */
  qr: { size: number; path: string };
}

interface NewSecretProps {
  secret: Secret;
  onCodes: (codes: readonly string[]) => void;
}

/** The secret to take into the app, and the first code of it. */
export function NewSecret({ secret: { secret, qr }, onCodes }: NewSecretProps) {
  const groups = secret.match(/.{1,4}/g) ?? [];
  return (
    <>
      <ol className="code-steps">
        <li>
          Open an authenticator app on your phone (Google Authenticator, Microsoft Authenticator,
          Aegis or another) and scan this:
          <svg
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            className="code-qr"
            role="img"
            aria-label="QR code with the key of your one-time codes"
          >
            <path d={`M0 0h${qr.size}v${qr.size}H0z`} className="fill-white" />
            <path d={qr.path} className="fill-ink" />
          </svg>
          <details className="code-key">
            <summary>Or type the key in</summary>
            <p translate="no">{groups.join(' ')}</p>
          </details>
        </li>
        <li>Enter the six digits it shows now, and your password.</li>
      </ol>
      <CodeForm
        url="/api/admin/account/codes/confirm"
        send="Turn the codes on"
        sending="Turning them on"
        codeHint="Six digits"
        isNumeric
        told={(answer: { recoveryCodes: string[] }) => {
          onCodes(answer.recoveryCodes);
          return 'One-time codes are on.';
        }}
      />
    </>
  );
}
