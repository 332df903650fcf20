'use client';

import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { call, isAnswered, newRequestId } from '@/components/form/call';
import { Field, FieldTexts, fieldClass } from '@/components/form/fields';
import { FormFrame, SubmitButton } from '@/components/form/form-frame';
import { isBackNavigation, useEarlyFields, useHydrated } from '@/components/form/form-values';
import { tabStorage } from '@/components/form/storage';
import { NO_CONNECTION } from '@/components/form/toast';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { BindingsProvider, ParentConsent } from './admission-questions';
import { clearChosenPlan } from './chosen-plan';
import { clearToken, readToken } from '@/components/student/accounts/session';
import { Rupees } from '@/components/ui/rupees';
import type { Paise } from '@/content/money';
import { shippingCost } from '@/content/catalogue/shipping';
import { states } from '@/content/catalogue/states';
import { paymentPath } from '@/lib/enrolment/shown-payment';

/** An item on offer; price in paise, GST included. */
export interface OrderChoice {
  id: string;
  name: string;
  price: Paise;
  /** Sets of booklets sent by post. */
  sets: number;
}

export interface OrderAccount {
  studentname: string;
  email: string;
  contactnumber: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
  needsParentConsent: boolean;
}

const texts = {
  unreached: 'No connection. What you typed is still here: press the button again when it is back.',
  loggedOut: 'You are logged out.',
  incomplete: 'Please check the marked fields',
} as const;

const loadForm = (posted: boolean) => () =>
  import('@/lib/enrolment/order-form').then(({ orderSchema, postedOrderSchema }) =>
    posted ? postedOrderSchema : orderSchema,
  );

const REQUEST = 'order';

/** Constant for every press of the button on this page; the browser's Back continues the order. */
function useRequestId(): () => string {
  const kept = useRef<string | null>(null);
  return () => {
    kept.current ??= (isBackNavigation() ? tabStorage.read(REQUEST) : null) ?? newRequestId();
    tabStorage.write(REQUEST, kept.current);
    return kept.current;
  };
}

interface OrderFormProps {
  items: readonly OrderChoice[];
  /** Id of the preselected item. */
  chosen: string;
  account: OrderAccount;
  parentEmail: string;
  noticeHash: string;
  logInAt: string;
  /** The refund policy in short. */
  refund: string;
}

/** Ticking the combined set unticks its parts, and the other way round. */
function withTick(items: readonly OrderChoice[], ids: readonly string[], [id, on]: Tick) {
  const whole = items.find((item) => item.sets > 1);
  const others = id === whole?.id ? [] : ids.filter((one) => one !== id && one !== whole?.id);
  return on ? [...others, id] : ids.filter((one) => one !== id);
}

/** Id of a booklet, and whether it is ordered. */
type Tick = readonly [id: string, on: boolean];

/** Name of the boxes of the booklets. */
const BOOKLETS = 'booklets';

/** The ordered items and their cost. */
function useChosen(formId: string, { items, chosen, account }: OrderFormProps) {
  const [ids, setIds] = useState<readonly string[]>([chosen]);
  const [state, setState] = useState(states.find((one) => one === account.state) ?? '');
  const ordered = items.filter(({ id }) => ids.includes(id));
  const sets = ordered.reduce((sum, item) => sum + item.sets, 0);
  const shipping = shippingCost(sets, state);
  const goods = ordered.reduce((sum, { price }) => sum + price, 0) as Paise;
  const choose = (...ticks: Tick[]) =>
    setIds(ticks.reduce<readonly string[]>((before, tick) => withTick(items, before, tick), ids));
  useEarlyFields(formId, (fields) => {
    for (const { name, value } of fields) if (name === 'state') setState(value);
    const ticks = fields.filter(({ name }) => name === BOOKLETS);
    choose(...ticks.map(({ value, isOn }) => [value, isOn] as const));
  });
  const total = (goods + (shipping ?? 0)) as Paise;
  return { ids, choose, state, setState, sums: { ordered, shipping, total } };
}

