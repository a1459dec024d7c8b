import { at, entries, textOf } from '../json.ts';
import { some } from '../phrase.ts';
import type { Project } from '../project.ts';
import type { Finding, ProjectRule } from '../rule.ts';
import { nearest, withHelp } from '../suggest.ts';

export const unknownAddress: ProjectRule = {
  severity: 'error',
  doc: 'A submit that leads to an address at which no page stands, and a record of a page, or of a part of its address, that is not there.',
  *find(project) {
    const pages = routesOf(project);
    const routes = [...pages.values()];
    for (const { source } of project.journeys.values()) {
      const node = at(source.root, 'submit', 'go');
      const address = textOf(node);
      if (node === undefined || address === undefined || routes.some((route) => fits(route, address)))
        continue;
      const message = `No page stands at ${JSON.stringify(address)}. There are pages at ${some(routes)}.`;
      const plain = routes.filter((route) => !route.includes(':'));
      yield { source, where: node, message, suggest: nearest(address, plain) };
    }
    yield* unknownParts(project, pages);
  },
};

/** The address of every page by its name: that of its journey, or the one that the trade has for it. */
function routesOf({ journeys, trade }: Project): ReadonlyMap<string, string> {
  const own = [...journeys.values()].flatMap(({ name, source }) => {
    const route = textOf(at(source.root, 'route'));
    return route === undefined ? [] : [[name, route] as const];
  });
  return new Map([...own, ...Object.entries(trade.words.routes)]);
}

function* unknownParts({ read }: Project, pages: ReadonlyMap<string, string>): Generator<Finding> {
  for (const source of read.filter(({ kind }) => kind === 'pages')) {
    for (const { key, keyNode, value } of entries(at(source.root, 'pages'))) {
      const route = pages.get(key);
      if (route === undefined) {
        yield { source, where: keyNode, ...withHelp(`There is no page "${key}".`, key, pages.keys()) };
        continue;
      }
      const parts = Array.from(route.matchAll(/:(\w+)/g), ([, part = '']) => part);
      for (const { value: part } of entries(at(value, 'address'))) {
        const name = textOf(part) ?? '';
        if (parts.includes(name)) continue;
        const sentence = `The address of this page has no "${name}": it is ${route}.`;
        yield { source, where: part, ...withHelp(sentence, name, parts) };
      }
    }
  }
}

/** Whether an address is one of a route: `/a/:b/:c?` takes `/a/x` and `/a/x/y`. */
function fits(route: string, address: string): boolean {
  const parts = address.replace(/[?#].*$/, '').split('/');
  const asked = route.split('/');
  const isThere = (part: string, index: number) => {
    const given = parts[index];
    if (given === undefined) return part.endsWith('?');
    return part.startsWith(':') ? given !== '' : part === given;
  };
  return parts.length <= asked.length && asked.every(isThere);
}
