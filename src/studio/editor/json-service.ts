import { getLanguageService, type JSONDocument, TextDocument } from 'vscode-json-languageservice';
import { metaSchemas } from '../../checker/meta.ts';
import { kindOf } from '../../definitions/kinds.ts';

const schemas = metaSchemas();

/** The language service of Visual Studio Code on the schemas of our own kinds of files; nothing is ever fetched. */
export const jsonService = getLanguageService({
  workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
  schemaRequestService: async (address) => {
    const kind = /([^/]+)\.schema\.json$/.exec(address)?.[1] ?? '';
    if (!Object.hasOwn(schemas, kind)) throw new Error(`There is no schema ${address}.`);
    return JSON.stringify(schemas[kind]);
  },
});

jsonService.configure({
  validate: false,
  schemas: Object.keys(schemas).map((kind) => ({ uri: `file:///schemas/meta/${kind}.schema.json` })),
});

/** A text as the language service reads it. */
export interface Parsed {
  readonly document: TextDocument;
  readonly json: JSONDocument;
}

/** Reads a text of a definition file, with the schema of the file's kind whether or not the text names one. */
export function parse(file: string, text: string): Parsed {
  const document = TextDocument.create(`file:///${file}`, 'json', 1, text);
  const kind = kindOf(file)?.kind;
  if (kind !== undefined)
    jsonService.configure({
      validate: false,
      schemas: [{ uri: `file:///schemas/meta/${kind}.schema.json`, fileMatch: [`file:///${file}`] }],
    });
  return { document, json: jsonService.parseJSONDocument(document) };
}
