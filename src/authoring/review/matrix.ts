import { keep } from '../../definitions/keep.ts';
import { kindOf } from '../../definitions/kinds.ts';
import { sameItems } from '../../engine/equal.ts';
import type { TradeWords } from '../../engine/trade-words.ts';
import type { VariantDefinition } from '../../engine/types.ts';
import { counted } from '../../words/counted.ts';
import { type Context, contextsOf } from './contexts.ts';
import { type Opened, openProject, type Project } from './project.ts';
import { variantChain } from './provenance.ts';
import { bareScreenOf, type Screen } from './screen.ts';
import { stageOf } from './stage.ts';

/** One context with its screen; `number` counts the distinct screens from 1. */
export interface Cell {
  readonly context: Context;
  readonly screen: Screen;
  readonly number: number;
}

/** Every context's screen, in the order of the contexts. */
export interface Matrix {
  readonly project: Project;
  readonly cells: readonly Cell[];
  /** How many distinct screens there are. */
  readonly distinct: number;
}

/** How a context's screen stands to the saved one; `problem`: it cannot be made because a file of it has an error. */
export type Standing = 'same' | 'changed' | 'new' | 'gone' | 'problem';

/** One context, its screen before and now, and how they stand to each other. */
export interface Delta {
  readonly context: Context;
  readonly standing: Standing;
  readonly before?: Screen;
  readonly after?: Screen;
}

/** All contexts' screens. What an edit did not touch is taken over from the time before. */
export function matrixOf(project: Project): Matrix {
  const numbers = new Map<string, number>();
  const cells = contextsOf(project).map((context) => {
    const screen = keptScreen(project, context);
    const number = numbers.get(screen.key) ?? numbers.size + 1;
    numbers.set(screen.key, number);
    return { context, screen, number };
  });
  return { project, cells, distinct: numbers.size };
}

/**
 * Works all contexts' screens out beforehand and rests after each owner, so that whoever drives it may stop: what was
 * worked out is known to `matrixOf`.
 */
export function* screensInTurn(project: Project): Generator<undefined, void> {
  let last: Context['owner'] | undefined;
  for (const context of contextsOf(project)) {
    if (last !== undefined && context.owner !== last) yield;
    last = context.owner;
    keptScreen(project, context);
  }
}

/** The screens of one variant's contexts; none for a name that no context has. */
export function screensOf(project: Project, variant: string): readonly Omit<Cell, 'number'>[] {
  return contextsOf(project)
    .filter(({ owner }) => owner.variant === variant)
    .map((context) => ({ context, screen: keptScreen(project, context) }));
}

/** `1,008 contexts, 384 distinct screens` */
export function saysMatrix({ cells, distinct }: Matrix): string {
  return `${counted(cells.length, 'context')}, ${counted(distinct, 'distinct screen')}`;
}

/**
 * What became of every saved context and which are new. While files have errors, the contexts that use one of them are
 * problems and the others are told as if the file were still as it was saved.
 */
export function deltasOf(saved: Matrix, now: Opened): readonly Delta[] {
  const broken = now.problems.flatMap(({ severity, file }) => (severity === 'error' ? file : []));
  const variants = broken.map((file) => variantIn(file, saved.project.trade));
  const project = variants.includes(undefined)
    ? now.project
    : (now.project ?? mended(saved.project, now, broken));
  if (project === undefined) {
    return saved.cells.map(({ context, screen }) => ({ context, standing: 'problem', before: screen }));
  }
  const after = new Map(matrixOf(project).cells.map((cell) => [cell.context.id, cell]));
  const before = new Map(saved.cells.map((cell) => [cell.context.id, cell]));
  return [...new Map([...before, ...after]).values()].map(({ context }) => {
    const chain = variantChain(project, context.owner.variant);
    const isBroken = chain.some((name) => variants.includes(name));
    return deltaOf(
      context,
      before.get(context.id)?.screen,
      isBroken ? 'problem' : after.get(context.id)?.screen,
    );
  });
}

function deltaOf(context: Context, before: Screen | undefined, after: Screen | undefined | 'problem'): Delta {
  const old = before === undefined ? {} : { before };
  if (after === 'problem') return { context, standing: 'problem', ...old };
  if (after === undefined) return { context, standing: 'gone', ...old };
  if (before === undefined) return { context, standing: 'new', after };
  return { context, standing: before.key === after.key ? 'same' : 'changed', before, after };
}

/** The project with its broken variants as they were saved. */
function mended(saved: Project, { files }: Opened, broken: readonly string[]): Project | undefined {
  const old = new Map(saved.files.map((one) => [one.file, one]));
  const mixed = files.map((one) => (broken.includes(one.file) ? (old.get(one.file) ?? one) : one));
  return openProject(mixed, saved.trade).project;
}

function variantIn(file: string, trade: TradeWords): string | undefined {
  const known = kindOf(file, trade);
  return known?.kind === 'variant' ? known.name : undefined;
}

interface Kept {
  readonly inputs: readonly unknown[];
  readonly screens: Map<string, Screen>;
}

/** So many versions of what is around a variant are remembered: the saved one, the present one and the one before. */
const mostVersions = 3;
const kept = new WeakMap<VariantDefinition, readonly Kept[]>();

function keptScreen(project: Project, context: Context): Screen {
  const screens = keptOf(project, context.owner.variant);
  const before = screens?.get(context.id);
  if (before !== undefined) return before;
  const screen = bareScreenOf(project, context);
  screens?.set(context.id, screen);
  return screen;
}

const current = keep((_: Project) => new Map<string, Kept['screens']>());

/** What was worked out for a variant, if all that its screens are made of is the same as then. */
function keptOf(project: Project, name: string): Kept['screens'] | undefined {
  const ours = current(project);
  const variant = project.data.variants[name];
  if (ours.has(name) || variant === undefined) return ours.get(name);
  const inputs = inputsOf(project, name);
  const versions = kept.get(variant) ?? [];
  const same = versions.find((version) => sameItems(version.inputs, inputs));
  const screens = same?.screens ?? new Map<string, Screen>();
  const others = versions.filter((version) => version !== same);
  kept.set(variant, [{ inputs, screens }, ...others].slice(0, mostVersions));
  ours.set(name, screens);
  return screens;
}

/** Everything that the screens of a variant are made of; each is the same object while its file is. */
function inputsOf(project: Project, name: string): readonly unknown[] {
  const { data } = project;
  const journey = data.journeys[stageOf(project)?.journey ?? ''];
  return [
    ...variantChain(project, name).map((one) => data.variants[one]),
    ...(journey?.steps ?? []).map(({ card }) => data.cards[card]),
    ...[journey, data.conditions, data.facts, data.messages, data.notices, data.owners],
    ...[data.contexts, data.settings, ...Object.values(data.tables), data.brands[data.settings.brand ?? '']],
  ];
}
