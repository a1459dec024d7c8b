import { layoutOf } from '../../../definitions/layout.ts';
import type { ObligationDefinition } from '../../../definitions/types.ts';
import type { Json, OwnerId } from '../../../engine/types.ts';
import { at, entries, type Node, textOf } from '../json.ts';
import { type Broken, brokenAftermath } from './aftermath.ts';
import type { Duty } from './duties.ts';
import { dutiesOf } from './duties.ts';
import { placeOfDuty, placeOfTaken } from './duty-place.ts';
import { wrongFacts } from './examples-of-facts.ts';
import { findSituation } from './explore.ts';
import { isOwner, variantOf } from './owners.ts';
import type { ProofFinding } from './proof-rule.ts';
import { saidOfItem, unlessNothing } from './remembered.ts';
import { isWhole, type Place, placeInJourney, type Scene } from './scene.ts';
import { wrongWay } from './way-of-journey.ts';
import { wayTo, wayToStep } from './witness.ts';

/** How what is broken is told, after what is so instead. */
type Saying = (obligation: ObligationDefinition) => string;

/** What some customer does not get of some obligations, told by `says`. A change that somebody accepted is not told. */
export function* brokenDuties(
  scene: Scene,
  isOurs: (obligation: ObligationDefinition) => boolean,
  says: Saying,
): Generator<ProofFinding> {
  const { data } = scene.world;
  for (const [duties, obligation] of Object.entries(data.obligations ?? {})) {
    if (!isOurs(obligation) || obligation.journey !== scene.model.name || !applies(scene, obligation))
      continue;
    yield* brokenIn(scene, duties, obligation, says(obligation));
  }
}

function* brokenIn(
  scene: Scene,
  name: string,
  obligation: ObligationDefinition,
  law: string,
): Generator<ProofFinding> {
  const { accepted } = obligation;
  const lineOf = (broken: string) => (accepted === undefined ? undefined : `${name}: ${broken}`);
  const isAccepted = (line: string | undefined) =>
    line !== undefined &&
    [line, `${line}, of ${scene.variant}`].some((one) => accepted?.includes(one) === true);
  const { duties, lost } = dutiesOf(scene, obligation);
  const isTold = obligation.owners === undefined ? isWhole(scene) : scene.variant !== undefined;
  for (const item of isTold ? lost : []) {
    const choice = lineOf(`${JSON.stringify(item)} is nowhere`);
    if (!isAccepted(choice)) yield { ...lostIn(scene, name, item, law), choice };
  }
  for (const { broken, ...place } of isTold ? otherwise(scene, obligation) : []) {
    const choice = lineOf(broken);
    if (!isAccepted(choice)) yield { ...place, message: `Here ${broken}. ${law}`, choice };
  }
  const customers = customersOf(scene, obligation);
  for (const duty of duties) {
    const { step, name: item, broken } = duty;
    const choice = lineOf(broken);
    if (isAccepted(choice)) continue;
    const find = (noted: Scene) => found(noted, duty, law, customers, choice);
    const items = [item, duty.beside].flatMap((one) => one ?? []);
    const said = item === undefined ? undefined : items.flatMap((one) => saidOfItem(scene.model, step, one));
    yield* said === undefined
      ? find(scene)
      : unlessNothing(scene, broken, [...said, obligation, customers], find);
  }
}

/** What is otherwise of what an obligation says of a journey by example: each is tried in the engine as it stands there. */
function* otherwise(scene: Scene, obligation: ObligationDefinition): Generator<Broken> {
  yield* brokenAftermath(scene, obligation);
  yield* wrongFacts(scene, obligation);
  yield* wrongWay(scene, obligation);
}

