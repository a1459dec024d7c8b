import { textOf } from '../json.ts';
import { keep } from '../keep.ts';
import type { Project } from '../project.ts';
import { mentionsOf, type ProjectRule } from '../rule.ts';
import { placeIn } from '../source.ts';
import english from '../wording/english.json' with { type: 'json' };

/** What people are told to press, by its capitals: `press Show Me More`. */
const pressed = new RegExp(
  `\\b(?:${english.pressing.words.all.map((word) => `[${word[0]}${word[0]?.toUpperCase()}]${word.slice(1)}`).join('|')}) (?:the |on |on the )?["“‘'*]{0,2}(\\p{Lu}[\\p{L}\\p{N}’']*(?: \\p{Lu}[\\p{L}\\p{N}’']*)+)`,
  'gu',
);

export const unknownButton: ProjectRule = {
  severity: 'error',
  doc: 'A text that tells people to press what nothing is called.',
  *find(project) {
    for (const { source, name: text, node } of mentionsOf(project, 'text', 'message')) {
      if (source.kind === 'translation') continue;
      for (const [, called = ''] of text.matchAll(pressed)) {
        if (labelsOf(project).some((label) => label.startsWith(called.toLowerCase()))) continue;
        const message = `Nothing is called "${called}". Name what there is to press.`;
        yield { source, where: placeIn(source, node, called), message };
      }
    }
  },
};

/** Every text, in small letters: what can be pressed is one. */
const labelsOf = keep((project: Project): readonly string[] =>
  mentionsOf(project, 'text').map(({ node }) => (textOf(node) ?? '').toLowerCase()),
);
