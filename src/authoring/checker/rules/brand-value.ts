import { markForm } from '../../../brand/mark.ts';
import { isToken, type TokenName, tokenForms, tokenKinds, tokenWords } from '../../../brand/tokens.ts';
import { at, entries, type Node, textOf } from '../json.ts';
import type { FileRule } from '../rule.ts';

export const brandValue: FileRule = {
  severity: 'error',
  doc: 'A design token or logo of a brand whose value is not in the form of its kind.',
  *findIn(source) {
    if (source.kind !== 'brand') return;
    const mark = at(source.root, 'logoMark');
    if (mark !== undefined && !fits(mark, markForm)) {
      yield { where: mark, message: 'A logo mark is an SVG path: commands and numbers alone.' };
    }
    for (const { key, value } of entries(at(source.root, 'tokens'))) {
      if (!isToken(key)) continue;
      const form = `Token "${key}" is ${tokenKinds[tokenWords[key].kind]}.`;
      for (const bad of misfits(key, value)) {
        yield { where: bad, message: `${JSON.stringify(bad.value)} is not in its form. ${form}` };
      }
    }
  },
};

/** The nodes of a token's value that are not in the form of its kind; another JSON type is for rule wrong-type. */
function misfits(token: TokenName, value: Node): Node[] {
  const { kind } = tokenWords[token];
  if (kind === 'weight') return typeof value.value === 'number' && !isWeight(value.value) ? [value] : [];
  const parts = kind === 'colour' ? entries(value).map((entry) => entry.value) : [value];
  return parts.filter((part) => !fits(part, tokenForms[kind]));
}

function isWeight(value: number): boolean {
  return Number.isInteger(value) && value >= 100 && value <= 900;
}

function fits(node: Node, form: string): boolean {
  const text = textOf(node);
  return text === undefined || new RegExp(form).test(text);
}
