import type { ObligationDefinition } from '../../../../definitions/types.ts';
import { own } from '../../../../engine/own.ts';
import type { Json, OwnerId } from '../../../../engine/types.ts';
import { at, entries } from '../../json.ts';
import type { Duty } from '../duties.ts';
import { dutiesOf } from '../duties.ts';
import { findSituation } from '../explore.ts';
import { isOwner, variantOf } from '../owners.ts';
import type { ProofFinding, ProofRule } from '../proof-rule.ts';
import { saidOfItem, unlessNothing } from '../remembered.ts';
import { isWhole, type Place, placeInJourney, placeOf, type Scene, withHolders } from '../scene.ts';
import { wayTo, wayToStep } from '../witness.ts';

export const brokenObligation: ProofRule = {
  severity: 'error',
  doc: 'Something that obligations.json asks of every journey, and that some customer does not get.',
  *find(scene) {
    const { data } = scene.world;
    for (const [name, obligation] of Object.entries(data.obligations ?? {})) {
      if (obligation.journey !== scene.model.name || !applies(scene, obligation)) continue;
      const { duties, lost } = dutiesOf(scene, obligation);
      const law = `${obligation.says} (${obligation.source})`;
      const isTold = obligation.owners === undefined ? isWhole(scene) : scene.variant !== undefined;
      for (const item of isTold ? lost : []) yield lostIn(scene, name, item, law);
      const customers = customersOf(scene, obligation);
      for (const duty of duties) {
        const { step, name, broken } = duty;
        const find = (noted: Scene) => found(noted, duty, law, customers);
        const said = name === undefined ? undefined : saidOfItem(scene.model, step, name);
        yield* said === undefined
          ? find(scene)
          : unlessNothing(scene, broken, [...said, obligation, customers], find);
      }
    }
  },
};

/** What an obligation asks for is nowhere in the journey, or not in the owner's. */
function lostIn(scene: Scene, name: string, item: string, law: string): ProofFinding {
  const { project } = scene.world;
  const variant = project.variants.get(scene.variant ?? '');
  const source =
    variant ??
    project.read.find(({ kind }) => kind === 'obligations') ??
    placeInJourney(scene, 'steps').source;
  const asked = entries(at(source.root, 'obligations')).find(({ key }) => key === name)?.keyNode;
  const where = asked ?? at(source.root, 'name') ?? source.root;
  const [step] = scene.variant === undefined ? [] : scene.steps;
  const path = step === undefined ? [`open "${scene.model.name}"`] : wayToStep(scene, step);
  return { source, where, message: `"${item}" is nowhere here. ${law}`, path };
}

function* found(
  scene: Scene,
  duty: Duty,
  law: string,
  customers: Readonly<Record<string, Json>>,
): Generator<ProofFinding> {
  const given = new Map(
    Object.entries({ ...customers, ...duty.given }).map(([name, value]) => [
      name,
      { holds: { [name]: value } },
    ]),
  );
  if (findSituation(scene.world.domain, duty.isBroken, given) === undefined) return;
  const path = wayTo(scene, duty.step, duty.isBroken, { given, isOpen: duty.isOpen, isMet: duty.isMet });
  if (path === undefined) return;
  yield { ...placeOfDuty(scene, duty), message: `Here ${duty.broken}. ${law}`, path };
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

/** The line that hides the item for good, else the one that is most likely wrong, else where it is declared, else the step. */
function placeOfDuty(scene: Scene, { step, name, section }: Duty): Place {
  if (name === undefined) return placeInJourney(scene, 'steps', scene.model.steps.indexOf(step));
  const hidden = withHolders(step, name).find((one) => own(step.card.show, one) === false);
  if (hidden !== undefined && section !== 'presets') return placeOf(scene, step, hidden, 'hide', 'show');
  return placeOf(
    scene,
    step,
    name,
    section,
    'show',
    'require',
    'presets',
    'schema/properties',
    'notices',
    'groups',
  );
}
