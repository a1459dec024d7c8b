import { markForm } from '../../../brand/mark.ts';
import { pageNameForm } from '../../../brand/pages.ts';
import { isToken, type TokenName, tokenForms, tokenKinds, tokenWords } from '../../../brand/tokens.ts';
import { typefaceFlaw, typefaceForms } from '../../../brand/typeface.ts';
import { own } from '../../../engine/own.ts';
import { at, entries, type Node, textOf } from '../json.ts';
import type { FileRule, Flaw } from '../rule.ts';
import type { Source } from '../source.ts';

export const brandValue: FileRule = {
  severity: 'error',
  doc: 'A design token, a logo, a typeface or the name of a page of a brand that is not in the form of its kind, one address for two, or a telephone number with a digit more or less; a setting of an operator that is not in its form.',
  *findIn(source) {
    yield* formsOf(source);
    if (source.kind !== 'brand') return;
    const mark = at(source.root, 'logoMark');
    if (mark !== undefined && !fits(mark, markForm)) {
      yield { where: mark, message: 'A logo mark is an SVG path: commands and numbers alone.' };
    }
    for (const { key, keyNode } of entries(at(source.root, 'pages'))) {
      if (new RegExp(pageNameForm).test(key)) continue;
      const message = `"${key}" cannot end an address. The name of a page is small letters, digits and hyphens, 40 at most.`;
      yield { where: keyNode, message };
    }
    yield* addressesTwice(source);
    yield* addressesExchanged(source);
    yield* unlikeNumbers(source);
    yield* typefaceFlaws(source);
    for (const { key, value } of entries(at(source.root, 'tokens'))) {
      if (!isToken(key)) continue;
      const form = `Token "${key}" is ${tokenKinds[tokenWords[key].kind]}.`;
      for (const bad of misfits(key, value)) {
        yield { where: bad, message: `${JSON.stringify(bad.value)} is not in its form. ${form}` };
      }
    }
  },
};

/** What an operator says that is a host or the like, and does not look like one. */
function* formsOf({ root, kind, trade }: Source): Generator<Flaw> {
  if (kind !== 'brand' && kind !== 'settings') return;
  for (const [key, { doc, pattern }] of Object.entries(trade.words.forms)) {
    const where = at(root, key);
    if (where === undefined || fits(where, pattern)) continue;
    yield { where, message: `${JSON.stringify(where.value)} is not in the form of "${key}": ${doc}.` };
  }
}

/** Two links that lead to one page. */
function* addressesTwice({ root }: Source): Generator<Flaw> {
  const links = entries(root).filter(({ key }) => key.endsWith('Url'));
  for (const [index, { key, value }] of links.entries()) {
    const other = links.slice(0, index).find((one) => textOf(one.value) === textOf(value));
    if (other === undefined) continue;
    // An address often says what it is of: then the one that says another is wrong.
    const isOf = (name: string) =>
      textOf(value)?.toLowerCase().includes(name.slice(0, -'Url'.length).toLowerCase());
    const where = isOf(key) && !isOf(other.key) ? other.value : value;
    yield { where, message: `"${key}" leads where "${other.key}" leads. Give each its own address.` };
  }
}

/** A link whose page is called after another link of the brand, and not after its own. */
function* addressesExchanged({ root }: Source): Generator<Flaw> {
  const links = entries(root).filter(({ key }) => key.endsWith('Url'));
  for (const { key, value } of links) {
    const page = textOf(value)?.toLowerCase().split(/[?#]/)[0]?.split('/').at(-1) ?? '';
    const isOf = (name: string) => page.includes(name.slice(0, -'Url'.length).toLowerCase());
    const other = links.find((one) => one.key !== key && isOf(one.key));
    const isTwice = links.filter((one) => textOf(one.value) === textOf(value)).length > 1;
    if (other === undefined || isOf(key) || isTwice) continue;
    const message = `"${key}" leads to "${page}", which is what "${other.key}" is. Correct the address.`;
    yield { where: value, message };
  }
}

/** A telephone number that begins as others of the brand do, and has a digit more or less than they. */
function* unlikeNumbers({ root }: Source): Generator<Flaw> {
  const numbers = entries(root).flatMap(({ value }) => {
    const text = /^\+?\d[\d ]+$/.test(textOf(value) ?? '') ? (textOf(value) ?? '') : undefined;
    return text === undefined
      ? []
      : { value, text, begins: text.split(' ')[0], digits: text.replace(/\D/g, '').length };
  });
  for (const one of numbers) {
    const other = numbers.find(({ begins, digits }) => begins === one.begins && digits !== one.digits);
    if (other === undefined || one.digits > other.digits) continue;
    const message = `This has ${one.digits} digits, and ${other.text}, which begins likewise, ${other.digits}. Correct one of them.`;
    yield { where: one.value, message };
  }
}

/** What is wrong with the typeface that a brand brings: its parts, its file, and that no words are set in it. */
function* typefaceFlaws({ root, beside }: Source): Generator<Flaw> {
  const typeface = at(root, 'typeface');
  for (const { key, value } of entries(typeface)) {
    const form = own(typefaceForms, key);
    if (form === undefined || fits(value, form)) continue;
    yield { where: value, message: `${JSON.stringify(value.value)} is not in the form of "${key}".` };
  }
  const [family, file] = [at(typeface, 'family'), at(typeface, 'file')];
  const name = file && textOf(file);
  const flaw = name === undefined || beside === undefined ? undefined : typefaceFlaw(name, own(beside, name));
  if (file !== undefined && flaw !== undefined) yield { where: file, message: flaw };
  const licence = name?.replace(/\.woff2$/, '.licence.txt') ?? '';
  if (file !== undefined && flaw === undefined && beside && own(beside, licence) === undefined) {
    const message = `Letters are shipped with their licence, and there is no "${licence}" beside the brand's. Put it there.`;
    yield { where: file, message };
  }
  const fonts = entries(at(root, 'tokens')).filter(
    ({ key }) => isToken(key) && tokenWords[key].kind === 'font',
  );
  const isUsed = fonts.some(({ value }) => textOf(value)?.includes(String(family?.value)));
  if (family !== undefined && !isUsed)
    yield { where: family, message: 'No font token names this typeface: nothing would be set in it.' };
}

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
