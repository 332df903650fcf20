import { forgetCounted, goodRequest, jsonSamples, makeSamples, partSamples } from './call-samples';
import { checkAnswer, documentedBody, handledCalls, handlersAt } from './documented-calls';
import { multipartBody } from '../../support/calls/multipart';
import { rowsMadeOnce, undoChanges } from '../../support/process/empty-tables';

afterAll(undoChanges);

const restored = rowsMadeOnce(makeSamples);

const withFields = handledCalls
  .filter(({ body }) => body && !body.ignored)
  .map((call) => [`${call.method} ${call.path}`, call] as const);

/** The id of what a call is about, where each exchange has another name for it and none is required of all. */
const idOf: Readonly<Record<string, string>> = { takeCallEventByForm: 'CallSid' };

test.each(withFields)('%s wants the fields that are called required', async (_, call) => {
  const schema = documentedBody(call);
  const people = await restored();
  const handle = (await handlersAt(call.path))[call.method];
  const sent = call.body?.type === 'application/json' ? jsonSamples[call.name] : null;
  const parts = sent ? [] : await partSamples(call.name);
  let stale = false;
  for (const field of Object.keys(schema?.properties ?? {})) {
    await (stale ? restored() : forgetCounted());
    const request = await goodRequest(call, people);
    const { [field]: _left, ...rest } = sent ?? {};
    const less = parts.filter(({ name }) => name !== field);
    const body = sent ? JSON.stringify(rest) : multipartBody(less);
    const response = (await handle?.(
      new Request(request.url, { method: 'POST', headers: request.headers, body }),
    )) as Response;
    const answer = (await checkAnswer(call, response)) ?? { success: response.ok };
    const required = schema?.required?.includes(field) || field === idOf[call.name];
    expect([field, answer]).toMatchObject([field, { success: !required }]);
    stale = !required;
    if (required && field !== idOf[call.name])
      expect(answer).toMatchObject({ fields: { [field]: expect.any(String) } });
  }
});
