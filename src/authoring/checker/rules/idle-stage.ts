import { own as ownOf } from '../../../engine/own.ts';
import { at, entries, items, textOf } from '../json.ts';
import { some } from '../phrase.ts';
import type { FileRule } from '../rule.ts';
import { nearest } from '../suggest.ts';

export const idleStage: FileRule = {
  severity: 'error',
  doc: 'A stage of a submit that names what the submit does not run, or mends what it does not run itself, or by what that does not take; an effect in no stage, in two, or told in another order than it runs.',
  *findIn({ kind, root, trade }) {
    if (kind !== 'journey') return;
    const run = items(at(root, 'submit', 'run')).flatMap((node) => textOf(node) ?? []);
    // A name that there is not was rather mistyped there: rule unknown-effect tells it.
    if (run.some((name) => !Object.hasOwn(trade.words.effects, name))) return;
    const stages = items(at(root, 'submit', 'stages'));
    const staged = stages.flatMap((stage) => items(at(stage, 'run')).flatMap((node) => textOf(node) ?? []));
    for (const node of stages.length === 0 ? [] : items(at(root, 'submit', 'run'))) {
      const name = textOf(node) ?? '';
      if (staged.includes(name)) continue;
      const message = `No stage tells how "${name}" goes: nobody would learn that it failed. Name it in a stage.`;
      yield { where: node, message };
    }
    const told = new Set<string>();
    for (const node of stages.flatMap((stage) => items(at(stage, 'run')))) {
      const name = textOf(node) ?? '';
      const message = `Two stages tell how "${name}" goes. Name it in one of them.`;
      if (told.has(name)) yield { where: node, message };
      told.add(name);
    }
    let before = '';
    for (const node of stages.flatMap((stage) => items(at(stage, 'run')))) {
      const name = textOf(node) ?? '';
      if (run.includes(name) && run.includes(before) && run.indexOf(name) < run.indexOf(before)) {
        const message = `The stages tell of "${name}" after "${before}", and the submit runs it before. Tell them in the order in which they run.`;
        yield { where: node, message };
      }
      before = name;
    }
    for (const stage of stages) {
      const own = items(at(stage, 'run')).flatMap((node) => textOf(node) ?? []);
      for (const { key, keyNode, value } of entries(at(stage, 'mend'))) {
        const { needs = [], sends = {} } = ownOf(trade.words.inputs, key) ?? {};
        const taken = [...new Set([...needs, ...Object.keys(sends)])];
        if (taken.length > 0 && own.includes(key) && !taken.includes(textOf(value) ?? '')) {
          const message = `"${key}" takes no "${textOf(value)}": to correct it mends nothing. It takes ${some(taken)}.`;
          yield { where: value, message, suggest: nearest(textOf(value) ?? '', taken) };
        }
        if (own.includes(key) || !Object.hasOwn(trade.words.effects, key)) continue;
        const message = `This stage does not run "${key}", so nobody is led to this answer. It runs ${some(own)}.`;
        yield { where: keyNode, message, suggest: nearest(key, own) };
      }
      for (const node of items(at(stage, 'run'))) {
        const name = textOf(node) ?? '';
        if (run.includes(name)) continue;
        const message = `The submit does not run "${name}": this stage would wait for it in vain. It runs ${some(run)}.`;
        yield { where: node, message, suggest: nearest(name, run) };
      }
    }
  },
};