type Chosen = ReturnType<typeof useChosen>;

const blank = {
  studentname: '',
  mobilenumber: '',
  address: '',
  state: '',
  pincode: '',
  items: '',
  shownTotal: '',
  notice: '',
  requestId: '',
  parentconsent: '',
};

function useOrder({ items, noticeHash }: OrderFormProps, { ordered, total }: Chosen['sums']) {
  const [loggedOut, setLoggedOut] = useState(false);
  const requestId = useRequestId();
  const posted = items.some(({ sets }) => sets > 0);
  const form = useCheckedForm({
    loadSchema: loadForm(posted),
    blank,
    incomplete: texts.incomplete,
  });
  const { submitWith, values, load, notify, showErrors } = form;
  /** Values without a field. */
  const others = () => ({
    items: ordered.map(({ id }) => id).join(','),
    shownTotal: String(total / 100),
    notice: noticeHash,
    requestId: requestId(),
  });
  const send = async () => {
    const outcome = await call('/api/student/order', {
      body: { ...values(), ...others() },
      token: readToken(),
    });
    if (outcome.ok) {
      clearChosenPlan();
      location.assign(paymentPath(outcome.data.id));
    } else if (outcome.reason === 'unauthorized') {
      clearToken();
      setLoggedOut(true);
      notify('warning', texts.loggedOut, null);
    } else {
      if (outcome.reason === 'refused') await showErrors(outcome.fields);
      if (isAnswered(outcome)) notify('warning', outcome.message, null);
      else notify('warning', texts.unreached, NO_CONNECTION);
    }
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const checks = await load();
    for (const [name, value] of Object.entries(others())) checks?.set(name, value);
    submitWith(send)(event);
  };
  return { form, onSubmit: (event: FormEvent) => void onSubmit(event), loggedOut, posted };
}

/** The short form of an order, with all costs. */
export function OrderForm(props: OrderFormProps) {
  const { items, account, parentEmail, logInAt, refund } = props;
  const id = useId();
  const chosen = useChosen(id, props);
  const { form, onSubmit, loggedOut, posted } = useOrder(props, chosen.sums);
  const { bind, sending, errors } = form;
  const ready = useHydrated();
  const { studentname, contactnumber, needsParentConsent } = account;
  return (
    <div className="student-card">
      <FormFrame
        form={form}
        id={id}
        onSubmit={onSubmit}
        labelledBy="order"
        help={loggedOut && <a href={logInAt}>Log in</a>}
      >
        {items.length > 1 && <Booklets items={items} {...chosen} error={errors.items} />}
        <Text bound={bind('studentname')} label="Name" start={studentname} autoComplete="name" />
        <Text
          bound={bind('mobilenumber')}
          label="Mobile number"
          start={contactnumber}
          autoComplete="tel"
          type="tel"
        />
        {posted && <Address bind={bind} {...chosen} account={account} />}
        {needsParentConsent && (
          <BindingsProvider value={() => ({ ...bind('parentconsent'), start: '', fixed: false })}>
            <ParentConsent sentTo={parentEmail} />
          </BindingsProvider>
        )}
        <Sums {...chosen.sums} />
        <Terms email={account.email} refund={refund} posted={posted} />
        <SubmitButton busy={sending} disabled={!ready}>
          {sending ? 'Saving' : ready ? 'Go to payment' : 'Getting ready'}
        </SubmitButton>
      </FormFrame>
    </div>
  );
}

function Terms({ email, refund, posted }: { email: string; refund: string; posted: boolean }) {
  return (
    <>
      <p className="text-small text-muted">
        {email && `The receipt goes to ${email}. `}
        {refund} By paying you accept the <a href="/terms-condition">Terms &amp; Condition</a>, the{' '}
        <a href="/refund-policy">Refund Policy</a>
        {posted && (
          <>
            {' '}
            and the <a href="/shipping-policy">Shipping Policy</a>
          </>
        )}
        .
      </p>
      <noscript>
        <p className="form-notice form-notice-warning">
          This form needs JavaScript, which is off in this browser. Switch it on, or order by phone.
        </p>
      </noscript>
    </>
  );
}

