import type { ObligationDefinition } from '../../../definitions/types.ts';
import { holds } from '../../../engine/condition.ts';
import { equal } from '../../../engine/equal.ts';
import { factAt, readerFor } from '../../../engine/facts.ts';
import type { StepModel } from '../../../engine/model.ts';
import { own } from '../../../engine/own.ts';
import { type Reader, splitPath } from '../../../engine/path.ts';
import type { Condition, Json } from '../../../engine/types.ts';
import { valueNow } from '../../../engine/value.ts';
import { some } from '../phrase.ts';
import { giftsOf } from './gifts.ts';
import { errorIn } from './judging.ts';
import { isWhole, metSteps, type Scene } from './scene.ts';
import { stepsByItem } from './step-items.ts';
import { visibleWhen } from './visible.ts';

/** One thing that an obligation asks of one item of one step. `isBroken` tells in which situations it is not so. */
export interface Duty {
  readonly step: StepModel;
  /** The item; undefined where the duty is about the step itself. */
  readonly name?: string;
  /** What is wrong, to follow "here ". */
  readonly broken: string;
  readonly isBroken: (reader: Reader) => boolean;
  /** The step must be open for the mistake to be met; else the journey must have come past its place. */
  readonly isOpen: boolean;
  /** The section of the card that is most likely wrong. */
  readonly section: string;
  /** Answers that somebody gives. */
  readonly given?: Readonly<Record<string, Json>>;
  /** The value that is taken or refused, the values that should be taken, and in which situations. */
  readonly limit?: { readonly value: Json; readonly right: readonly Json[]; readonly when: Condition };
  /** The values that nothing may give it. */
  readonly gives?: readonly Json[];
  /** How the mistake shows once somebody came there, if that is told otherwise than by `isBroken`. */
  readonly isMet?: (reader: Reader) => boolean;
  /** It is told although no walk comes there: what else is known there is no matter of the journey. */
  readonly needsNoWay?: true;
  /** Another item that it speaks of. */
  readonly beside?: string;
}

