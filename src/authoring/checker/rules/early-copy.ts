import { givenAnswers } from '../given.ts';
import { at, entries, textOf } from '../json.ts';
import { partsOf } from '../project.ts';
import type { ProjectRule } from '../rule.ts';

export const earlyCopy: ProjectRule = {
  severity: 'error',
  doc: 'A preset that copies an answer of its own card: presets are filled when the card opens, and nobody has given it by then.',
  *find(project) {
    const given = givenAnswers(project);
    for (const source of project.read) {
      const parts = partsOf(project, source);
      if (parts === undefined) continue;
      const isAskedElsewhere = (name: string) =>
        [...project.cards.values()].some((card) => card.name !== parts.name && card.fields.has(name));
      for (const { key, value } of entries(at(source.root, 'presets'))) {
        const from = at(value, 'from');
        const path = textOf(from) ?? '';
        const name = [...parts.fields.keys()].find((one) => path === one || path.startsWith(`${one}.`));
        if (from === undefined || name === undefined || given.has(name) || isAskedElsewhere(name)) continue;
        const message = `"${key}" is filled when this card opens, and "${name}" is answered on it later: nothing is copied. Write under "onChange" of "${name}": { "set": { "${key}": { "from": "${path}" } } }.`;
        yield { source, where: from, message };
      }
    }
  },
};
