import { removal } from '../edits.ts';
import { at, canonical, entries, items, type Node, textOf } from '../json.ts';
import { type Project, variantChain } from '../project.ts';
import type { Finding, ProjectRule } from '../rule.ts';
import type { ReadSource } from '../source.ts';

const sections = ['show', 'require', 'presets', 'widget', 'text', 'title', 'notices', 'place'];

export const noOpLine: ProjectRule = {
  severity: 'error',
  isSecond: true,
  doc: 'A line of a variant that says what its parent says already, or that another line of it undoes.',
  *find(project) {
    for (const source of project.variants.values()) {
      const parents = parentsOf(project, source);
      const said = (section: string, key: string) =>
        parents.map((parent) => saying(parent, section, key)).find(Boolean);
      for (const section of sections) {
        for (const { key, keyNode, value } of entries(at(source.root, section))) {
          const parent = said(section, key);
          if (parent === canonical(value)) yield finding(source, keyNode, key);
        }
      }
      for (const item of items(at(source.root, 'hide'))) {
        const name = textOf(item) ?? '';
        if (at(source.root, 'show', name) !== undefined) yield contradicted(source, item, name);
        else if (said('show', name) === 'false') yield finding(source, item, name);
      }
    }
  },
};

function finding(source: ReadSource, where: Node, name: string): Finding {
  const message = `This line about "${name}" says what the card or the extended variant says already. Take it out.`;
  return { source, where, message, fix: removal(where) };
}

function contradicted(source: ReadSource, where: Node, name: string): Finding {
  const message = `"hide" and "show" both name "${name}", and "show" counts. Take one of the two out.`;
  return { source, where, message };
}

/** The variants that a variant extends, the nearest first, and then its card. */
function parentsOf(project: Project, source: ReadSource): ReadSource[] {
  const card = project.cards.get(textOf(at(source.root, 'card')) ?? '')?.source;
  return [...variantChain(project, source).slice(1), ...(card === undefined ? [] : [card])];
}

/** What a parent says about an item, as canonical JSON; undefined where it says nothing. */
function saying({ root, kind }: ReadSource, section: string, key: string): string | undefined {
  const hidden = items(at(root, 'hide')).some((item) => textOf(item) === key);
  if (section === 'show' && hidden) return 'false';
  if (kind === 'card' && section === 'widget') {
    const widget = at(root, 'ui', key, 'widget');
    return widget && canonical(widget);
  }
  if (kind === 'card' && section === 'title') {
    const title = at(root, 'schema', 'properties', key, 'title');
    return title && canonical(title);
  }
  const node =
    kind === 'card' && section === 'text'
      ? (at(root, 'ui', key, 'text') ??
        at(root, 'notices', key, 'text') ??
        at(root, 'schema', 'properties', key, 'title') ??
        at(root, 'groups', key, 'legend'))
      : at(root, section, key);
  return node && canonical(node);
}
