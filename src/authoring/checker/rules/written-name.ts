import { at, entries, textOf } from '../json.ts';
import { keep } from '../keep.ts';
import { ownerNodes } from '../owners.ts';
import type { Project } from '../project.ts';
import { mentionsIn, type ProjectRule } from '../rule.ts';
import { slugOf } from '../slug.ts';
import { placeIn, type ReadSource } from '../source.ts';

export const writtenName: ProjectRule = {
  severity: 'error',
  doc: "A brand's or an owner's name, phone or address written into a text that others show too, or a notice called after another owner.",
  *find(project) {
    const names = namesIn(project);
    for (const source of project.read) {
      if (source.kind === 'brand' || source.kind === 'settings') continue;
      for (const { name: text, node } of mentionsIn(source, 'text', 'message')) {
        const written = names.find(
          ({ own, of }) => (own !== source.name || isShared(project, source)) && holds(of, text),
        );
        if (written === undefined) continue;
        const { of, placeholder } = written;
        const message = `"${of}" stands in a text that is shown for others too. Write {${placeholder}}, which is each one's own.`;
        yield { source, where: placeIn(source, node, of), message };
      }
      const others = names.filter(({ own }) => own !== undefined && own !== source.name);
      for (const { key, keyNode } of entries(
        source.kind === 'variant' ? at(source.root, 'notices') : undefined,
      )) {
        const other = others.find(({ of }) => key === slugOf(of));
        if (other === undefined) continue;
        const message = `"${key}" is called after ${other.of}, and this is shown for others. Take it out, or give it a name and words of its own.`;
        yield { source, where: keyNode, message };
      }
    }
  },
};

/** Whether other owners' variants extend this one, and so say what it says. */
const isShared = ({ variants }: Project, { name }: ReadSource) =>
  [...variants.values()].some(({ root }) => name !== undefined && textOf(at(root, 'extends')) === name);

interface Name {
  readonly of: string;
  readonly placeholder: string;
  /** The variant that may say it. */
  readonly own?: string | undefined;
}

/** What brands and owners are called, and the placeholder that says it. */
const namesIn = keep((project: Project): readonly Name[] => {
  const { placeholders } = project.trade;
  const ofBrands = Object.entries(placeholders).flatMap(([placeholder, path]) => {
    const [, word] = /^brand\.(\w+)$/.exec(path ?? '') ?? [];
    if (word === undefined) return [];
    return project.read.flatMap(({ kind, root }) => {
      const of = kind === 'brand' ? textOf(at(root, word)) : undefined;
      return of === undefined || !isName(of) ? [] : { of, placeholder };
    });
  });
  const nameOfOwner = Object.keys(placeholders).find((name) => name === project.trade.words.owners.one);
  return nameOfOwner === undefined ? ofBrands : [...ofBrands, ...ofOwners(project, nameOfOwner)];
});

function ofOwners(project: Project, placeholder: string): readonly Name[] {
  const fileOf = new Map<string, string>();
  const said: Name[] = [];
  for (const source of project.variants.values()) {
    for (const node of ownerNodes(source)) fileOf.set(`${node.value}`, source.name ?? '');
    const of = textOf(at(source.root, 'name'));
    if (of !== undefined && ownerNodes(source).length > 0 && isName(of))
      said.push({ of, placeholder, own: source.name });
  }
  const listed = project.read.flatMap((source) => namesOf(source, project.trade.words.owners.many));
  return [...said, ...listed.map(({ id, of }) => ({ of, placeholder, own: fileOf.get(id) }))];
}

const namesOf = ({ root, shape }: ReadSource, many: string) =>
  shape === many
    ? entries(at(root, many)).flatMap(({ key, value }) => {
        const of = textOf(value) ?? '';
        return isName(of) ? { id: key, of } : [];
      })
    : [];

/** A name is told from a word by its capitals or digits. */
const isName = (text: string) => text.length > 2 && /^[\p{Lu}\d]|@|:\/\//u.test(text);

/** Whether a text says a name as words of their own; in an address it is part of the address. */
function holds(name: string, text: string): boolean {
  if (!text.includes(name)) return false;
  const shown = text.replace(/\]\([^()]*\)/g, ']');
  for (let from = shown.indexOf(name); from >= 0; from = shown.indexOf(name, from + 1)) {
    const around = `${shown[from - 1] ?? ' '}${shown[from + name.length] ?? ' '}`;
    if (!/[\p{L}\p{N}]/u.test(around)) return true;
  }
  return false;
}
