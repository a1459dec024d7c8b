import type { EntryChange } from '../../../src/engine/entries.ts';
import { equal } from '../../../src/engine/equal.ts';
import { isComplete } from '../../../src/engine/journey.ts';
import { own } from '../../../src/engine/own.ts';
import type { Json, ResolvedField, ResolvedList } from '../../../src/engine/types.ts';
import type { Random } from '../random.ts';
import type { How } from './service.ts';
import type { Step } from './step.ts';
import { typed } from './typed.ts';
import type { Visit } from './visit.ts';

/** A name without its fuel's prefix: `gasTariffValidToDate` is `tariffValidToDate`. */
const baseName = (field: string) =>
  field.replace(/^(?:gas|electricity)(?=[A-Z])(?!Usage|SmartMeter)(.)/, (_, letter: string) =>
    letter.toLowerCase(),
  );

/** Agreements are taken back with null, boxes with false. */
const untickedAs = (widget: string) => (widget === 'agreement' ? null : false);

/** What may be done with a field: one of what it offers, or something that people type. */
function answerFor(field: ResolvedField, now: Json | undefined, random: Random): Step | undefined {
  const { name, options, lookup, widget } = field;
  if (lookup !== undefined)
    return options && options.length > 0
      ? { is: 'choose', field: name, nth: random.int(options.length) }
      : undefined;
  if (options !== undefined) {
    const value = random.pick(options.filter((option) => !equal(option.value, now)))?.value;
    return value === undefined ? undefined : { is: 'answer', field: name, value };
  }
  const words = typed[baseName(name)] ?? typed[name];
  if (words) {
    const value = random.pick(random.int(5) === 0 ? words.wrong : words.right);
    return value === undefined || equal(value, now)
      ? { is: 'empty', field: name }
      : { is: 'answer', field: name, value };
  }
  if (widget === 'yes-no') return { is: 'answer', field: name, value: now === 'yes' ? 'no' : 'yes' };
  if (['checkbox', 'agreement', 'yes-no-consent'].includes(widget))
    return { is: 'answer', field: name, value: now === true ? untickedAs(widget) : true };
  if (field.list) return { is: 'entry', change: changeOf(name, field.list, random) };
  return undefined;
}

/** What may be done with a list: more often it is added to, and saved. */
function changeOf(list: string, { lines, editing }: ResolvedList, random: Random): EntryChange {
  if (editing !== undefined) return { kind: random.int(4) === 0 ? 'cancel-entry' : 'save-entry', list };
  const kind = lines.length === 0 ? 0 : random.int(6);
  if (kind < 4) return { kind: 'add-entry', list };
  return { kind: kind === 4 ? 'change-entry' : 'remove-entry', list, at: random.int(lines.length) };
}

const hows: readonly How[] = ['well', 'well', 'well', 'well', 'empty', 0, 404, 500, 503];

/** The next step, of those that the page offers now and of the answers that may come. */
export function chooseStep(visit: Visit, random: Random): Step {
  const { held, view } = visit;
  const kind = random.int(100);
  const one = kind < 34 ? random.pick(held) : undefined;
  if (one) {
    const nth = held.filter(({ name }) => name === one.name).indexOf(one);
    return { is: 'reply', to: one.name, nth, how: random.pick(hows) ?? 'well' };
  }
  if (kind < 40) return { is: 'settle', from: random.int(2) === 0 ? 'first' : 'last' };
  const fields = visit.fields();
  if (kind < 48) {
    const actions = fields.filter(({ ui }) => typeof ui.action === 'string');
    const field = random.pick(actions);
    if (field) return { is: 'press', field: field.name };
  }
  if (kind < 50) {
    const field = random.pick(fields);
    if (field) return { is: 'touch', field: field.name };
  }
  if (kind < 62) {
    const inner = random.pick(fields.flatMap(({ ui }) => (typeof ui.journey === 'string' ? ui.journey : [])));
    if (inner !== undefined && random.int(2) === 0) return { is: 'submit', journey: inner };
    if (isComplete(view.steps) || random.int(4) === 0) return { is: 'submit', journey: view.model.name };
  }
  if (kind === 62) return { is: 'cancel' };
  if (kind < 66) {
    const back = random.pick(
      fields.filter(({ options, lookup }) => lookup === undefined && options !== undefined),
    );
    const step = back && answerFor(back, own(visit.state.answers, back.name), random);
    if (step?.is === 'answer' && step.value !== null)
      return { is: 'back', field: step.field, value: step.value, waits: random.int(2) === 0 };
  }
  return anAnswer(visit, fields, random);
}

/** An answer to any question of the page; more often to one that wants one. */
function anAnswer(visit: Visit, fields: readonly ResolvedField[], random: Random): Step {
  const { answers } = visit.state;
  const wanting = fields.filter(({ name, required }) => required && own(answers, name) === undefined);
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const field = random.pick(wanting.length > 0 && random.int(2) === 0 ? wanting : fields);
    const step = field && answerFor(field, own(answers, field.name), random);
    if (step) return step;
  }
  return { is: 'settle', from: 'first' };
}
