import { institute } from '@/content/institute';
import { accountCalls } from '@/lib/accounts/calls';
import { statusOf, type ErrorCode } from '@/lib/calls/errors';
import { leadCalls } from '@/lib/leads/calls';
import { exportCalls } from '@/lib/office/exports/calls';
import { personCalls } from '@/lib/office/people/calls';
import { staffCalls } from '@/lib/office/staff/calls';
import { paymentCalls, receiptCalls } from '@/lib/payments/calls';
import { bankCalls, officeCalls } from '@/lib/payments/desk/calls';
import { refusalsOf, refusalWith, successOf } from './answers';
import type { Auth, Call } from './call';
import { answerSchema, inputSchema, type JsonSchema } from './input-schema';
import { logInCalls } from './log-in-calls';
import { serverCalls, visitorCalls } from './visitor-calls';

/** Every call there is. */
export const calls: readonly Call[] = [
  ...visitorCalls,
  ...logInCalls,
  ...accountCalls,
  ...officeCalls,
  ...personCalls,
  ...bankCalls,
  ...leadCalls,
  ...staffCalls,
  ...paymentCalls,
  ...receiptCalls,
  ...exportCalls,
  ...serverCalls,
];

const ABOUT = `Answers are \`{ success: true, message?, data? }\`. A refusal is \`{ success: false, code, message, fields? }\` with the status that fits; \`register\`, \`login\`, \`get-details\` and \`registration-form\` refuse what is wrong with the content as \`{ success: false, message, fields? }\` with 200. \`message\` and \`fields\` are sentences to be shown. Another method of a path is refused with 405 and \`Allow\`. Fields that are not written here are ignored.`;

/** OpenAPI 3.1, made from the schemas the calls themselves check with. */
export function openApiDocument(siteUrl: string) {
  const paths: Record<string, JsonSchema> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.1',
    info: { title: institute.name, version: '1', description: ABOUT },
    servers: [{ url: siteUrl }],
    paths,
    components: {
      responses: Object.fromEntries(codes.map((code) => [code, refusal(code)])),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The `data` of a log-in.' },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: siteUrl.startsWith('https:') ? '__Host-session' : 'session',
          description: 'Set by a log-in. Pages and logging out take it, no other call does.',
        },
      },
    },
  };
}

const codes = Object.keys(statusOf) as ErrorCode[];

function operationOf(call: Call): JsonSchema {
  const { name, summary, auth, body } = call;
  const parameters = parametersOf(call);
  return {
    operationId: name,
    summary,
    security: auth ? security[auth] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: requestBody(call, body) }),
    responses: responsesOf(call),
  };
}

function parametersOf({ path, query = [] }: Call): JsonSchema[] {
  const schema = { type: 'string' };
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema })),
    ...query.map((name) => ({ name, in: 'query', schema })),
  ];
}

const security: Record<Auth, JsonSchema[]> = {
  student: [{ token: [] }],
  staff: [{ token: [] }],
  'student or staff': [{ token: [] }],
  'token or cookie': [{ token: [] }, { cookie: [] }, {}],
  cookie: [{ cookie: [] }],
  'staff cookie': [{ cookie: [] }],
};

function requestBody({ plainForm }: Call, { type, schema, ignored }: NonNullable<Call['body']>) {
  const content = { schema: inputSchema(schema) };
  return {
    required: !ignored,
    ...(ignored && { description: 'Whatever is sent, it is not read.' }),
    content: {
      [type]: content,
      ...(plainForm && { 'application/x-www-form-urlencoded': content }),
    },
  };
}

function responsesOf(call: Call): JsonSchema {
  const { answers, plainForm, setsCookie } = call;
  const own = answers
    ? Object.entries(answers).map(([status, answer]) => [status, described(answer)])
    : [['200', { ...described(successOf(call)), ...(setsCookie && { headers: cookieHeader }) }]];
  return Object.fromEntries([
    ...own,
    ...(plainForm ? [['303', sentPlain]] : []),
    ...(answers && !call.refusals ? [] : refusalsOf(call)).map((code) => [
      statusOf[code],
      { $ref: `#/components/responses/${code}` },
    ]),
  ]);
}

function described(answer: NonNullable<Call['answers']>[number]) {
  if (answer === null) return { description: 'Go on there.', headers: locationHeader };
  return {
    description: 'The answer.',
    content:
      typeof answer === 'string'
        ? { [answer]: {} }
        : { 'application/json': { schema: answerSchema(answer) } },
  };
}

const locationHeader = { Location: { required: true, schema: { type: 'string' } } };
const cookieHeader = { 'Set-Cookie': { schema: { type: 'string' } } };

const sentPlain = {
  description: 'For a form that a browser sent without script: the page to go on with.',
  headers: locationHeader,
};

const headersOf: Partial<Record<ErrorCode, JsonSchema>> = {
  too_many_requests: retryAfter(true),
  unavailable: retryAfter(false),
  method_not_allowed: { Allow: { required: true, schema: { type: 'string' } } },
};

function retryAfter(required: boolean): JsonSchema {
  return {
    'Retry-After': { description: 'Seconds.', required, schema: { type: 'integer', minimum: 1 } },
  };
}

function refusal(code: ErrorCode): JsonSchema {
  return {
    description: `Refused: ${code.replaceAll('_', ' ')}.`,
    ...(headersOf[code] && { headers: headersOf[code] }),
    content: { 'application/json': { schema: answerSchema(refusalWith(code)) } },
  };
}
