import { isDay } from '../../../days/days.ts';
import { at, isInside, nodesOf, textOf } from '../json.ts';
import type { FileRule } from '../rule.ts';

const written = /^\d{4}-\d{2}-\d{2}$/;

export const impossibleDay: FileRule = {
  severity: 'error',
  doc: 'A day that no calendar has, such as 31 June.',
  *findIn({ root, text }) {
    if (!/"\d{4}-\d{2}-\d{2}"/.test(text)) return;
    // What is refused may well be such a day.
    const refused = [...nodesOf(root)].flatMap((node) => at(node, 'refuses') ?? []);
    for (const node of nodesOf(root)) {
      const day = textOf(node) ?? '';
      if (!written.test(day) || isDay(day) || refused.some((list) => isInside(node, list))) continue;
      yield { where: node, message: `There is no ${day}. Write a day that the calendar has, as YYYY-MM-DD.` };
    }
  },
};