interface BookletsProps extends Pick<Chosen, 'ids' | 'choose'> {
  items: readonly OrderChoice[];
  error: string | undefined;
}

function Booklets({ items, ids, choose, error }: BookletsProps) {
  return (
    <fieldset className={fieldClass(error)}>
      <legend className="mb-2 font-semibold">Booklets</legend>
      <FieldTexts id="items" error={error} />
      <div className="order-items">
        {items.map(({ id, name, price }) => (
          <label key={id} className="tick-box">
            <input
              type="checkbox"
              name={BOOKLETS}
              value={id}
              checked={ids.includes(id)}
              onChange={({ target }) => choose([id, target.checked])}
            />
            <span>{name}</span>
            <b>
              <Rupees paise={price} />
            </b>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Bind = ReturnType<typeof useOrder>['form']['bind'];

interface TextProps {
  bound: ReturnType<Bind>;
  label: string;
  start: string;
  autoComplete: string;
  type?: 'tel';
  inputMode?: 'numeric';
}

function Text({ bound: { field, error }, label, start, ...attributes }: TextProps) {
  return (
    <Field id={field.name} label={label} error={error} half>
      {(control) => <input {...control} {...field} {...attributes} defaultValue={start} required />}
    </Field>
  );
}

interface AddressProps extends Pick<Chosen, 'state' | 'setState'> {
  bind: Bind;
  account: OrderAccount;
}

function Address({ bind, account, state, setState }: AddressProps) {
  const { field, error } = bind('address');
  const { city, pincode } = account;
  return (
    <>
      <Field
        id="address"
        label="Address"
        hint="Where the booklets are sent: house, street and town."
        error={error}
      >
        {(control) => (
          <textarea
            {...control}
            {...field}
            rows={2}
            autoComplete="street-address"
            defaultValue={[account.address, city].filter(Boolean).join(', ')}
            required
          />
        )}
      </Field>
      <StateChoice bound={bind('state')} state={state} setState={setState} />
      <Text
        bound={bind('pincode')}
        label="PIN code"
        start={pincode}
        inputMode="numeric"
        autoComplete="postal-code"
      />
    </>
  );
}

interface StateProps extends Pick<Chosen, 'state' | 'setState'> {
  bound: ReturnType<Bind>;
}

/** The state, on which shipping depends. */
function StateChoice({ bound, state, setState }: StateProps) {
  const { onChange, ...field } = bound.field;
  return (
    <Field id="state" label="State" error={bound.error} half>
      {(control) => (
        <select
          {...control}
          {...field}
          autoComplete="address-level1"
          defaultValue={state}
          onChange={(event) => {
            setState(event.target.value);
            void onChange?.(event);
          }}
          required
        >
          <option value="" disabled>
            Select a state
          </option>
          {states.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface SumsProps {
  ordered: readonly OrderChoice[];
  /** In paise; null until the state is chosen. */
  shipping: Paise | null;
  total: Paise;
}

/** The price of each item, shipping, and the sum. */
function Sums({ ordered, shipping, total }: SumsProps) {
  const posted = ordered.some(({ sets }) => sets > 0);
  return (
    <dl className="order-sums" aria-live="polite">
      {ordered.map(({ id, name, price }) => (
        <Line key={id} name={name}>
          <Rupees paise={price} />
        </Line>
      ))}
      {posted && (
        <Line name="Shipping">
          {shipping === null ? 'Choose the state' : <Rupees paise={shipping} />}
        </Line>
      )}
      <Line name="To pay, 18% GST included">
        <Rupees paise={total} />
      </Line>
    </dl>
  );
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
