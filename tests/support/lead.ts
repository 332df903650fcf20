/** A free registration as a client sends it; every test changes what it is about. */
export const registration = {
  name: 'Asha Rao',
  email: 'asha@example.org',
  phonenumber: '98765 43210',
  coursename: 'GATE Chemistry',
};

/** A POST to the free registration as a page of ours or a client without Origin sends it. */
export function postRegistration(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost:3000/api/student/free-registration', {
    method: 'POST',
    headers: { host: 'localhost:3000', 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
