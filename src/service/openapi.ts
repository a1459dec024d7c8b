import { type TSchema, Type } from '@sinclair/typebox';
import type { CallSchema, Contract } from './calls.ts';

/** What every refused call answers. `field` names the offending part of the body or query. */
const Refusal = Type.Object(
  { message: Type.String(), field: Type.Optional(Type.String()) },
  { additionalProperties: false },
);

const refusals = {
  400: 'A bad value; `field` names it.',
  401: 'The bearer token has expired, is not ours, or is needed here and missing.',
  404: 'There is no such thing, or it is not open to this caller.',
  409: 'It cannot be done now; the message says why.',
  413: 'The body is larger than 1 MB.',
  415: 'The body is not JSON.',
  421: 'The request names another host than this service has.',
  429: 'Asked too often; the header Retry-After says how many seconds to wait.',
  500: 'Something went wrong on our side.',
  503: 'The service cannot serve at present; the header Retry-After says how many seconds to wait.',
} as const;

const json = (schema: unknown) => ({ 'application/json': { schema } });
const refusal = { $ref: '#/components/schemas/Refusal' };

function parameters(place: 'header' | 'path' | 'query', schema: TSchema | undefined) {
  const properties: Readonly<Record<string, unknown>> = schema?.properties ?? {};
  const required: readonly string[] = schema?.required ?? [];
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

/** Where no token is looked at there is nothing to say; an empty one of several is none at all. */
function securityOf(token: CallSchema['token']) {
  if (token === 'unread') return {};
  return { security: token === 'needed' ? [{ bearer: [] }] : [{}, { bearer: [] }] };
}

function operation(name: string, { doc, token, headers, path, query, body, reply }: CallSchema) {
  const [method = '', address = ''] = name.split(' ');
  const given = [
    ...parameters('header', headers),
    ...parameters('path', path),
    ...parameters('query', query),
  ];
  const id = address
    .replaceAll(/[{}]/g, '')
    .replaceAll(/[/-]+(\w)/g, (_, letter: string) => letter.toUpperCase());
  return {
    operationId: `${method.toLowerCase()}${id}`,
    summary: doc,
    ...(given.length ? { parameters: given } : {}),
    ...(body ? { requestBody: { required: true, content: json(body) } } : {}),
    responses: {
      200: { description: 'Served.', content: json(reply) },
      ...Object.fromEntries(
        Object.entries(refusals)
          .filter(([status]) => token !== 'unread' || status !== '401')
          .map(([status, description]) => [status, { description, content: json(refusal) }]),
      ),
    },
    ...securityOf(token),
  };
}

/** The API as an OpenAPI 3.1 document, made from its contract: JSON only, so it can be sent as it is. */
export function openApi(calls: Contract): unknown {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, schema] of Object.entries(calls)) {
    const [method = '', address = ''] = name.split(' ');
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation(name, schema) };
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Reference API',
      version: '1.0.0',
      description: 'Every call of the app. Some of what it tells is demonstration data.',
    },
    paths,
    components: {
      schemas: { Refusal },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
  // The schemas carry symbols of the library that made them; the wire form has none.
  return JSON.parse(JSON.stringify(document));
}
