import { placeholdersIn } from '../../engine/text.ts';
import { at, type Entry, entries, items, nodesOf, textOf } from './json.ts';
import { lostPath } from './paths.ts';
import type { Project } from './project.ts';
import type { Finding } from './rule.ts';
import { placeIn, type ReadSource } from './source.ts';

/** What is shown by one thing alone, which belongs to another part or to another list than its name. */
export function* shownBy(project: Project, source: ReadSource): Generator<Finding> {
  const linesOf = (isDeep: boolean) =>
    entries(at(source.root, 'show')).flatMap(({ key, value }) =>
      [value, ...items(isDeep ? at(value, 'all') : undefined)].flatMap((part) => {
        const [asked, ...more] = entries(part);
        return asked === undefined || more.length > 0 ? [] : [{ name: key, asked }];
      }),
    );
  const lines = linesOf(false);
  yield* foundOfOther(source, linesOf(true), (path) => project.answers.has(path));
  const lists = entries(at(source.root, 'ui')).flatMap(({ value }) => textOf(at(value, 'lookup')) ?? []);
  for (const { name, asked } of lines) {
    const words = wordsIn(name.replaceAll('-', '.'));
    const dot = asked.key.lastIndexOf('.') + 1;
    const its = wordsIn(asked.key.slice(dot));
    const places =
      words.length === its.length ? words.flatMap((word, place) => (word === its[place] ? [] : [place])) : [];
    const [place = 0] = places;
    const meant = `${asked.key.slice(0, dot)}${withWord(asked.key.slice(dot), its[place] ?? '', words[place] ?? '')}`;
    if (dot > 0 && words.length > 2 && places.length === 1 && isKnown(project, meant)) {
      const message = `"${name}" is shown by "${asked.key}", and "${meant}" is there. Ask for that.`;
      yield { source, where: asked.keyNode, message };
      continue;
    }
    for (const all of [[...project.parts], lists]) {
      const own = all.filter((word) => words.includes(word));
      const named = all.filter((word) => wordsIn(asked.key).includes(word));
      const [mine] = own;
      const [its] = named;
      if (mine === undefined || its === undefined || own.includes(its) || named.includes(mine)) continue;
      const meant = withWord(asked.key, its, mine);
      if (lostPath(project, meant) !== undefined) continue;
      const message = `"${name}" is about "${mine}", and "${its}" shows it. Ask for "${meant}".`;
      yield { source, where: asked.keyNode, message };
    }
  }
}

/** An item that asks for another answer of its kind than the one that it is called after: `north-found` for `southFound`. */
function* foundOfOther(
  source: ReadSource,
  lines: readonly { readonly name: string; readonly asked: Entry }[],
  isKnown: (path: string) => boolean,
): Generator<Finding> {
  for (const { name, asked } of lines) {
    const own = name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const [words, its] = [wordsIn(own), wordsIn(asked.key)];
    const isTwin = words.length === its.length && words.slice(1).join() === its.slice(1).join();
    const isAsked = lines.some((one) => one.name === name && one.asked.key === own);
    // Nothing is shown by itself: a field has the name of its own answer.
    if (words.length < 2 || !isTwin || [name, asked.key].includes(own) || isAsked || !isKnown(own)) continue;
    const message = `"${name}" is shown by "${asked.key}", and "${own}" is there. Ask for that.`;
    yield { source, where: asked.keyNode, message, suggest: own };
  }
}

