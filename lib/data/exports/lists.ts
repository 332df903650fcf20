import 'server-only';
import type { ExportName } from '@/content/exports';
import { netFor } from '@/lib/payments/money-terms';
import { between, day, inDelhi, rupees, type ExportList } from './export-list';

const plain = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `x."${name}"`]));

const staffName = `coalesce(nullif(s.name, ''), s.email)`;

const leads: ExportList = {
  columns: {
    received: inDelhi('x."createdAt"'),
    ...plain('kind', 'name', 'phonenumber', 'email', 'coursename', 'message', 'page', 'plan'),
    source: `x.utm->>'utm_source'`,
    campaign: `x.utm->>'utm_campaign'`,
    ...plain('status', 'closedReason'),
    followedUpBy: staffName,
    nextCall: inDelhi('x."nextCallAt"'),
    notes: `(select string_agg(text, E'\\n' order by at) from notes where "leadId" = x.id)`,
  },
  from: 'leads x left join staff s on s.id = x."staffId"',
  at: '"createdAt"',
  idType: 'uuid',
  conditions: {
    ...between('x."createdAt"'),
    status: (value) => `x.status = ${value}::"LeadStatus"`,
    kind: (value) => `x.kind = ${value}::"LeadKind"`,
    course: (value) => `x.coursename = ${value}`,
    overdue: (value) =>
      `${value} = '1' and x.status in ('new', 'called', 'visiting') and x."nextCallAt" <= now()`,
  },
};

const newestConsent = (kind: string) =>
  `(select case when given then 'yes' else 'no' end from consents
    where "studentId" = x.id and kind = '${kind}' order by "createdAt" desc limit 1)`;

const students: ExportList = {
  columns: {
    signedUp: inDelhi('x."createdAt"'),
    ...plain('studentname', 'fathername'),
    dateofbirth: day('x.dateofbirth'),
    ...plain('contactnumber', 'email', 'address', 'city', 'state', 'pincode'),
    registrations: '(select count(*)::int from registrations where "studentId" = x.id)',
    marketing: newestConsent('marketing'),
    parentsConsent: newestConsent('parent'),
  },
  from: 'students x',
  at: '"createdAt"',
  idType: 'uuid',
  conditions: between('x."createdAt"'),
};

const registrations: ExportList = {
  columns: {
    saved: inDelhi('x."createdAt"'),
    ...plain('registrationnumber', 'session', 'coursename', 'subject', 'courseduration'),
    ...plain('coursetype', 'planTitle'),
    fee: rupees('x."pricePaise"'),
    paid: rupees(netFor('x.id')),
    ...plain('modeofpayment', 'studentname', 'fathername'),
    dateofbirth: day('x.dateofbirth'),
    ...plain('gender', 'category', 'mobilenumber', 'phonenumber', 'email', 'address', 'state'),
    ...plain('pincode', 'knowaboutus'),
  },
  from: 'registrations x',
  at: '"createdAt"',
  idType: 'uuid',
  conditions: {
    ...between('x."createdAt"'),
    course: (value) => `x.coursename = ${value}`,
  },
};

const payments: ExportList = {
  columns: {
    begun: inDelhi('x."createdAt"'),
    ...plain('orderId', 'status', 'attention'),
    amount: rupees('x."amountPaise"'),
    ...plain('currency'),
    way: 'coalesce(x.method, x.provider)',
    paid: inDelhi('x."paidAt"'),
    receivedOn: day('x."receivedOn"'),
    receipt: '(select number from receipts where "paymentId" = x.id)',
    givenBack: `(select ${rupees('sum("amountPaise")')} from refunds
      where "paymentId" = x.id and status = 'done')`,
    ...plain('reference', 'gatewayPaymentId'),
    payer: 'coalesce(g.studentname, x.name)',
    phone: 'x.number',
    registrationnumber: 'g.registrationnumber',
    session: 'g.session',
    coursename: 'g.coursename',
    recordedBy: staffName,
    note: 'x.note',
  },
  from: `payments x left join registrations g on g.id = x."registrationId"
    left join staff s on s.id = x."staffId"`,
  at: '"createdAt"',
  idType: 'uuid',
  conditions: {
    ...between('x."createdAt"'),
    status: (value) => `x.status = ${value}::"PaymentStatus"`,
    way: (value) => `coalesce(x.method, x.provider) = ${value}`,
  },
};

const audit: ExportList = {
  columns: {
    at: inDelhi('x.at'),
    who: `coalesce(${staffName}, 'the server''s console')`,
    ...plain('action', 'subject', 'subjectId', 'reason'),
    detail: 'x.detail::text',
  },
  from: 'audit_entries x left join staff s on s.id = x."staffId"',
  at: 'at',
  idType: 'bigint',
  conditions: between('x.at'),
};

export const lists: Readonly<Record<ExportName, ExportList>> = {
  leads,
  students,
  registrations,
  payments,
  audit,
};
