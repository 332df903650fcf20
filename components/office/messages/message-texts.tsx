'use client';

import { useState } from 'react';
import { Field } from '@/components/form/fields';
import { RefreshOnChange } from '@/components/office/frame/refresh-on-change';
import { LazyDetails } from '@/components/office/ui/details';
import { ActionForm, OfficeForm, useOfficeForm } from '@/components/office/ui/form';
import { Section } from '@/components/office/ui/section';
import { defaultTexts } from '@/lib/messages/default-texts';
import { fillMessage, smsSize, textFault } from '@/lib/messages/message-text';
import type { MessageDesk } from '@/lib/messages/message-texts';
import {
  leadMomentNames,
  messageLanguageNames,
  messageLanguages,
  momentOf,
  placeholdersOf,
  studentMomentNames,
  type MessageLanguage,
  type MomentName,
} from '@/lib/messages/moments';
import {
  placeholders,
  placeholderValues,
  sampleFacts,
  type PlaceholderValues,
} from '@/lib/messages/placeholders';
import type { StaffRights } from '@/lib/staff/permissions';

const forms = () => import('@/lib/messages/message-forms');

interface MessageTextsPageProps {
  rights: StaffRights;
  desk: MessageDesk;
}

const groups = [
  ['leads', 'To leads', leadMomentNames],
  ['students', 'To students', studentMomentNames],
] as const;

/** The texts of prepared messages, each with a preview and the form to change it. */
export function MessageTextsPage({ rights, desk }: MessageTextsPageProps) {
  return (
    <RefreshOnChange rights={rights}>
      <p className="office-prose">
        Staff open a chat with one of these texts in one tap; nothing is sent by itself. A line with
        something that is not known of a person, such as a batch, is left out. Somebody who asked
        not to be called gets no messages to leads.
      </p>
      {groups.map(([id, title, moments]) => (
        <Section key={id} id={id} title={title}>
          <ul className="office-list">
            {moments.map((moment) => (
              <MomentRow key={moment} moment={moment} desk={desk} />
            ))}
          </ul>
        </Section>
      ))}
    </RefreshOnChange>
  );
}

interface MomentRowProps {
  moment: MomentName;
  desk: MessageDesk;
}

function MomentRow({ moment, desk }: MomentRowProps) {
  const { label, when } = momentOf(moment);
  return (
    <li className="message-moment">
      <h3>{label.charAt(0).toUpperCase() + label.slice(1)}</h3>
      <p className="office-note">{when}</p>
      <div className="message-texts">
        {messageLanguageNames.map((language) => {
          const own = desk.texts.find((one) => one.moment === moment && one.language === language);
          return (
            <ShownText
              key={`${language} ${own?.version}`}
              moment={moment}
              language={language}
              own={own?.text ?? null}
              version={own?.version ?? 0}
              values={placeholderValues(sampleFacts, desk, language)}
            />
          );
        })}
      </div>
    </li>
  );
}

interface ShownTextProps {
  moment: MomentName;
  language: MessageLanguage;
  /** The owner's text; null for the default. */
  own: string | null;
  version: number;
  /** Of an invented person. */
  values: PlaceholderValues;
}

function ShownText(props: ShownTextProps) {
  const { moment, language, own, version, values } = props;
  const title = `${momentOf(moment).label}, ${messageLanguages[language]}`;
  const text = own ?? defaultTexts[moment][language];
  return (
    <section aria-label={title} className="office-stack office-stack-wide">
      <p>
        <b lang={language}>{messageLanguages[language]}</b>{' '}
        <span className="office-note">{own === null ? 'Default' : 'Your text'}</span>
      </p>
      <Preview text={text} language={language} values={values} />
      <LazyDetails
        summary={
          <>
            Change<span className="sr-only"> {title}</span>
          </>
        }
      >
        <TextForm {...props} text={text} title={title} />
        {own !== null && (
          <ActionForm
            url="/api/admin/message-texts/default"
            loadSchema={() => forms().then(({ defaultTextSchema }) => defaultTextSchema)}
            blank={{ moment, language, version: String(version) }}
            label={`Back to the default: ${title}`}
            send="Back to the default"
            sending="Saving"
            variant="outline"
            doneText={() => 'Saved. The default is used again.'}
          />
        )}
      </LazyDetails>
    </section>
  );
}

type PreviewProps = Pick<ShownTextProps, 'language' | 'values'> & { text: string };

/** The message to an invented person, and how many SMS it would be. */
function Preview({ text, language, values }: PreviewProps) {
  const message = fillMessage(text, values);
  const { alphabet, places, parts } = smsSize(message);
  return (
    <>
      <p className="office-quote message-text" lang={language}>
        {message}
      </p>
      <p className="office-note">
        As SMS: {parts === 1 ? '1 part' : `${parts} parts`}, {places}{' '}
        {alphabet === 'GSM-7' ? 'plain characters' : 'Unicode characters'}
      </p>
    </>
  );
}

type TextFormProps = ShownTextProps & { text: string; title: string };

function TextForm({ moment, language, text, title, values, ...shown }: TextFormProps) {
  const [typed, setTyped] = useState(text);
  const [version, setVersion] = useState(shown.version);
  const form = useOfficeForm({
    url: '/api/admin/message-texts',
    loadSchema: () => forms().then(({ messageTextSchema }) => messageTextSchema),
    blank: { moment, language, version: String(shown.version), text },
    toBody: (values) => ({ moment, language, version, text: values.text }),
    doneText: () => 'Saved. The next message uses it.',
    onConflict: setVersion,
  });
  const { field, ...labelled } = form.bind('text');
  const isUsable = textFault(moment, typed) === null;
  return (
    <OfficeForm
      form={form}
      label={`Change: ${title}`}
      send={version === shown.version ? 'Save text' : 'Save my version'}
      sending="Saving"
    >
      <Field {...labelled} label={`Text, ${messageLanguages[language]}`}>
        {(control) => (
          <textarea
            {...control}
            {...field}
            lang={language}
            rows={8}
            defaultValue={text}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
            required
          />
        )}
      </Field>
      <dl className="message-placeholders">
        {placeholdersOf(moment).map((name) => (
          <div key={name}>
            <dt>{`{${name}}`}</dt>
            <dd>{placeholders[name]}</dd>
          </div>
        ))}
      </dl>
      {isUsable && typed !== text && <Preview text={typed} language={language} values={values} />}
    </OfficeForm>
  );
}