/** A notice for when an answer is there, that tells of another one what the notice for when it is not there tells of that. */
export function* toldOfOther(project: Project, source: ReadSource): Generator<Finding> {
  const notices = entries(at(source.root, 'notices')).map(({ key, value }) => {
    const when = at(source.root, 'show', key);
    const asked = [when, ...items(at(when, 'all'))].flatMap(entries);
    const texts = nodesOf(value).filter(({ type }) => type === 'string');
    return {
      key,
      asked,
      told: texts.flatMap((node) => placeholdersIn(textOf(node) ?? '').map((path) => ({ node, path }))),
      where: (isThere: boolean) =>
        asked.flatMap((one) => (at(one.value, 'set')?.value === isThere ? one.key : [])),
    };
  });
  for (const { asked, told, where } of notices) {
    for (const answer of where(true)) {
      if (!project.answers.has(answer) || told.some(({ path }) => path.startsWith(`${answer}.`))) continue;
      for (const { node, path } of told) {
        const dot = path.indexOf('.');
        const meant = `${answer}${path.slice(dot)}`;
        const isAsked = asked.some(({ key }) => key.split('.')[0] === path.slice(0, dot));
        if (dot < 0 || isAsked || !project.answers.has(path.slice(0, dot))) continue;
        const other = notices.find(
          (one) => one.where(false).includes(answer) && one.told.some((its) => its.path === path),
        );
        if (other === undefined || lostPath(project, meant) !== undefined) continue;
        const message = `This is shown where "${answer}" is there, and says {${path}}, as "${other.key}" does where it is not.`;
        yield { source, where: placeIn(source, node, path, '{'), message, suggest: meant };
      }
    }
  }
}

/** A button that is there while one list stands otherwise, and what it runs fetches another. */
export function* runOfOther({ trade, lookups }: Project, source: ReadSource): Generator<Finding> {
  for (const { key: field, value: ui } of entries(at(source.root, 'ui'))) {
    const action = at(ui, 'action');
    const brought = (trade.words.notes[textOf(action) ?? '']?.writes ?? []).filter((path) =>
      path.startsWith('lookup.'),
    );
    const asked = entries(at(source.root, 'show', field)).flatMap(({ key }) => {
      const [root, list = ''] = key.split('.');
      return root === 'lookup' && lookups.has(list) ? `lookup.${list}` : [];
    });
    if (action === undefined || brought.length === 0 || asked.length === 0) continue;
    if (asked.some((list) => brought.includes(list))) continue;
    const message = `"${field}" is there as "${asked[0]}" stands, and "${textOf(action)}" fetches "${brought.join('", "')}". Run what fetches that.`;
    yield { source, where: action, message };
  }
}

/** A rule of a field with a list, that asks how the list of another field of the card stands, and never after its own. */
export function* ruledBy(project: Project, source: ReadSource): Generator<Finding> {
  const lists = new Map(
    entries(at(source.root, 'ui')).map(({ key, value }) => [key, textOf(at(value, 'lookup'))] as const),
  );
  for (const rule of items(at(source.root, 'rules'))) {
    const field = textOf(at(rule, 'field')) ?? '';
    const own = lists.get(field);
    const asked = entries(at(rule, 'when')).filter(({ key }) => key.startsWith('lookup.'));
    const nameOf = (key: string) => key.split('.')[1];
    const message = at(rule, 'message');
    const named = [...project.lookups].find((list) => (textOf(message) ?? '').split('-').includes(list));
    const ofOther =
      asked.length > 0 &&
      named !== undefined &&
      asked.every(({ key }) => !(nameOf(key) ?? '').split('-').includes(named));
    if (message && ofOther)
      yield {
        source,
        where: message,
        message: `This is about "${named}", and the rule asks after "${asked[0]?.key}". Give it a message of its own.`,
      };
    if (own === undefined || asked.some(({ key }) => nameOf(key) === own)) continue;
    const other = asked.find(({ key }) => [...lists.values()].includes(nameOf(key)));
    if (other === undefined) continue;
    const told = `A rule of "${field}" asks after "${other.key}", and its list is "${own}". Ask for "lookup.${own}".`;
    yield { source, where: other.keyNode, message: told };
  }
}

/** The words of a path, in small letters. */
export const wordsIn = (path: string) => path.split(/(?=[A-Z])|\./).map((word) => word.toLowerCase());

/** A path with one of its words exchanged, in the case that it has there. */
export function withWord(path: string, from: string, to: string): string {
  return path.replace(/[A-Z]?[a-z0-9]+/g, (word) => {
    if (word.toLowerCase() !== from) return word;
    return word === from ? to : `${to.charAt(0).toUpperCase()}${to.slice(1)}`;
  });
}

/** Whether a path is one of a closed list of names: others are never known to be wrong. */
export const isKnown = (project: Project, path: string) =>
  lostPath(project, path) === undefined && lostPath(project, `${path}Xx`) !== undefined;
