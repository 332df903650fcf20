import {
  leadForms,
  type LeadDetailName,
  type LeadDetails,
  type LeadField,
} from '@/lib/leads/lead-details';
import type { LeadKind } from '@/lib/leads/lead-words';

const samples: LeadDetails = {
  name: 'Asha Rao',
  phonenumber: '98765 43210',
  email: 'asha@example.org',
  coursename: 'GATE Chemistry',
  message: 'Is there a weekend batch?',
};

function sample<Form extends LeadKind>(form: Form) {
  const fields: readonly [string, LeadDetailName][] = Object.entries(leadForms[form]);
  return Object.fromEntries(fields.map(([field, name]) => [field, samples[name]])) as Record<
    LeadField<Form>,
    string
  >;
}

/** A valid free registration. */
export const registration = sample('freeRegistration');

/** A valid enquiry. */
export const enquiry = sample('enquiry');

/** A POST to a call, without an Origin header. */
export function post(path: string, body: unknown, headers: Record<string, string> = {}): Request {
  return new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    headers: { host: 'localhost:3000', 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
