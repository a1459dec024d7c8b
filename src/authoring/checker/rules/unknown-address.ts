import { at, textOf } from '../json.ts';
import { some } from '../phrase.ts';
import type { ProjectRule } from '../rule.ts';
import { nearest } from '../suggest.ts';

export const unknownAddress: ProjectRule = {
  severity: 'error',
  doc: 'A submit that leads to an address at which no journey has its page.',
  *find({ journeys }) {
    const routes = [...journeys.values()].flatMap(({ source }) => textOf(at(source.root, 'route')) ?? []);
    for (const { source } of journeys.values()) {
      const node = at(source.root, 'submit', 'go');
      const address = textOf(node);
      if (node === undefined || address === undefined || routes.some((route) => fits(route, address)))
        continue;
      const message = `No journey has its page at ${JSON.stringify(address)}. There are pages at ${some(routes)}.`;
      const plain = routes.filter((route) => !route.includes(':'));
      yield { source, where: node, message, suggest: nearest(address, plain) };
    }
  },
};

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
