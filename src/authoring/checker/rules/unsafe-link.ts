import { safeUrl } from '../../../engine/safe-url.ts';
import { at, type Node, textOf } from '../json.ts';
import { type FileRule, type Flaw, mentionsIn } from '../rule.ts';
import { placeIn, type Source } from '../source.ts';

const links = /\]\(([^()]*)\)/g;
const placeholder = /^\{[A-Za-z][\w.-]*\}$/;
const good = 'A link goes to a placeholder, such as {terms}, or to an https, mailto or tel address.';

export const unsafeLink: FileRule = {
  severity: 'error',
  doc: 'A link that the product would not follow, or that writes to a telephone number.',
  *findIn(source) {
    for (const { name: text, node } of mentionsIn(source, 'text', 'message')) {
      for (const [, address = ''] of text.matchAll(links)) {
        yield* otherScheme(source, node, address);
        if (placeholder.test(address) || safeUrl(address) !== undefined) continue;
        const where = placeIn(source, node, address, '](');
        const message = `"${address}" is no address that may be followed. ${good}`;
        yield { where, message, suggest: secure(address) };
      }
    }
    if (source.kind !== 'brand' && source.kind !== 'settings') return;
    for (const [word, node] of addresses(source)) {
      const address = textOf(node) ?? '';
      if (safeUrl(address) !== undefined) continue;
      const message = `"${word}" must be an https, mailto or tel address.`;
      yield { where: node, message, suggest: secure(address) };
    }
  },
};

/** A letter to a telephone number, or a call to an address of letters: `mailto:{phone}`. */
function* otherScheme(source: Source, node: Node, address: string): Generator<Flaw> {
  const [, scheme = '', name = ''] = /^(mailto|tel):\{([\w.-]+)\}$/.exec(address) ?? [];
  const isOther = scheme === 'mailto' ? /phone|helpline/i.test(name) : scheme === 'tel' && /mail/i.test(name);
  if (!isOther) return;
  const message = `{${name}} is not what "${scheme}:" leads to. Write ${scheme === 'tel' ? 'mailto' : 'tel'}: or name another.`;
  yield { where: placeIn(source, node, address, ']('), message };
}

/** The same address over https: for one over http, or one without its scheme. */
function secure(address: string): string | undefined {
  const https = /^http:/i.test(address) ? address.replace(/^http:/i, 'https:') : `https://${address}`;
  const isHost = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+([/?#].*)?$/i.test(https);
  return isHost ? safeUrl(https) : undefined;
}

/** The words of an operator that are addresses. */
function addresses({ root, trade }: Source): (readonly [string, Node])[] {
  return Object.keys(trade.words.sources.brand ?? {}).flatMap((word) => {
    const node = word.endsWith('Url') ? at(root, word) : undefined;
    return node?.type === 'string' ? [[word, node] as const] : [];
  });
}
