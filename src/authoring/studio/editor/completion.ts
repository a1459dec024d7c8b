import { type Completion, type CompletionSource, snippet } from '@codemirror/autocomplete';
import { type CompletionItem, CompletionItemKind, InsertTextFormat } from 'vscode-json-languageservice';
import type { DefinitionFile } from '../../../definitions/types.ts';
import { jsonService, parse } from './json-service.ts';

const word = /[\w.-]*$/;

/** The project as it last could be read. */
export type FilesNow = () => readonly DefinitionFile[];

/** Completes keys, values, the words of the vocabulary and the names of the project that may stand in a file. */
export function completionsIn(file: string, filesNow: FilesNow): CompletionSource {
  return async ({ state, pos, explicit }) => {
    const read = parse(file, state.doc.toString(), filesNow());
    if (read === undefined) return null;
    const { document, json } = read;
    const list = await jsonService.doComplete(document, document.positionAt(pos), json);
    const typed = word.exec(state.sliceDoc(Math.max(0, pos - 100), pos))?.[0] ?? '';
    if (
      list === null ||
      list.items.length === 0 ||
      (typed === '' && !explicit && !opensString(state.sliceDoc(pos - 1, pos)))
    )
      return null;
    const options = list.items.map((item) => optionOf(item, pos, (position) => document.offsetAt(position)));
    return { from: pos - typed.length, options, validFor: /^[\w.-]*$/ };
  };
}

const opensString = (before: string) => before === '"';

type OffsetOf = (position: { readonly line: number; readonly character: number }) => number;

/** What the service would replace may begin before the word, with its quotation mark. */
function optionOf(item: CompletionItem, pos: number, offsetOf: OffsetOf): Completion {
  const { label, detail, documentation, textEdit, insertText, insertTextFormat } = item;
  const range = textEdit && 'range' in textEdit ? textEdit.range : undefined;
  const start = range && offsetOf(range.start);
  const after = range === undefined ? 0 : Math.max(0, offsetOf(range.end) - pos);
  const text = textEdit?.newText ?? insertText ?? label;
  const isSnippet = insertTextFormat === InsertTextFormat.Snippet;
  const words = isSnippet ? templateOf(text) : templateText(text);
  // Without a place of its own for the caret it would stay before what was put in.
  const template = isSnippet && /\$[\d{]/.test(text) ? words : `${words}\${}`;
  const info = typeof documentation === 'string' ? documentation : documentation?.value;
  return {
    label: label.replace(/^"(.*)"$/, '$1'),
    type: item.kind === CompletionItemKind.Property ? 'property' : 'constant',
    ...(detail !== undefined && { detail }),
    ...(info !== undefined && info !== '' && { info }),
    apply: (view, completion, from, to) => snippet(template)(view, completion, start ?? from, to + after),
  };
}

/** The service's `$1` and `${1:name}` as the editor writes them. */
function templateOf(text: string): string {
  return text
    .replace(/\\([$}\\])/g, '$1')
    .replace(/\$(\d)/g, (_, field: string) => `\${${field === '0' ? '' : field}}`);
}

function templateText(text: string): string {
  return text.replace(/[$#]\{/g, '\\$&');
}
