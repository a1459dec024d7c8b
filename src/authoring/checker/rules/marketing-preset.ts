import type { FileKind } from '../../../definitions/kinds.ts';
import { removal } from '../edits.ts';
import { at, type Node } from '../json.ts';
import { answerSchemas } from '../paths.ts';
import { type Project, partsOf } from '../project.ts';
import { mentionsOf, type ProjectRule } from '../rule.ts';
import type { Source } from '../source.ts';

export const marketingPreset: ProjectRule = {
  severity: 'error',
  doc: 'A consent to marketing that is given before, or by anything but, a person.',
  *find(project) {
    for (const { source, name, node, value, inside } of mentionsOf(project, 'answer', 'preset')) {
      // A preview is filled by the person whom it plays, and an obligation says what must never be.
      if (imagined.includes(source.kind)) continue;
      if (value === undefined || isRefusal(value) || !isMarketing(project, source, name)) continue;
      const message = `"${name}" is a consent to marketing: only the person may give it. Take this line out.`;
      const isPreset = inside !== undefined && inside === at(source.root, 'presets');
      yield { source, where: value, message, fix: isPreset ? removal(node) : undefined };
    }
  },
};

const imagined: readonly (FileKind | undefined)[] = ['contexts', 'obligations', 'choices'];

/** No consent is given by false, or by null for "no answer yet". */
function isRefusal(value: Node): boolean {
  return value.value === false || value.type === 'null';
}

function isMarketing(project: Project, source: Source, name: string): boolean {
  const own = partsOf(project, source)?.fields.get(name);
  const schemas = own === undefined ? answerSchemas(project, name) : [own];
  return schemas.some((schema) => at(schema, 'marketing')?.value === true);
}
