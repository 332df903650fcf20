/** A free registration as a client sends it; every test changes what it is about. */
export const registration = {
  name: 'Asha Rao',
  email: 'asha@example.org',
  phonenumber: '98765 43210',
  coursename: 'GATE Chemistry',
};

/** An enquiry as a client sends it. */
export const enquiry = {
  name: 'Asha Rao',
  course: 'GATE Chemistry',
  email: 'asha@example.org',
  contactnumber: '98765 43210',
  message: 'Is there a weekend batch?',
};

/** A POST to one of the calls as a page of ours or a client without Origin sends it. */
export function post(path: string, body: unknown, headers: Record<string, string> = {}): Request {
  return new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    headers: { host: 'localhost:3000', 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
