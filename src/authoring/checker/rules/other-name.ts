import { at, entries, textOf } from '../json.ts';
import { nounsOf, ownerNodes } from '../owners.ts';
import type { ProjectRule } from '../rule.ts';
import { slugOf } from '../slug.ts';

export const otherName: ProjectRule = {
  severity: 'error',
  doc: 'A variant that calls its owner otherwise than the list of owners does, or one name for two owners of that list.',
  *find({ read, variants, trade }) {
    const { one, One, many } = nounsOf(trade);
    const list = read.find(({ kind }) => kind === 'owners');
    const listed = entries(at(list?.root, many));
    if (list === undefined) return;
    const seen = new Map<string, string>();
    for (const { key, value } of listed) {
      const name = textOf(value) ?? '';
      const first = seen.get(name);
      const message = `${One} ${first} is called ${JSON.stringify(name)} too: nobody can tell the two apart. Give each its own name.`;
      if (first !== undefined) yield { source: list, where: value, message };
      seen.set(name, first ?? key);
    }
    const names = [...variants.values()].map(({ root }) => textOf(at(root, 'name')));
    for (const source of variants.values()) {
      const [id, ...others] = ownerNodes(source);
      const said = at(source.root, 'name');
      const known = listed.find(({ key }) => key === String(id?.value))?.value;
      if (said === undefined || known === undefined || others.length > 0) continue;
      if (areOne(slugOf(textOf(said) ?? ''), slugOf(textOf(known) ?? ''))) continue;
      // Only a file that begins with the id is called after its owner; one of another number is rule file-name's, and one that has another variant's name is rule duplicate's.
      if (!source.name?.startsWith(`${id?.value}-`)) continue;
      if (names.filter((name) => name === textOf(said)).length > 1) continue;
      // The file's own name tells which of the two was mistaken.
      const file = (source.name ?? '').replace(/^\d+-/, '');
      const isListed = areOne(file, slugOf(textOf(said) ?? ''));
      const message = `${One} ${id?.value} is ${JSON.stringify(textOf(known))} in ${list.file}, and ${JSON.stringify(textOf(said))} in ${source.file}. Both must name the same ${one}.`;
      yield isListed ? { source: list, where: known, message } : { source, where: said, message };
    }
  },
};

/** Whether two names are one, the one in short: `north` and `north-energy`. */
const areOne = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);
