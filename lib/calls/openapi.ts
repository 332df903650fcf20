import * as z from 'zod/mini';
import { institute } from '@/content/facts/institute';
import type { Audience, Call } from './call';
import { flaggedCodes, statusOf, type ErrorCode } from './errors';

const ABOUT = `Answers are \`{ success: true, message?, data? }\`. A refusal is \`{ success: false, code, message, fields? }\` with the status that fits; \`register\`, \`login\`, \`get-details\` and \`registration-form\` refuse what is wrong with the content as \`{ success: false, message, fields? }\` with 200. \`message\` and \`fields\` are sentences to be shown. Another method of a path is refused with 405 and \`Allow\`. Fields that are not written here are ignored.`;

/** The OpenAPI 3.1 document of the declared calls. */
export function openApiDocument(calls: readonly Call[], siteUrl: string) {
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

const security: Record<Audience, JsonSchema[]> = {
  student: [{ token: [] }],
  account: [{ token: [] }],
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

/** A status whose answer has no body. */
const NO_CONTENT = '204';

function responsesOf(call: Call): JsonSchema {
  const { answers, plainForm, setsCookie } = call;
  const own = answers
    ? Object.entries(answers).map(([status, answer]) => [
        status,
        status === NO_CONTENT ? { description: 'Done.' } : described(answer),
      ])
    : [['200', { ...described(successOf(call)), ...(setsCookie && { headers: cookieHeader }) }]];
  return Object.fromEntries([
    ...own,
    ...(plainForm ? [['303', plainFormRedirect]] : []),
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

const plainFormRedirect = {
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

/** `{ success: false, message, fields? }` with 200, for clients that check `success` (D17). */
const flagRefusal = z.strictObject({
  success: z.literal(false),
  message: z.string().check(z.minLength(1)),
  fields: z.optional(z.record(z.string(), z.string())),
});

/** `{ success: false, code, message, fields? }` with the matching status. */
function refusalWith(code: ErrorCode) {
  return z.strictObject({
    ...flagRefusal.shape,
    code: z.literal(code),
    // The row's current version.
    ...(code === 'conflict' && { version: z.optional(z.int().check(z.minimum(1))) }),
  });
}

/** Any call may refuse another origin or fail without the database. */
const always = ['forbidden', 'unavailable'] as const satisfies readonly ErrorCode[];

/** The error codes of a call that are sent with their own status. */
function refusalsOf({ auth, refusals = [], flagged, answers, body }: Call): ErrorCode[] {
  const own: readonly ErrorCode[] = flagged
    ? refusals.filter((code) => !flaggedCodes.includes(code))
    : refusals;
  const asks = auth !== undefined && auth !== 'token or cookie';
  const codes = [
    ...own,
    ...(asks ? (['unauthorized'] as const) : []),
    // Refusals count towards the people that a member of staff may see.
    ...(auth === 'staff' && body ? (['too_many_requests'] as const) : []),
    ...always,
  ];
  return [...new Set(codes)]
    .filter((code) => !answers || !(statusOf[code] in answers))
    .sort((one, other) => statusOf[one] - statusOf[other]);
}

/** Schema of a successful answer. */
function successOf({ data, message, flagged, flagCode }: Call): z.ZodMiniType {
  const answered = z.strictObject({
    success: z.literal(true),
    ...(message && { message: z.string() }),
    ...(data && { data }),
  });
  if (!flagged) return answered;
  if (!flagCode) return z.union([answered, flagRefusal]);
  const coded = { ...flagRefusal.shape, code: z.optional(z.literal(flagCode)) };
  return z.union([answered, z.strictObject(coded)]);
}

type JsonSchema = Record<string, unknown>;

/**
 * JSON Schema of a Zod schema's input. Optional fields, and numbers or null in place of text, are detected
 * by parsing sample values.
 */
function inputSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema: own, jsonSchema, path }) => {
      if (own instanceof z.ZodMiniObject) jsonSchema.required = requiredIn(own);
      if (own instanceof z.ZodMiniCustom) Object.assign(jsonSchema, file);
      if (jsonSchema.type?.includes('string')) jsonSchema.type = typesOf(own);
      if (accepts(own, null)) {
        jsonSchema.enum?.push(null);
        jsonSchema.anyOf?.push({ type: 'null' });
      }
      if (jsonSchema.pattern) jsonSchema.pattern = portable(jsonSchema.pattern);
      if (path.at(-1) === 'dateofbirth') jsonSchema.description = spellings;
    },
  });
  return described;
}

/** JSON Schema of a Zod schema's output. */
function answerSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: 'output',
    override: ({ jsonSchema }) => {
      // Redundant beside `format`.
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  });
  return described;
}

const file = { type: 'string', format: 'binary' };
const spellings = 'YYYY-MM-DD, DD/MM/YYYY or DD-MM-YYYY';

function requiredIn({ shape }: z.ZodMiniObject): string[] {
  const fields = Object.entries(shape as Record<string, z.ZodMiniType>);
  return fields.filter(([, field]) => !accepts(field, undefined)).map(([name]) => name);
}

/** Valid as a phone number, a PIN code, a year and a price. */
const NUMBER = 110016;

function typesOf(schema: z.core.$ZodType): 'string' | ('string' | 'number' | 'null')[] {
  const number = accepts(schema, NUMBER) ? ['number' as const] : [];
  const none = accepts(schema, null) ? ['null' as const] : [];
  const types = ['string' as const, ...number, ...none];
  return types.length === 1 ? 'string' : types;
}

function accepts(schema: z.core.$ZodType, value: unknown): boolean {
  return z.safeParse(schema, value).success;
}

/** Removes the escape of backticks, which regular expressions with the flag `u` do not allow. */
function portable(pattern: string): string {
  return pattern.replaceAll('\\`', '`');
}
