'use client';

import { printDay } from '@/content/day';
import { Opened } from '../office/opened';
import { CorrectForm } from './correct-form';
import { Repeated } from './repeated';

/** A field as it stands on the page. */
export interface ShownField {
  name: string;
  label: string;
  value: string;
  /** It was bought so, and stays. */
  fixed?: boolean;
}

export interface CorrectBlockProps {
  of: 'student' | 'registration';
  id: string;
  title: string;
  fields: readonly ShownField[];
  /** Before the fields: what a correction brings with it. */
  hint?: string;
}

/** Fields as they stand, and the form to correct them. */
export function CorrectBlock(props: CorrectBlockProps) {
  const { title, fields } = props;
  return (
    <div className="correct-block">
      <h3>{title}</h3>
      <dl>
        {fields.map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <bdi>{shown(name, value)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Opened
        summary={
          <>
            Correct<span className="sr-only"> {title}</span>
          </>
        }
      >
        <Repeated>{(again) => <CorrectForm {...props} again={again} />}</Repeated>
      </Opened>
    </div>
  );
}

function shown(name: string, value: string): string {
  if (value.trim() === '') return '–';
  return name === 'dateofbirth' ? printDay(value) : value;
}
