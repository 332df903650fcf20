/** A valid free registration. */
export const registration = {
  name: 'Asha Rao',
  email: 'asha@example.org',
  phonenumber: '98765 43210',
  coursename: 'GATE Chemistry',
};

/** A valid enquiry. */
export const enquiry = {
  name: 'Asha Rao',
  course: 'GATE Chemistry',
  email: 'asha@example.org',
  contactnumber: '98765 43210',
  message: 'Is there a weekend batch?',
};

/** A POST to a call, without an Origin header. */
export function post(path: string, body: unknown, headers: Record<string, string> = {}): Request {
  return new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    headers: { host: 'localhost:3000', 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
