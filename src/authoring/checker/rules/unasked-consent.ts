import { own } from '../../../engine/own.ts';
import { at, entries, items, textOf } from '../json.ts';
import { type Project, prefixed } from '../project.ts';
import type { ProjectRule } from '../rule.ts';

export const unaskedConsent: ProjectRule = {
  severity: 'error',
  doc: 'A submit that runs what sends a consent, and its journey does not ask for it: the law wants it given.',
  *find(project) {
    const consents = consentsOf(project);
    for (const { name: journey, source, steps, fields } of project.journeys.values()) {
      const asked = new Set([
        ...fields.keys(),
        ...steps.flatMap((step) =>
          [...(project.cards.get(step.card)?.fields.keys() ?? [])].map((name) => prefixed(step.for, name)),
        ),
      ]);
      for (const node of items(at(source.root, 'submit', 'run'))) {
        const effect = textOf(node) ?? '';
        const { needs = [], sends = {} } = own(project.trade.words.inputs, effect) ?? {};
        for (const consent of new Set([...needs, ...Object.keys(sends)])) {
          const law = consents.get(consent);
          if (law === undefined || asked.has(consent)) continue;
          const message = `"${effect}" sends "${consent}", and journey "${journey}" does not ask for it. ${law} Ask for it, or do not run this.`;
          yield { source, where: node, message };
        }
      }
    }
  },
};

/** Every answer that law or choice wants to be true before a journey ends, with the sentence that says so. */
function consentsOf({ read }: Project): ReadonlyMap<string, string> {
  return new Map(
    read
      .filter(({ kind }) => kind === 'obligations' || kind === 'choices')
      .flatMap(({ root, kind }) => entries(at(root, kind ?? '')))
      .flatMap(({ value }) => {
        const says = `${textOf(at(value, 'says')) ?? ''} (${textOf(at(value, 'source')) ?? ''})`;
        return items(at(value, 'agrees')).map((node) => [textOf(node) ?? '', says] as const);
      }),
  );
}
