import { getNodePath } from 'jsonc-parser';
import { at, canonical, entries, items, type Node, nodesOf, textOf } from '../json.ts';
import { keep } from '../keep.ts';
import type { Project } from '../project.ts';
import { mentionsIn } from '../rule.ts';
import type { ReadSource } from '../source.ts';
import { isAgreeing } from '../wording/agreeing.ts';
import { keyGone } from './key-gone.ts';
import { addressesIn, isLinked } from './linked.ts';
import type { Lost, Place } from './place.ts';

/** The guards of this kind in the ledger, by the name that it has there. */
export const aMember = 'a member';

const mark = ' — ';
const also = '; ';

/** A list of what is done, shown or given together: what follows from a change, a group, a panel, a stage. */
interface Members extends Place {
  readonly label: string;
  readonly kind: 'steps' | 'group' | 'panel' | 'stage' | 'kept' | 'keys' | 'used';
  /** Of whom or what it is, as a sentence says it. */
  readonly of: string;
  readonly members: readonly (Place & { readonly name: string })[];
}

/** What belongs to each list, in its order: `card home onChange flat — clear floor; run look-up`. */
export const membersIn = ({ read }: Project): readonly string[] =>
  read.flatMap((source) =>
    listsIn(source).flatMap(({ label, members }) =>
      members.length === 0 ? [] : `${label}${mark}${members.map(({ name }) => name).join(also)}`,
    ),
  );

const listsIn = keep((source: ReadSource): readonly Members[] => {
  if (!wired.includes(source.kind ?? '')) return [];
  const { root } = source;
  const found: Members[] = [];
  const add = (kind: Members['kind'], part: string, of: string, node: Node | undefined, members: Steps) => {
    if (node) found.push({ source, kind, label: `${source.kind} ${source.name} ${part}`, of, node, members });
  };
  const texts = (list: Node | undefined): Steps =>
    items(list).flatMap((node) =>
      textOf(node) === undefined ? [] : { source, node, name: `${node.value}` },
    );
  const keys = (map: Node | undefined): Steps =>
    entries(map).map(({ key, keyNode }) => ({ source, node: keyNode, name: key }));
  for (const { name: text, node } of mentionsIn(source, 'text')) {
    const links = addressesIn(text).map((name) => ({ source, node, name }));
    if (text.includes(']('))
      add('used', `${getNodePath(node).join(' ')} links`, 'a link of this text', node, links);
  }
  add('steps', 'onEnter', 'when it opens', at(root, 'onEnter'), stepsOf(source, at(root, 'onEnter')));
  for (const { key, value } of entries(at(root, 'onChange')))
    add('steps', `onChange ${key}`, `when "${key}" changes`, value, stepsOf(source, value));
  for (const { key, value } of entries(at(root, 'groups')))
    add('group', `groups ${key}`, `"${key}"`, at(value, 'items'), texts(at(value, 'items')));
  for (const { key, value } of entries(at(root, 'panels'))) {
    const steps = items(at(root, 'steps')).filter((step) => at(step, 'panel')?.value === key);
    const members = steps.flatMap((step) => at(step, 'card') ?? []);
    add(
      'panel',
      `panels ${key}`,
      `"${key}"`,
      value,
      members.map((node) => ({ source, node, name: `${node.value}` })),
    );
  }
  const run = at(root, 'submit', 'run');
  const sent = texts(run).map((one) => ({ ...one, name: `run ${one.name}` }));
  add('steps', 'submit run', 'when it is sent', run, sent);
  for (const stage of items(at(root, 'submit', 'stages'))) {
    const says = textOf(at(stage, 'says')) ?? '';
    add('stage', `stage ${says}`, `"${says}"`, at(stage, 'run'), texts(at(stage, 'run')));
  }
  for (const key of ['keep', 'forget'])
    add('kept', `resume ${key}`, `"${key}"`, at(root, 'resume', key), texts(at(root, 'resume', key)));
  add('kept', 'aside', '"aside"', at(root, 'aside'), texts(at(root, 'aside')));
  for (const { key, value } of entries(at(root, 'ui'))) {
    const used = ['journey', 'action', 'lookup'].flatMap((one) => {
      const node = at(value, one);
      return node === undefined ? [] : { source, node, name: `${one} ${node.value}` };
    });
    const widget = at(value, 'widget');
    const drawn =
      widget && isAgreeing(textOf(widget) ?? '')
        ? [{ source, node: widget, name: `widget ${widget.value}` }]
        : [];
    add('used', `ui ${key}`, `"${key}"`, value, [...used, ...drawn]);
  }
  for (const part of ['panels', 'each'])
    for (const { key, value } of entries(at(root, part)))
      add(
        'used',
        `${part} ${key} line`,
        `the line of "${key}"`,
        at(value, 'line'),
        toldIn(source, at(value, 'line')),
      );
  for (const key of ['show', 'sent', 'presets'])
    add('keys', key, `"${key}"`, at(root, key), keys(at(root, key)));
  const told = source.kind === 'variant' ? at(root, 'notices') : undefined;
  const isTold = ({ node }: Place) => node.parent?.children?.[1]?.type !== 'null';
  add('keys', 'notices', '"notices"', told, keys(told).filter(isTold));
  return found;
});

