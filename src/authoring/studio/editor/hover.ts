import type { Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import type { Hover } from 'vscode-json-languageservice';
import type { FilesNow } from './completion.ts';
import { jsonService, parse } from './json-service.ts';

/** What the pointer stands on, in the words of the schema of the file's kind and of the project. */
export function hoverIn(file: string, filesNow: FilesNow): Extension {
  return hoverTooltip(async (view, pos) => {
    const read = parse(file, view.state.doc.toString(), filesNow());
    if (read === undefined) return null;
    const { document: text, json } = read;
    const hover = await jsonService.doHover(text, text.positionAt(pos), json);
    const words = hover === null ? '' : wordsOf(hover);
    if (words === '') return null;
    const range = hover?.range;
    return {
      pos: range ? text.offsetAt(range.start) : pos,
      end: range ? text.offsetAt(range.end) : pos,
      create: () => {
        const dom = document.createElement('div');
        dom.className = 'cm-words';
        dom.textContent = words;
        return { dom };
      },
    };
  });
}

/** The words alone: a schema's text is plain, and nothing of it is ever read as markup. */
function wordsOf({ contents }: Hover): string {
  const parts = Array.isArray(contents) ? contents : [contents];
  return parts
    .map((part) => (typeof part === 'string' ? part : part.value))
    .join('\n')
    .replace(/\\([\\`*_{}[\]()#+\-.!])/g, '$1')
    .trim();
}
