import { safeUrl } from '../../engine/safe-url.ts';
import { brandWords } from '../../vocabulary/sources.ts';
import { at, type Node, textOf } from '../json.ts';
import { mentionsOf, type Rule } from '../rule.ts';

const links = /\]\(([^()]*)\)/g;
const placeholder = /^\{[A-Za-z][\w.-]*\}$/;
const good = 'A link goes to a placeholder, such as {terms}, or to an https, mailto or tel address.';

export const unsafeLink: Rule = {
  severity: 'error',
  doc: 'A link that the product would not follow.',
  *find(project) {
    for (const { source, name: text, node } of mentionsOf(project, 'text', 'message')) {
      for (const [, address = ''] of text.matchAll(links)) {
        if (placeholder.test(address) || safeUrl(address) !== undefined) continue;
        const where = Math.max(node.offset, source.text.indexOf(`](${address})`, node.offset) + 2);
        yield { source, where, message: `"${address}" is no address that may be followed. ${good}` };
      }
    }
    for (const source of project.read) {
      if (source.kind !== 'brand' && source.kind !== 'settings') continue;
      for (const [word, node] of addresses(source.root)) {
        if (safeUrl(textOf(node)) !== undefined) continue;
        yield { source, where: node, message: `"${word}" must be an https, mailto or tel address.` };
      }
    }
  },
};

/** The words of an operator that are addresses. */
function addresses(root: Node): (readonly [string, Node])[] {
  return Object.keys(brandWords).flatMap((word) => {
    const node = word.endsWith('Url') ? at(root, word) : undefined;
    return node?.type === 'string' ? [[word, node] as const] : [];
  });
}
