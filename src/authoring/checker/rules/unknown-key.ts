import { type FileRule, misfitsIn } from '../rule.ts';
import { conditionalKeywords } from '../shapes/common.ts';
import { withHelp } from '../suggest.ts';

export const unknownKey: FileRule = {
  severity: 'error',
  doc: 'A key that has no meaning where it stands.',
  *findIn(source) {
    for (const { node, key, known } of misfitsIn(source, 'unknown-key')) {
      // In a schema, rule conditional-schema says more.
      if (known.includes('properties') && conditionalKeywords.includes(key)) continue;
      yield { where: node, ...withHelp(`Key "${key}" has no meaning here.`, key, known) };
    }
  },
};
