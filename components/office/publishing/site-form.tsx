'use client';

import { useEffect, useId, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Field } from '@/components/form/fields';
import { Notice } from '@/components/form/notice';
import type { FormNotice } from '@/components/form/use-checked-form';
import { Details } from '@/components/office/ui/details';
import { buttonClass } from '@/components/ui/button';
import { useHydrated } from '@/components/form/form-values';
import type { SiteField, SiteSubject } from '@/content/facts/site-subjects';
import type { OpenSubject } from '@/lib/publishing/draft';
import { printedFields } from '@/lib/publishing/printed-facts';
import { NO_AMOUNT, readTyped, typedFields, type Typed } from '@/lib/publishing/typed-facts';
import { today } from '@/lib/site/days';
import { FaultList } from './fault-list';
import { MergePanel } from './merge-panel';
import { PhotoField } from './photo-field';
import { useSiteForm, type Entry } from './site-form-state';

interface SiteFormProps {
  subject: SiteSubject;
  open: OpenSubject;
}

/** A form of the site's facts. Saving changes the draft; visitors see it once it is published. */
export function SiteForm({ subject, open }: SiteFormProps) {
  const id = useId();
  const state = useSiteForm(subject, open, id);
  const { typed, setTyped, notice, errors, merging } = state;
  const form = useRef<HTMLFormElement>(null);
  useLeaveWarning(!state.isSaved);
  return (
    <div className="site-columns">
      <form
        ref={form}
        id={id}
        className="office-form site-form"
        noValidate
        aria-label={subject.title}
        onSubmit={(event) => {
          event.preventDefault();
          void state.save();
        }}
      >
        {state.isRestored && <Restored onReset={state.reset} />}
        {merging && <MergePanel merging={merging} onChoose={state.choose} />}
        <FaultList fields={subject.fields} form={form} errors={errors} />
        <Fields
          fields={subject.fields}
          typed={typed}
          path=""
          errors={errors}
          onChange={setTyped}
          isTop
        />
        <SaveBar sending={state.sending} notice={notice} />
      </form>
      <Preview fields={subject.fields} typed={typed} />
    </div>
  );
}

function Restored({ onReset }: { onReset: () => void }) {
  return (
    <p className="form-notice">
      <span>
        What you typed before is back. It is not saved yet.{' '}
        <button type="button" className="link-button" onClick={onReset}>
          Show what is saved
        </button>
      </span>
    </p>
  );
}

function SaveBar({ sending, notice }: { sending: boolean; notice: FormNotice | null }) {
  const scripted = useHydrated();
  return (
    <div className="site-save">
      <button
        type="submit"
        className={buttonClass('primary')}
        disabled={!scripted}
        aria-disabled={sending}
      >
        {sending && <span className="spinner" aria-hidden />}
        {sending ? 'Saving' : 'Save'}
      </button>
      <Notice notice={notice}>
        {notice?.kind === 'success' && (
          <>
            <a href="/searchuser/site#checklist">To the checklist</a>{' '}
            <a href="/searchuser/site#publish">To publishing</a>
          </>
        )}
      </Notice>
    </div>
  );
}