/** What an obligation asks of the steps of a scene that are looked at there. `lost` are names that no step knows. */
export function dutiesOf(
  scene: Scene,
  obligation: ObligationDefinition,
): { readonly duties: readonly Duty[]; readonly lost: readonly string[] } {
  const { world, model } = scene;
  const met = metSteps(scene);
  const { conditions } = world.domain;
  const lost: string[] = [];
  const duties: Duty[] = [];
  const look = (step: StepModel, condition: Condition) => (reader: Reader) =>
    holds(condition, readerFor(step, reader).read, conditions);
  const when = obligation.when ?? true;
  const there = (step: StepModel, condition: Condition): Condition => ({
    all: [when, step.definition.when ?? true, condition],
  });

  const eachStep = (
    ids: readonly string[] = [],
    each: (step: StepModel) => Omit<Duty, 'step' | 'section' | 'isOpen'>,
  ) => {
    for (const id of ids) {
      const step = model.steps.find((one) => one.id === id);
      if (step === undefined) lost.push(id);
      else if (isWhole(scene)) duties.push({ step, section: 'when', isOpen: false, ...each(step) });
    }
  };
  const eachItem = (
    names: readonly string[] = [],
    each: (
      step: StepModel,
      name: string,
    ) => Omit<Duty, 'step' | 'name' | 'isOpen'> & { readonly isOpen?: boolean },
  ) => {
    for (const name of names) {
      const step = stepsByItem(model).get(name);
      if (step === undefined) lost.push(name);
      else if (met.includes(step)) duties.push({ step, name, isOpen: true, ...each(step, name) });
    }
  };
  const isWrong = (step: StepModel, name: string, reader: Reader) =>
    errorIn(model, step, name, reader, world.today) !== undefined;
  const isRefused = (step: StepModel, name: string, reader: Reader) =>
    errorIn(model, step, name, reader, world.today, ({ must }) => must !== false) !== undefined;
  const open = (step: StepModel, name: string) => look(step, there(step, visibleWhen(step, name)));
  const absent = (step: StepModel, condition: Condition) =>
    look(step, { all: [when, { not: { all: [step.definition.when ?? true, condition] } }] });

  eachStep(obligation.asks, (step) => ({
    broken: `step "${step.id}" is not asked`,
    isBroken: absent(step, true),
  }));
  eachStep(obligation.skips, (step) => ({
    broken: `step "${step.id}" is asked`,
    isBroken: look(step, there(step, true)),
  }));
  eachItem(obligation.shows, (step, name) => ({
    section: 'show',
    isOpen: false,
    broken: `"${name}" is not shown`,
    isBroken: absent(step, visibleWhen(step, name)),
  }));
  eachItem(obligation.hides, (step, name) => ({
    section: 'hide',
    broken: `"${name}" is shown`,
    isBroken: open(step, name),
  }));
  eachItem(obligation.requires, (step, name) => ({
    section: 'require',
    isOpen: false,
    broken: `"${name}" is not asked as something required`,
    isBroken: absent(step, { all: [visibleWhen(step, name), own(step.card.require, name) ?? false] }),
  }));
  eachItem(obligation.agrees, (step, name) => {
    const hidden = absent(step, visibleWhen(step, name));
    const shown = open(step, name);
    return {
      section: 'require',
      isOpen: false,
      broken: `"${name}" need not be agreed to`,
      isBroken: (reader) =>
        hidden(reader) || (shown(reader) && reader.read(name) !== true && !isWrong(step, name, reader)),
    };
  });
  eachItem(obligation.blocks, (step, name) => {
    const shown = open(step, name);
    return {
      section: 'rules',
      broken: `"${name}" does not hold the journey back`,
      isBroken: (reader) => shown(reader) && !isWrong(step, name, reader),
    };
  });
  for (const [index, first] of (obligation.neverTogether ?? []).entries()) {
    eachItem(obligation.neverTogether?.slice(index + 1), (step, name) => {
      const other = stepsByItem(model).get(first) === step ? open(step, first) : () => false;
      const shown = open(step, name);
      return {
        section: 'show',
        broken: `"${first}" and "${name}" are shown at once`,
        needsNoWay: true,
        beside: first,
        isBroken: (reader) => shown(reader) && other(reader),
      };
    });
  }
  const eachValue = (map: Readonly<Record<string, readonly Json[]>> = {}, isAccepted: boolean) => {
    for (const [field, values] of Object.entries(map)) {
      for (const value of values) {
        eachItem([field], (step, name) => {
          const shown = open(step, name);
          const isFault = (reader: Reader) =>
            isAccepted ? isRefused(step, name, reader) : !isWrong(step, name, reader);
          return {
            section: 'rules',
            given: { [name]: value },
            limit: { value, right: obligation.accepts?.[field] ?? [], when },
            broken: `"${name}" ${isAccepted ? 'refuses' : 'takes'} ${JSON.stringify(value)}`,
            isBroken: (reader) => equal(reader.read(name), value) && shown(reader) && isFault(reader),
          };
        });
      }
    }
  };
  for (const [field, values] of Object.entries(obligation.neverGives ?? {})) {
    eachItem([field], (step, name) => {
      const gifts = giftsOf(model, step, name);
      return {
        section: 'presets',
        isOpen: false,
        gives: values,
        broken: `"${name}" is ${some(values)} and nobody answered it`,
        isBroken: (reader) =>
          look(step, when)(reader) &&
          gifts.some((gift) => values.some((value) => equal(gift(reader), value))),
        isMet: (reader) => values.some((value) => equal(reader.read(name), value)),
      };
    });
  }
  for (const [field, value] of Object.entries(obligation.presets ?? {})) {
    eachItem([field], (step, name) => {
      const preset = own(step.card.presets, name) ?? own(model.journey.presets, name) ?? null;
      const given = (reader: Reader) => valueNow(preset, readerFor(step, reader).read) ?? null;
      return {
        section: 'presets',
        needsNoWay: true,
        broken: `"${name}" is not ${JSON.stringify(value)} from the start`,
        isBroken: (reader) => look(step, there(step, true))(reader) && !equal(given(reader), value),
        isMet: (reader) => !equal(reader.read(name) ?? null, value),
      };
    });
  }
  eachValue(obligation.accepts, true);
  eachValue(obligation.refuses, false);
  lost.push(...namesLost(scene, obligation));
  return { duties, lost };
}

/** What an obligation names beside items, and the journey or the facts do not know. */
function namesLost({ model }: Scene, { inOrder = [], after = {}, worksOut = {} }: ObligationDefinition) {
  const { facts } = model.definitions;
  const isKnown = (path: string) =>
    model.fields.has(path) || own(model.trade.sources, splitPath(path, model.trade.sources)[0]) !== undefined;
  return [
    ...inOrder.filter((id) => model.steps.every((step) => step.id !== id)),
    ...Object.keys(after).filter((path) => !isKnown(path)),
    ...Object.keys(worksOut).filter((path) => factAt(path, facts) === undefined),
  ];
}
