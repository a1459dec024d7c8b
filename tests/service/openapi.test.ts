import { Type } from '@sinclair/typebox';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { calls } from '../../src/energy/api/contract.ts';
import type { CallSchema } from '../../src/service/calls.ts';
import { checkOf } from '../../src/service/checked.ts';
import { openApi } from '../../src/service/openapi.ts';
import { startService } from './service.ts';

const Content = Type.Object({ 'application/json': Type.Object({ schema: Type.Unknown() }) });
const Operation = Type.Object(
  {
    operationId: Type.String({ pattern: '^[a-z][A-Za-z0-9]+$' }),
    summary: Type.String({ minLength: 5 }),
    parameters: Type.Optional(
      Type.Array(
        Type.Object({
          name: Type.String(),
          in: Type.Union([Type.Literal('header'), Type.Literal('path'), Type.Literal('query')]),
          required: Type.Boolean(),
          schema: Type.Unknown(),
        }),
        { minItems: 1 },
      ),
    ),
    requestBody: Type.Optional(Type.Object({ required: Type.Literal(true), content: Content })),
    responses: Type.Record(
      Type.String({ pattern: '^[1-5][0-9]{2}$' }),
      Type.Object({ description: Type.String({ minLength: 1 }), content: Content }),
      { minProperties: 2, additionalProperties: false },
    ),
    security: Type.Optional(Type.Array(Type.Record(Type.String(), Type.Array(Type.String())))),
  },
  { additionalProperties: false },
);
/** The parts of OpenAPI 3.1 that we write, closed where the standard closes them. */
const Document = Type.Object({
  openapi: Type.String({ pattern: '^3\\.1\\.[0-9]+$' }),
  info: Type.Object({ title: Type.String(), version: Type.String() }),
  paths: Type.Record(
    Type.String({ pattern: '^/' }),
    Type.Object(
      { get: Type.Optional(Operation), post: Type.Optional(Operation) },
      { additionalProperties: false, minProperties: 1 },
    ),
    { additionalProperties: false },
  ),
  components: Type.Object({
    schemas: Type.Object({ Refusal: Type.Unknown() }),
    securitySchemes: Type.Object({ bearer: Type.Object({ type: Type.Literal('http') }) }),
  }),
});
type Operations = typeof Operation.static;

const isDocument = checkOf<typeof Document.static>(Document);
const document = openApi(calls);
if (!isDocument(document)) throw new Error(JSON.stringify(isDocument.errors));
const operations = new Map<string, Operations>();
for (const [path, { get, post }] of Object.entries(document.paths)) {
  if (get) operations.set(`GET ${path}`, get);
  if (post) operations.set(`POST ${path}`, post);
}

describe('the OpenAPI document', () => {
  it('lists every call of the contract and nothing else', () => {
    expect([...operations.keys()].toSorted()).toEqual(Object.keys(calls).toSorted());
  });

  it('gives every operation an id of its own', () => {
    const ids = [...operations.values()].map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('declares every parameter of the contract, and each name in a path', () => {
    for (const [name, { headers, path, query }] of Object.entries<CallSchema>(calls)) {
      const declared = operations.get(name)?.parameters ?? [];
      const expected = [headers, path, query].flatMap((schema) => Object.keys(schema?.properties ?? {}));
      expect(declared.map((parameter) => parameter.name)).toEqual(expected);
      const inPath = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
      expect(
        declared.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name),
      ).toEqual(inPath);
    }
  });

  it('holds schemas that any reader of JSON Schema 2020-12 understands', () => {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
    ajv.addVocabulary(['components']);
    ajv.addSchema({ $id: 'doc', components: document.components });
    for (const { requestBody, responses } of operations.values()) {
      const schemas = [requestBody?.content, ...Object.values(responses).map(({ content }) => content)];
      for (const content of schemas) {
        const schema = content?.['application/json'].schema;
        if (typeof schema !== 'object' || schema === null) continue;
        const target = '$ref' in schema ? { $ref: `doc${schema.$ref}` } : schema;
        expect(() => ajv.compile(target)).not.toThrow();
      }
    }
  });

  it('is served at /openapi.json', async () => {
    const service = await startService();
    expect(await (await service.app.request('/openapi.json')).json()).toEqual(document);
    await service.stop();
  });
});