/** The current values as visitors will read them. */
function Preview({ fields, typed }: { fields: readonly SiteField[]; typed: Entry }) {
  const set = [...printedFields(fields, readTyped(fields, typed).value)];
  return (
    <aside className="office-card site-preview" aria-label="As set here">
      <h2>As set here</h2>
      {set.length === 0 ? (
        <p className="office-note">Nothing is set: visitors see what the site says now.</p>
      ) : (
        <dl>
          {set.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </aside>
  );
}

function useLeaveWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);
}

interface FieldsProps {
  fields: readonly SiteField[];
  typed: Entry;
  /** Path of the object that these fields are in. */
  path: string;
  errors: Readonly<Record<string, string>>;
  onChange: (typed: Entry) => void;
  /** Whether groups are shown open and without a frame. */
  isTop?: boolean;
}

function Fields({ fields, typed, path, errors, onChange, isTop = false }: FieldsProps) {
  return fields.map((field) => {
    const { name } = field;
    if (field.kind === 'heading') {
      return (
        <Box
          key={name}
          label={field.label}
          set={countSet(field.fields, typed)}
          isWrong={field.fields.some((one) =>
            hasError(errors, path ? `${path}.${one.name}` : one.name),
          )}
        >
          <Fields
            fields={field.fields}
            typed={typed}
            path={path}
            errors={errors}
            onChange={onChange}
          />
        </Box>
      );
    }
    const at = path ? `${path}.${name}` : name;
    const set = (value: Typed) => onChange({ ...typed, [name]: value });
    const shared = { errors, path: at, typed: typed[name] ?? '' };
    if (field.kind === 'group') {
      const place = !isTop ? 'inside' : fields.length === 1 ? 'whole form' : 'part';
      return <GroupFields key={name} {...shared} field={field} onChange={set} place={place} />;
    }
    if (field.kind === 'list') {
      return <ListFields key={name} {...shared} field={field} onChange={set} />;
    }
    if (field.kind === 'key') return null;
    if (field.kind === 'row') {
      return <RowFields key={name} {...shared} field={field} onChange={set} />;
    }
    return <OneField key={name} {...shared} field={field} onChange={set} />;
  });
}

interface OneProps<F extends SiteField> {
  field: F;
  path: string;
  typed: Typed;
  errors: Readonly<Record<string, string>>;
  onChange: (typed: Typed) => void;
}

type Kind<K extends SiteField['kind']> = Extract<SiteField, { kind: K }>;

const hasError = (errors: Readonly<Record<string, string>>, path: string) =>
  Object.keys(errors).some((one) => one === path || one.startsWith(`${path}.`));

interface GroupProps extends OneProps<Kind<'group'>> {
  /** `whole form`: a group with the heading of the page. */
  place: 'inside' | 'part' | 'whole form';
}

function GroupFields(props: GroupProps) {
  const { field, path, typed, errors, onChange, place } = props;
  const entry = isEntry(typed) ? typed : {};
  const inside = (
    <>
      <Hint field={field} isEmpty={countSet(field.fields, entry) === 0} />
      {errors[path] && <p className="field-error">{errors[path]}</p>}
      <Fields fields={field.fields} typed={entry} path={path} errors={errors} onChange={onChange} />
    </>
  );
  if (place === 'whole form') return inside;
  if (place === 'part') {
    return (
      <fieldset className="site-part">
        <legend>{field.label}</legend>
        {inside}
      </fieldset>
    );
  }
  if (field.inline) {
    return (
      <fieldset className="site-inline">
        <legend>{field.label}</legend>
        {inside}
      </fieldset>
    );
  }
  return (
    <Box label={field.label} set={countSet(field.fields, entry)} isWrong={hasError(errors, path)}>
      {inside}
    </Box>
  );
}

const countSet = (fields: readonly SiteField[], typed: Typed) =>
  printedFields(fields, readTyped(fields, typed).value).size;

interface BoxProps {
  label: string;
  /** Number of values that are set. */
  set: number;
  isWrong: boolean;
  children: ReactNode;
}

/** A collapsible box, open if a value has to be corrected. */
function Box({ label, set, isWrong, children }: BoxProps) {
  return (
    <Details
      className="office-box"
      key={isWrong ? 'wrong' : 'right'}
      open={isWrong || undefined}
      summary={
        <span>
          {label} {set > 0 && <span className="office-note">{set} set</span>}
        </span>
      }
    >
      <div className="site-group">{children}</div>
    </Details>
  );
}

function Hint({ field, isEmpty }: { field: SiteField; isEmpty: boolean }) {
  const text = hintOf(field, isEmpty);
  return text && <p className="office-note">{text}</p>;
}

/** Advice on the value, and the text that visitors see without one. */
function hintOf({ hint, now }: SiteField, isEmpty: boolean): string {
  const shown = isEmpty && now ? `Now: ${now}` : '';
  return [shown, hint].filter(Boolean).join('. ');
}

function ListFields({ field, path, typed, errors, onChange }: OneProps<Kind<'list'>>) {
  const entries = Array.isArray(typed) ? (typed as readonly Entry[]) : [];
  const blank = typedFields(field.fields, {});
  return (
    <fieldset className="site-list">
      <legend>{field.label}</legend>
      <Hint field={field} isEmpty={entries.length === 0} />
      {errors[path] && <p className="field-error">{errors[path]}</p>}
      <RemovePast field={field} entries={entries} onChange={onChange} />
      {entries.map((entry, index) => (
        <div
          key={index}
          role="group"
          aria-label={`${field.entry} ${index + 1}`}
          className="office-box site-group"
        >
          <Fields
            fields={field.fields}
            typed={entry}
            path={`${path}.${index}`}
            errors={errors}
            onChange={(changed) =>
              onChange(entries.map((one, at) => (at === index ? changed : one)))
            }
          />
          <div className="office-links">
            <ListButton
              className="link-button"
              onClick={() => onChange(entries.filter((_, at) => at !== index))}
            >
              Remove {field.entry.toLowerCase()} {index + 1}
            </ListButton>
            <ListButton
              className="link-button"
              onClick={() => onChange(entries.toSpliced(index + 1, 0, withoutKeys(field, entry)))}
            >
              Copy {field.entry.toLowerCase()} {index + 1}
            </ListButton>
          </div>
        </div>
      ))}
      <ListButton className={buttonClass('outline')} onClick={() => onChange([...entries, blank])}>
        Add {field.entry.toLowerCase()}
      </ListButton>
    </fieldset>
  );
}

/** Disabled before hydration, when a click would be lost. */
function ListButton(button: ComponentPropsWithoutRef<'button'>) {
  const scripted = useHydrated();
  return <button type="button" disabled={!scripted} {...button} />;
}

/** A copy is an entry of its own. */
function withoutKeys({ fields }: Kind<'list'>, entry: Entry): Entry {
  const keys = fields.flatMap(({ kind, name }) => (kind === 'key' ? [[name, '']] : []));
  return { ...entry, ...(Object.fromEntries(keys) as Entry) };
}

interface RemovePastProps {
  field: Kind<'list'>;
  entries: readonly Entry[];
  onChange: (entries: readonly Entry[]) => void;
}

/** Removes all entries with a past last day. */
function RemovePast({ field: { lastDay, label }, entries, onChange }: RemovePastProps) {
  const scripted = useHydrated();
  // The server's day may differ.
  if (lastDay === undefined || !scripted) return null;
  const isPast = (entry: Entry) => {
    const day = entry[lastDay];
    return typeof day === 'string' && day !== '' && day < today();
  };
  const past = entries.filter(isPast).length;
  if (past === 0) return null;
  return (
    <button
      type="button"
      className={buttonClass('outline')}
      onClick={() => onChange(entries.filter((entry) => !isPast(entry)))}
    >
      {label}: remove the {past} that are past
    </button>
  );
}

function RowFields({ field, path, typed, errors, onChange }: OneProps<Kind<'row'>>) {
  const values = Array.isArray(typed) ? typed.map(String) : [];
  const id = useId();
  return (
    <fieldset className="site-list">
      <legend>{field.label}</legend>
      <Hint field={field} isEmpty={values.every((value) => value === '')} />
      {errors[path] && <p className="field-error">{errors[path]}</p>}
      {values.map((value, index) => (
        <Field
          key={`${id}-${index}`}
          id={`${id}-${index}`}
          label={`${field.entry} ${index + 1}`}
          error={errors[`${path}.${index}`]}
        >
          {(control) => (
            <input
              {...control}
              name={`${path}.${index}`}
              type={field.of === 'day' ? 'date' : 'tel'}
              value={value}
              autoComplete={field.of === 'day' ? 'off' : 'tel'}
              onChange={({ target }) =>
                onChange(values.map((one, at) => (at === index ? target.value : one)))
              }
            />
          )}
        </Field>
      ))}
      {field.count === undefined && (
        <ListButton className={buttonClass('outline')} onClick={() => onChange([...values, ''])}>
          Add {field.entry.toLowerCase()}
        </ListButton>
      )}
    </fieldset>
  );
}

type Single = Exclude<SiteField, { kind: 'group' | 'heading' | 'key' | 'list' | 'row' }>;

function OneField(props: OneProps<Single>) {
  const { field, path, typed, errors, onChange } = props;
  const id = useId();
  const value = typeof typed === 'string' ? typed : '';
  if (field.kind === 'ticks') return <Ticks {...props} field={field} />;
  if (field.kind === 'tick') {
    return (
      <label className="office-tick" htmlFor={id}>
        <input
          id={id}
          name={path}
          type="checkbox"
          checked={typed === true}
          onChange={({ target }) => onChange(target.checked)}
        />
        {field.label}
      </label>
    );
  }
  if (field.kind === 'rupees' && field.orNone) {
    return <RupeesOrNone {...props} field={field} none={field.orNone} />;
  }
  if (field.kind === 'photo') {
    const hint = hintOf(field, value === '');
    const { label, shape } = field;
    return (
      <PhotoField {...{ label, hint, shape, error: errors[path], onChange }} picture={value} />
    );
  }
  return <BoxField {...props} field={field} value={value} />;
}

type TypedBox = Exclude<Single, { kind: 'ticks' | 'tick' | 'photo' }>;

/** A control to type or choose in. */
function BoxField({
  field,
  path,
  value,
  errors,
  onChange,
}: OneProps<TypedBox> & { value: string }) {
  const id = useId();
  const missingId = `${id}-missing`;
  const missing = field.kind === 'day' && value === '' ? field.whenEmpty : undefined;
  return (
    <Field id={id} label={field.label} hint={hintOf(field, value === '')} error={errors[path]}>
      {(control) => {
        const described = [control['aria-describedby'], missing && missingId];
        const wiring = {
          ...control,
          'aria-describedby': described.filter(Boolean).join(' ') || undefined,
          name: path,
          value,
          onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
        };
        if (field.kind === 'lines') return <textarea {...wiring} rows={3} />;
        if (field.kind === 'choice') {
          return (
            <select {...wiring}>
              <option value="">Choose</option>
              {options(field.choices)}
            </select>
          );
        }
        return (
          <>
            <input {...wiring} autoComplete="off" {...inputOf[field.kind]} {...keysOf(field)} />
            {missing && (
              <p id={missingId} className="office-warning">
                {missing}.
              </p>
            )}
          </>
        );
      }}
    </Field>
  );
}

/** An amount, with a checkbox for none. */
function RupeesOrNone(props: OneProps<Kind<'rupees'>> & { none: string }) {
  const { field, typed, onChange, none } = props;
  const scripted = useHydrated();
  const { orNone: _, ...amount } = field;
  const isNone = typed === NO_AMOUNT;
  return (
    <div>
      <OneField
        {...props}
        field={isNone ? { ...amount, now: 'none' } : amount}
        typed={isNone ? '' : typed}
      />
      <label className="office-tick">
        <input
          type="checkbox"
          checked={isNone}
          disabled={!scripted}
          onChange={({ target }) => onChange(target.checked ? NO_AMOUNT : '')}
        />
        {none}
      </label>
    </div>
  );
}

const noCorrection = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

const inputOf = {
  text: { type: 'text' },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'text', inputMode: 'email', autoComplete: 'email', ...noCorrection },
  link: { type: 'text', inputMode: 'url', ...noCorrection },
  time: { type: 'time' },
  day: { type: 'date' },
  rupees: { type: 'text', inputMode: 'decimal' },
  count: { type: 'text', inputMode: 'numeric' },
} as const;

