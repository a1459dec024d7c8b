import { getLanguageService, type JSONDocument, TextDocument } from 'vscode-json-languageservice';
import type { DefinitionFile } from '../../../definitions/types.ts';
import { trade } from '../../../trade.ts';
import { firstDeeperThan } from '../../checker/brackets.ts';
import { limits } from '../../checker/limits.ts';
import { editorSchema } from '../../checker/meta.ts';

/** The schema of the file that is read. Whatever path a text names its own by, it is this: one that is not there has no names. */
const uri = 'file:///schema.json';

/** The language service of Visual Studio Code on the schemas of our own files; nothing is ever fetched. */
export const jsonService = getLanguageService({
  workspaceContext: { resolveRelativePath: () => uri },
});

/** A text as the language service reads it. */
export interface Parsed {
  readonly document: TextDocument;
  readonly json: JSONDocument;
}

let known: { readonly files: readonly DefinitionFile[]; readonly file: string } | undefined;

/**
 * Reads a text of a definition file with all names that may stand in it, whether or not the text names a schema. `files`
 * are the project as it last could be read: while somebody types, a text is broken more often than not.
 * Undefined for a text that is nested deeper than a file may be.
 */
export function parse(file: string, text: string, files: readonly DefinitionFile[]): Parsed | undefined {
  // The service calls itself for each bracket.
  if (firstDeeperThan(limits.depth, text) !== undefined) return undefined;
  const document = TextDocument.create(`file:///${file}`, 'json', 1, text);
  if (known?.files !== files || known.file !== file) {
    const schema = editorSchema(files, file, trade);
    const schemas = schema === undefined ? [] : [{ uri, fileMatch: [`file:///${file}`], schema }];
    jsonService.configure({ validate: false, schemas });
    known = { files, file };
  }
  return { document, json: jsonService.parseJSONDocument(document) };
}
