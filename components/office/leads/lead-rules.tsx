'use client';

import type { FormValues } from '@/components/form/form-values';
import { RefreshOnChange } from '@/components/office/frame/refresh-on-change';
import { daysText, StaffAwayForm } from '@/components/office/staff/away-form';
import { LazyDetails } from '@/components/office/ui/details';
import {
  ActionForm,
  CheckboxField,
  OfficeForm,
  RadioField,
  SelectField,
  TextAreaField,
  useOfficeForm,
  type BoundField,
} from '@/components/office/ui/form';
import { Section } from '@/components/office/ui/section';
import { Table } from '@/components/office/ui/table';
import { answerMinutes, leadKindWords, leadModes, leadSharingWords } from '@/lib/leads/lead-words';
import type { LeadPerson, LeadRule, LeadRules } from '@/lib/leads/lead-rules';
import { knownSources, sourceName } from '@/lib/sources/sources';
import type { StaffRights } from '@/lib/staff/permissions';

const forms = () => import('@/lib/leads/rule-forms');

interface LeadRulesPageProps extends LeadRules {
  rights: StaffRights;
  courses: readonly string[];
  /** Id under which leads are given to somebody else, once. */
  requestId: string;
}

/** Who gets new leads, and how soon they are answered. */
export function LeadRulesPage(props: LeadRulesPageProps) {
  const { rights, rules, people, unassigned, courses, requestId } = props;
  return (
    <RefreshOnChange rights={rights}>
      <p className="office-note">
        Every lead goes to somebody as soon as it arrives. A phone that somebody already looks after
        stays theirs. Whoever is away gets nothing new; while nobody is there, leads go to the
        owner.
      </p>
      <Section id="rules" title="Rules" className="lead-rules">
        <ul className="office-list">
          {rules.map((rule) => (
            <RuleRow key={conditionsOf(rule)} rule={rule} people={people} courses={courses} />
          ))}
        </ul>
        <LazyDetails summary="Add a rule" className="office-box">
          <RuleForm people={people} courses={courses} />
        </LazyDetails>
      </Section>
      <Section id="people" title="People" className="lead-rules">
        <People people={people} />
        <LazyDetails summary="Give leads to somebody else" className="office-box">
          <AssignForm
            people={people}
            courses={courses}
            unassigned={unassigned}
            requestId={requestId}
          />
        </LazyDetails>
      </Section>
    </RefreshOnChange>
  );
}

/** "GATE Chemistry, Classroom", or "All other leads". */
function conditionsOf({ course, mode, kind, source }: LeadRule): string {
  const words = [
    course,
    leadModes[mode as keyof typeof leadModes],
    leadKindWords[kind as keyof typeof leadKindWords],
    source && `from ${sourceName(source)}`,
  ].filter(Boolean);
  return words.length > 0 ? words.join(', ') : 'All other leads';
}

function RuleRow({ rule, people, courses }: RuleFormProps & { rule: LeadRule }) {
  const { course, mode, kind, source, sharing, minutes, staffIds } = rule;
  const isBasis = [course, mode, kind, source].every((condition) => condition === '');
  const names = people.filter(({ id }) => staffIds.includes(id)).map(({ name }) => name);
  const title = conditionsOf(rule);
  return (
    <li className="lead-rule">
      <h3>{title}</h3>
      <p>
        {names.length === 1
          ? `To ${names[0]}`
          : `${leadSharingWords[sharing]}${names.length > 0 ? ` of ${names.join(', ')}` : ''}`}
        . First answer within {minutes} minutes.
      </p>
      <LazyDetails summary="Change">
        <RuleForm rule={rule} people={people} courses={courses} />
        {!isBasis && (
          <ActionForm
            url="/api/admin/lead-rules/remove"
            loadSchema={() => forms().then(({ leadRuleRemovalSchema }) => leadRuleRemovalSchema)}
            blank={{ course, mode, kind, source }}
            label={`Remove: ${title}`}
            send="Remove this rule"
            sending="Removing"
            variant="outline"
            doneText={() => 'Removed. Its leads follow the next rule that fits.'}
          />
        )}
      </LazyDetails>
    </li>
  );
}

interface RuleFormProps {
  /** The rule that is changed; a new one without it. */
  rule?: LeadRule;
  people: readonly LeadPerson[];
  courses: readonly string[];
}

const any = ['', 'Any'] as const;

