import { Line } from '../office/office-fields';
import { OfficeForm } from '../office/office-form';
import { useOfficeForm } from '../office/use-office-form';
import { SecretLine } from './secret-line';

const loadSchema = () => import('@/lib/schemas/staff').then((schemas) => schemas.ownCodeSchema);

interface CodeFormProps<Data> {
  url: string;
  send: string;
  sending: string;
  codeHint: string;
  /** Digits only: the phone shows them alone. */
  isNumeric?: boolean;
  told: (data: Data) => string;
}

/** A code and the password: what turns one-time codes on and off. */
export function CodeForm<Data>(props: CodeFormProps<Data>) {
  const { url, send, sending, codeHint, isNumeric = false, told } = props;
  const blank = { code: '', password: '' };
  const form = useOfficeForm<Record<string, string>, Data>({ url, loadSchema, blank, told });
  return (
    <OfficeForm form={form} label={send} send={send} sending={sending}>
      <Line
        {...form.bind('code')}
        of="codes"
        label="Code"
        hint={codeHint}
        inputMode={isNumeric ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        required
      />
      <SecretLine
        {...form.bind('password')}
        of="codes"
        label="Your password"
        autoComplete="current-password"
      />
    </OfficeForm>
  );
}