/** What an obligation asks for is nowhere in the journey, or not in the owner's: its step was taken out, or it is named wrong. */
function lostIn(scene: Scene, name: string, item: string, law: string): ProofFinding {
  const { project } = scene.world;
  const message = `"${item}" is nowhere here. ${law}`;
  const taken = placeOfTaken(scene, item);
  if (taken !== undefined) return { ...taken, message, path: [`open "${scene.model.name}"`] };
  const variant = project.variants.get(scene.variant ?? '');
  const source =
    variant ??
    project.read.find(({ kind, root }) => kind !== 'guards' && dutyIn(root, name) !== undefined) ??
    placeInJourney(scene, 'steps').source;
  const asked = dutyIn(source.root, name);
  const where = asked ?? at(source.root, 'name') ?? source.root;
  const [step] = scene.variant === undefined ? [] : scene.steps;
  const path = step === undefined ? [`open "${scene.model.name}"`] : wayToStep(scene, step);
  return { source, where, message, path };
}

/** The name of an obligation in the file that has it. */
const dutyIn = (root: Node | undefined, name: string) =>
  ['obligations', 'choices'].flatMap((section) => entries(at(root, section))).find(({ key }) => key === name)
    ?.keyNode;

function* found(
  scene: Scene,
  duty: Duty,
  law: string,
  customers: Readonly<Record<string, Json>>,
  choice: string | undefined,
): Generator<ProofFinding> {
  const given = new Map(
    Object.entries({ ...customers, ...duty.given }).map(([name, value]) => [
      name,
      { holds: { [name]: value } },
    ]),
  );
  if (findSituation(scene.world.domain, duty.isBroken, given) === undefined) return;
  const path = wayTo(scene, duty.step, duty.isBroken, { given, isOpen: duty.isOpen, isMet: duty.isMet });
  if (path === undefined && duty.needsNoWay !== true) return;
  // Of two that are never shown at once either may be wrong.
  for (const one of duty.beside === undefined ? [duty] : [duty, { ...duty, name: duty.beside }]) {
    const place = placeOfDuty(scene, one);
    const alone = madeBy(scene, duty, place, customers);
    yield { ...place, message: `Here ${duty.broken}. ${law}`, ...(path && { path }), alone, choice };
  }
}

/** Whether an obligation speaks of the owner of a scene; of the journey as it stands it speaks through its owners. */
function applies({ world, variant, steps }: Scene, { owners, except = [] }: ObligationDefinition): boolean {
  if (variant === undefined) return true;
  if (steps.length === 0) return false;
  const met = (one: OwnerId) => (isOwner(world.data, one) ? variantOf(world.data, one) : one) === variant;
  return owners === undefined ? !except.some(met) : owners.some(met);
}

/** The owner whose customers are meant, where its variant does not name it: one without a file of its own. */
function customersOf(
  { world, variant = '', steps }: Scene,
  { owners = [] }: ObligationDefinition,
): Readonly<Record<string, Json>> {
  const own = world.data.variants[variant]?.owners ?? [];
  if (owners.length === 0) return everybody;
  const met = owners.find((one) => isOwner(world.data, one) && variantOf(world.data, one) === variant);
  const path = steps[0]?.definition.variant;
  return met === undefined || path === undefined || own.includes(met) ? everybody : { [path]: met };
}

const everybody: Readonly<Record<string, Json>> = {};

/** What makes an owner's card what it is: the setting that binds it to a file, else its file, where the card's line is told. */
function madeBy(
  { world, variant = '' }: Scene,
  { section }: Duty,
  { source }: Place,
  customers: Readonly<Record<string, Json>>,
): Place | undefined {
  const { read, trade, variants } = world.project;
  const settings = read.find(({ kind }) => kind === 'settings');
  const bindings = at(settings?.root, layoutOf(trade.words.owners).bound);
  const bound = entries(bindings).find(
    ({ key, value }) => textOf(value) === variant && Object.values(customers).some((id) => `${id}` === key),
  );
  if (settings?.root !== undefined && bound !== undefined) return { source: settings, where: bound.value };
  const own = variants.get(variant);
  if (own === undefined || source.kind !== 'card') return undefined;
  const [where = own.root] = [section, 'show', 'hide', 'extends', 'name'].flatMap(
    (key) => at(own.root, key) ?? [],
  );
  return { source: own, where };
}