function keysOf(field: Single) {
  if (!('keys' in field)) return {};
  if (field.keys === 'digits') return { inputMode: 'numeric' } as const;
  return { ...noCorrection, autoCapitalize: 'characters' };
}

function options(choices: readonly (readonly [string, string])[]): ReactNode {
  return choices.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

function Ticks({ field, path, typed, errors, onChange }: OneProps<Kind<'ticks'>>) {
  const set = Array.isArray(typed) ? typed.map(String) : null;
  const ticked = set ?? field.present ?? [];
  return (
    <Details
      className="office-box"
      open={hasError(errors, path) || undefined}
      summary={
        <span>
          {field.label}{' '}
          {ticked.length > 0 && (
            <span className="office-note">
              {ticked.length} items{field.present && set && ', changed'}
            </span>
          )}
        </span>
      }
    >
      <fieldset className="site-group">
        <legend className="sr-only">{field.label}</legend>
        <Hint field={field} isEmpty={ticked.length === 0} />
        {errors[path] && <p className="field-error">{errors[path]}</p>}
        {field.choices.map(([value, label]) => (
          <label key={value} className="office-tick">
            <input
              type="checkbox"
              name={path}
              value={value}
              checked={ticked.includes(value)}
              onChange={({ target }) =>
                onChange(
                  field.choices
                    .map(([one]) => one)
                    .filter((one) => (one === value ? target.checked : ticked.includes(one))),
                )
              }
            />
            {label}
          </label>
        ))}
      </fieldset>
    </Details>
  );
}

function isEntry(typed: Typed): typed is Entry {
  return typeof typed === 'object' && !Array.isArray(typed);
}
