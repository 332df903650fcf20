import 'server-only';
import { isPlainForm } from './handler';

type Handler = (request: Request) => Promise<Response> | Response;

/**
 * Lets a form work before or without our script: success sends the browser to `donePath` (303), a
 * refusal becomes a small page that says what to do. Everybody else gets the JSON of `answer`.
 */
export function answerPlainForm(donePath: string, answer: Handler): Handler {
  return async (request) => {
    const response = await answer(request);
    if (!isPlainForm(request)) return response;
    if (response.ok) return new Response(null, { status: 303, headers: { Location: donePath } });
    const { message, fields } = (await response.json()) as Refusal;
    const headers = new Headers(response.headers);
    headers.set('Content-Type', 'text/html; charset=utf-8');
    return new Response(page([message, ...Object.values(fields ?? {})]), {
      status: response.status,
      headers,
    });
  };
}

/** Path of our page that a form was sent from without our script to say so. */
export function sendingPage(request: Request): string | undefined {
  const referer = request.headers.get('referer');
  if (!referer || !URL.canParse(referer)) return undefined;
  const { host, pathname } = new URL(referer);
  return host === request.headers.get('host') ? pathname.slice(0, 300) : undefined;
}

interface Refusal {
  message: string;
  fields?: Record<string, string>;
}

/** All sentences are our own; nothing the visitor typed is repeated. */
function page(sentences: string[]): string {
  return `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Not sent yet</title>
<h1>Not sent yet</h1>
${sentences.map((sentence) => `<p>${sentence}</p>`).join('\n')}
<p>Go back with your browser: what you typed is still there.</p>
</html>
`;
}