function RuleForm({ rule, people, courses }: RuleFormProps) {
  const {
    course = '',
    mode = '',
    kind = '',
    source = '',
    sharing = 'turns',
    minutes = 30,
  } = rule ?? {};
  const chosen = rule?.staffIds ?? [];
  const blank: FormValues = {
    course,
    mode,
    kind,
    source,
    sharing,
    minutes: String(minutes),
    ...Object.fromEntries(people.map(({ id }) => [id, chosen.includes(id) ? 'on' : ''])),
  };
  const form = useOfficeForm({
    url: '/api/admin/lead-rules',
    loadSchema: () => forms().then(({ leadRuleSchema }) => leadRuleSchema),
    blank,
    toBody: (typed) => ({
      course: typed.course ?? '',
      mode: typed.mode ?? '',
      kind: typed.kind ?? '',
      source: typed.source ?? '',
      minutes: typed.minutes ?? '',
      sharing: typed.sharing as LeadRule['sharing'],
      staffIds: people.map(({ id }) => id).filter((id) => typed[id]),
    }),
    doneText: () => 'Saved. The next lead follows it.',
  });
  const { bind, bindChoice } = form;
  const label = rule ? `Change: ${conditionsOf(rule)}` : 'Add a rule';
  return (
    <OfficeForm form={form} label={label} send="Save rule" sending="Saving">
      {!rule && <Conditions bind={bind} courses={courses} />}
      <RadioField
        {...bindChoice('sharing')}
        label="Shared"
        choices={Object.entries(leadSharingWords)}
        initial={sharing}
      />
      <SelectField
        {...bind('minutes')}
        label="First answer within"
        choices={answerMinutes.map((some) => [String(some), `${some} minutes of office hours`])}
        initial={String(minutes)}
      />
      <fieldset className="field office-choices">
        <legend>Among these people (without a tick: everyone who follows up leads)</legend>
        {people.map(({ id, name }) => (
          <CheckboxField key={id} {...bind(id)} label={name} initial={chosen.includes(id)} />
        ))}
      </fieldset>
    </OfficeForm>
  );
}

interface ConditionsProps {
  bind: (name: string) => BoundField;
  courses: readonly string[];
}

function Conditions({ bind, courses }: ConditionsProps) {
  return (
    <>
      <CourseField {...bind('course')} courses={courses} />
      <SelectField
        {...bind('mode')}
        label="Online or classroom"
        choices={[any, ...Object.entries(leadModes)]}
        initial=""
      />
      <KindField {...bind('kind')} />
      <SelectField
        {...bind('source')}
        label="Where the person came from"
        choices={[any, ...knownSources]}
        initial=""
      />
    </>
  );
}

function CourseField({ courses, ...field }: BoundField & { courses: readonly string[] }) {
  const choices = [any, ...courses.map((name) => [name, name] as const)];
  return <SelectField {...field} label="Course" choices={choices} initial="" />;
}

function KindField(field: BoundField) {
  const choices = [any, ...Object.entries(leadKindWords)];
  return <SelectField {...field} label="That came as" choices={choices} initial="" />;
}

function People({ people }: { people: readonly LeadPerson[] }) {
  return (
    <Table
      className="office-table-stacked"
      rows={people}
      keyOf={({ id }) => id}
      columns={[
        { head: 'Name', cell: ({ name }) => name },
        { head: 'Open leads', cell: ({ open }) => open },
        { head: 'Away', cell: ({ away }) => (away ? daysText(away) : 'No') },
        {
          head: 'Change',
          cell: (person) => (
            <LazyDetails
              summary={
                <>
                  Days away<span className="sr-only">: {person.name}</span>
                </>
              }
            >
              <StaffAwayForm staffId={person.id} away={person.away} />
            </LazyDetails>
          ),
        },
      ]}
    />
  );
}

interface AssignFormProps {
  courses: readonly string[];
  people: readonly LeadPerson[];
  unassigned: number;
  requestId: string;
}

function AssignForm({ people, courses, unassigned, requestId }: AssignFormProps) {
  const form = useOfficeForm({
    url: '/api/admin/assign-leads',
    loadSchema: () => forms().then(({ assignLeadsSchema }) => assignLeadsSchema),
    blank: { requestId, from: '', to: '', course: '', kind: '', reason: '' },
    doneText: ({ count }) =>
      count === 1 ? 'One lead has somebody else now.' : `${count} leads have somebody else now.`,
  });
  const { bind } = form;
  return (
    <OfficeForm form={form} label="Give leads to somebody else" send="Give leads" sending="Saving">
      <SelectField
        {...bind('from')}
        label="The open leads of"
        choices={[
          ['', `Nobody (${unassigned})`],
          ...people.map(({ id, name, open }) => [id, `${name} (${open})`] as const),
        ]}
        initial=""
      />
      <CourseField {...bind('course')} courses={courses} />
      <KindField {...bind('kind')} />
      <SelectField
        {...bind('to')}
        label="Go to"
        choices={[
          ['', 'Everybody, by the rules'],
          ...people.map(({ id, name }) => [id, name] as const),
        ]}
        initial=""
      />
      <TextAreaField {...bind('reason')} label="Reason" required />
    </OfficeForm>
  );
}
