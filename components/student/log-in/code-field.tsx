import { useState } from 'react';
import { TextField, type FieldWiring } from '@/components/form/form-fields';

/** For a code of the app; for a recovery code, which has letters, on another keyboard. */
export function CodeField(bound: { field: FieldWiring; error: string | undefined }) {
  const [recovery, setRecovery] = useState(false);
  return (
    <div>
      <TextField
        {...bound}
        label={recovery ? 'Recovery code' : 'One-time code'}
        hint={
          recovery
            ? 'One of the eight you kept, such as abcd-efgh-jkmn-pqrs. Each is good once.'
            : 'The six digits your authenticator app shows now'
        }
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
      />
      <button type="button" className="code-switch" onClick={() => setRecovery(!recovery)}>
        {recovery ? 'Use the app instead' : 'No phone at hand? Use a recovery code'}
      </button>
    </div>
  );
}