/** Files that wire something, or whose texts link. */
const wired = ['card', 'journey', 'variant', 'words', 'notices'];

type Steps = Members['members'];

/** Each thing that is done: `clear floor`, `set flat`, `run look-up`. */
const stepsOf = (source: ReadSource, list: Node | undefined): Steps =>
  items(list).flatMap((node) => [
    ...items(at(node, 'clear')).map((one) => ({ source, node, name: `clear ${one.value}` })),
    ...entries(at(node, 'set')).map(({ key }) => ({ source, node, name: `set ${key}` })),
    ...[at(node, 'run') ?? []].flat().map((one) => ({ source, node, name: `run ${one.value}` })),
  ]);

/** The answers that a line tells. */
const toldIn = (source: ReadSource, lines: Node | undefined): Steps =>
  items(lines).flatMap((node) =>
    (textOf(node)?.match(/\{[\w.-]+\}/g) ?? []).map((one) => ({ source, node, name: `line ${one}` })),
  );

/** What was in a list of the ledger and is not any more, although it is still there, or is in another one now. */
export function placesOfGone(project: Project, name: string): readonly Lost[] {
  const place = name.indexOf(mark);
  const label = name.slice(0, place);
  const before = name.slice(place + mark.length).split(also);
  const source = project.read.find((one) => label.startsWith(`${one.kind} ${one.name} `));
  if (source === undefined) return [];
  const list = listsIn(source).find((one) => one.label === label);
  if (list === undefined) return goneWhole(project, source, label, before);
  const lost = [...new Set(before)].filter((name) => {
    const now = list.members.filter((one) => one.name === name).map(({ node }) => at(node, 'when'));
    const isFewer = now.length < before.filter((one) => one === name).length;
    // What was done in two situations may be done once in both of them.
    return isFewer && now.every((when) => when !== undefined && at(when, 'any') === undefined);
  });
  return lost.flatMap((one) => goneFrom(project, list, one, before) ?? []);
}

/** Where all of a list is gone, and what it was about is not. */
function goneWhole(
  project: Project,
  source: ReadSource,
  label: string,
  before: readonly string[],
): readonly Lost[] {
  const [, section = '', about = ''] = /^\w+ \S+ (onChange|onEnter) ?(.*)$/.exec(label) ?? [];
  if (section === '') return linksOfAll(project, source, label, before);
  const declared = at(source.root, 'schema', 'properties', about.split('.')[0] ?? '');
  const node = at(source.root, section) ?? declared ?? source.root.children?.[1] ?? source.root;
  const isLeft = section === 'onEnter' || declared !== undefined || isNamed(project, about);
  const of = section === 'onEnter' ? 'when it opens' : `when "${about}" changes`;
  const list: Members = { source, node, label, kind: 'steps', of, members: [] };
  return isLeft ? before.flatMap((one) => goneFrom(project, list, one, before) ?? []).slice(0, 1) : [];
}

/** Where a variant said a text with links of its own, and the one of all is said now, which leads elsewhere. */
function linksOfAll(
  project: Project,
  source: ReadSource,
  label: string,
  before: readonly string[],
): readonly Lost[] {
  const [, field = ''] = /^variant \S+ text (\S+) links$/.exec(label) ?? [];
  const card = project.cards.get(textOf(at(source.root, 'card')) ?? '')?.source;
  const links = card && listsIn(card).find((one) => one.label.endsWith(` ui ${field} text links`))?.members;
  const lost = links && before.find((one) => !links.some(({ name }) => name === one));
  const [name = '', address = ''] = lost?.split(' ') ?? [];
  const other = links?.find((one) => one.name.startsWith(`${name} `))?.name.slice(name.length + 1);
  if (lost === undefined || other === undefined || at(source.root, 'text', field) !== undefined) return [];
  const message = `"${address}" was linked in "${field}" here, and "${other}" is now, as the card says.`;
  return [{ source, node: at(source.root, 'text') ?? source.root, message }];
}

function goneFrom(
  project: Project,
  list: Members,
  name: string,
  before: readonly string[],
): Lost | undefined {
  const { source, kind, label, of, node } = list;
  if (kind === 'steps') {
    const [verb = '', what = ''] = name.split(' ');
    const part = label.slice(`${source.kind} ${source.name} `.length);
    const isElsewhere = project.read.some((one) =>
      listsIn(one).some(
        (other) =>
          other.label.endsWith(` ${part}`) &&
          part !== 'onEnter' &&
          other.members.some((its) => its.name === name),
      ),
    );
    const writing = [`clear ${what}`, `set ${what}`];
    const isWritten =
      list.members.filter((one) => writing.includes(one.name)).length >=
      before.filter((one) => writing.includes(one)).length;
    if (isElsewhere || (verb !== 'run' && isWritten) || (verb !== 'run' && !isNamed(project, what)))
      return undefined;
    // What was taken out of one of the steps is told at that one.
    const places = before.flatMap((one, index) => (one === name ? [index - 1, index + 1] : []));
    const beside = list.members.find(
      (one) => one.name.startsWith(`${verb} `) && places.some((index) => before[index] === one.name),
    );
    const did = { clear: 'cleared', set: 'set', run: 'run' }[verb] ?? verb;
    return {
      source,
      node: beside && verb !== 'run' ? (at(beside.node, verb) ?? beside.node) : node,
      message: `"${what}" was ${did} ${of}, and is not any more.`,
    };
  }
  if (kind === 'keys') return keyGone(project, list, name);
  if (kind === 'used') {
    const [use = '', what = ''] = name.split(' ');
    if (what.startsWith('…')) {
      const isStill = isLinked(list.node, use);
      return isStill
        ? {
            source,
            node,
            message: `The address of a link here said "${what.slice(1)}", as the link does, and does not any more.`,
          }
        : undefined;
    }
    const other = list.members.find((one) => one.name.startsWith(`${use} `) && !before.includes(one.name));
    const widget = at(node, 'widget');
    if (use === 'widget' && widget !== undefined)
      return {
        source,
        node: widget,
        message: `${of} was agreed to in "${what}", and is drawn as "${widget.value}" now.`,
      };
    const message = `"${what}" was used in ${of}, and "${other?.name.slice(use.length + 1)}" is now.`;
    return other && { source, node: other.node, message };
  }
  const others = listsIn(source).filter((one) => one.kind === kind && one !== list);
  const now = others
    .flatMap((one) => one.members.map((member) => ({ ...member, list: one })))
    .find((one) => one.name === name);
  if (kind === 'stage') {
    const isRun = items(at(source.root, 'submit', 'run')).some(({ value }) => value === name);
    const message = `"${name}" was told of in ${of}, and is not any more.`;
    // A stage of its own for a part of what this one did says no less.
    const isSplit =
      now?.list.members.every((one) => before.includes(one.name)) && whenOf(now.list) === whenOf(list);
    return isRun && !isSplit ? { source, node: now?.node ?? node, message } : undefined;
  }
  if (kind === 'kept') {
    const message = `"${name}" stood in ${of}, and does not any more.`;
    return isNamed(project, name) ? { source, node, message } : undefined;
  }
  // One that came for it: they were exchanged.
  const isExchanged = list.members.some((one) => !before.includes(one.name));
  if (now === undefined || (kind === 'group' && !isExchanged && !isStrange(source, now.list, name)))
    return undefined;
  return { source, node: now.node, message: `"${name}" stood in ${of}, and stands in ${now.list.of} now.` };
}

/** When a stage is told, as it is written. */
const whenOf = ({ node }: Members) => [at(node.parent?.parent, 'when') ?? []].flat().map(canonical).join();

/** Whether a member stands under another heading, or among what is marked otherwise than it: a consent to marketing among others. */
function isStrange({ root }: ReadSource, list: Members, name: string): boolean {
  const markOf = (item: string, key: string) => at(root, 'schema', 'properties', item, key)?.value === true;
  const fields = list.members.filter(
    (one) => one.name !== name && at(root, 'schema', 'properties', one.name),
  );
  const isOther = (key: string) =>
    fields.length > 0 && !fields.some((one) => markOf(one.name, key) === markOf(name, key));
  const legend = at(list.node.parent?.parent, 'legend');
  return legend !== undefined || isOther('marketing') || isOther('personal') || isOther('secret');
}

/** Whether anything says a name: as a key, or as a text. */
const isNamed = (project: Project, name: string) =>
  [name, name.replace(/^(?:lookup|failure)\./, '')].some((one) => namesIn(project).has(one));

const namesIn = keep((project: Project): ReadonlySet<string> => {
  const kinds = ['card', 'journey', 'variant', 'facts', 'conditions'];
  const read = project.read.filter(({ kind }) => kinds.includes(kind ?? ''));
  return new Set(read.flatMap((source) => namesOf(source)));
});

const namesOf = keep(({ root }: ReadSource): readonly string[] =>
  nodesOf(root).flatMap((node) => textOf(node) ?? []),
);
