import { syntaxTree } from '@codemirror/language';
import { type Extension, RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

const mono =
  'ui-monospace, "SFMono-Regular", "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", monospace';
const bar = { backgroundColor: 'var(--color-sunken)', color: 'var(--color-text)' };
const wavy = (colour: string) => ({
  backgroundImage: 'none',
  textDecoration: `underline wavy ${colour}`,
  textUnderlineOffset: '3px',
});

/** A line that goes on below begins there a little further in than its first word: a rule for each depth. */
const depths = Array.from({ length: 12 }, (_, index) => index * 2);
const hanging = Object.fromEntries(
  depths.map((depth) => [
    `.cm-line.cm-depth-${depth}`,
    { paddingInlineStart: `calc(6px + ${depth + 4}ch)`, textIndent: `-${depth + 4}ch` },
  ]),
);

const look = EditorView.theme({
  '&': {
    height: '100%',
    color: 'var(--color-text)',
    backgroundColor: 'var(--color-raised)',
    fontSize: '0.8125rem',
  },
  '&.cm-focused': { outline: '2px solid var(--color-focus)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: mono, lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--color-text)', paddingBlock: '8px' },
  '.cm-cursor': { borderLeftColor: 'var(--color-text)', borderLeftWidth: '2px' },
  '.cm-gutters': {
    backgroundColor: 'var(--color-raised)',
    color: 'var(--color-muted)',
    borderRight: '1px solid var(--color-border)',
  },
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in srgb, var(--color-accent-soft) 55%, transparent)',
  },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--color-focus) 28%, transparent)',
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--color-border-strong)',
  },
  '.cm-key': { color: 'var(--color-accent)' },
  '.cm-key, .cm-name': { wordBreak: 'break-all' },
  ...hanging,
  '.cm-value': { color: 'var(--info-text)', fontWeight: '600' },
  '.cm-foldPlaceholder': { ...bar, border: '1px solid var(--color-border)' },
  '.cm-panels': { ...bar, fontFamily: 'var(--font-body)' },
  '.cm-tooltip': {
    color: 'var(--color-text)',
    backgroundColor: 'var(--color-raised)',
    border: '1px solid var(--color-border)',
    borderRadius: 'var(--radius)',
    boxShadow: 'var(--shadow-floating)',
    fontFamily: 'var(--font-body)',
    fontSize: '0.875rem',
    overflow: 'hidden',
  },
  '.cm-words': { maxInlineSize: '26rem', padding: '0.5rem 0.75rem', whiteSpace: 'pre-line' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: mono, maxHeight: '16rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.2rem 0.6rem' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--color-accent)',
    color: 'var(--color-accent-text)',
  },
  '.cm-completionInfo': { padding: '0.5rem 0.75rem', maxInlineSize: '22rem' },
  '.cm-lintRange-error': wavy('var(--danger-border)'),
  '.cm-lintRange-warning': wavy('var(--warning-border)'),
  '.cm-lint-marker': { width: '0.7em', height: '0.7em', borderRadius: '50%', content: '""' },
  '.cm-lint-marker-error': { backgroundColor: 'var(--danger-border)', content: '""' },
  '.cm-lint-marker-warning': { backgroundColor: 'var(--warning-border)', content: '""', borderRadius: '0' },
  '.cm-diagnostic': {
    padding: '0.5rem 0.75rem',
    borderLeft: '0.25rem solid var(--color-border)',
    whiteSpace: 'pre-line',
  },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--danger-border)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--warning-border)' },
  '.cm-diagnosticAction': {
    margin: '0.35rem 0 0',
    padding: '0.25rem 0.6rem',
    color: 'var(--color-accent-text)',
    backgroundColor: 'var(--color-accent)',
    borderRadius: 'var(--radius-small)',
  },
  '.cm-changedLine': { backgroundColor: 'var(--success-surface)' },
  '.cm-deletedChunk': { backgroundColor: 'var(--danger-surface)' },
});

const key = Decoration.mark({ class: 'cm-key' });
const value = Decoration.mark({ class: 'cm-value' });
/** A text without a blank is a name: it may break anywhere. */
const name = Decoration.mark({ class: 'cm-name' });
const marks: Readonly<Record<string, Decoration>> = {
  PropertyName: key,
  Number: value,
  True: value,
  False: value,
  Null: value,
};

/** Keys and plain values in colours of their own; sentences stay in the colour of words. */
const colours = ViewPlugin.define(
  (view) => ({
    marked: markedIn(view),
    update({ docChanged, viewportChanged, view, startState, state }: ViewUpdate) {
      if (docChanged || viewportChanged || syntaxTree(startState) !== syntaxTree(state))
        this.marked = markedIn(view);
    },
  }),
  { decorations: ({ marked }) => marked },
);

function markedIn({ state, visibleRanges }: EditorView): DecorationSet {
  const marked = new RangeSetBuilder<Decoration>();
  for (const { from, to } of visibleRanges)
    syntaxTree(state).iterate({
      from,
      to,
      enter: ({ name: kind, from, to }) => {
        const isName = kind === 'String' && !state.sliceDoc(from, to).includes(' ');
        const mark = isName ? name : marks[kind];
        if (mark !== undefined) marked.add(from, to, mark);
      },
    });
  return marked.finish();
}

/** Each line by its depth, as a class: the page's policy admits no style attribute. */
const indents = ViewPlugin.define(
  (view) => ({
    marked: indentsIn(view),
    update({ docChanged, viewportChanged, view }: ViewUpdate) {
      if (docChanged || viewportChanged) this.marked = indentsIn(view);
    },
  }),
  { decorations: ({ marked }) => marked },
);

function indentsIn({ state, visibleRanges }: EditorView): DecorationSet {
  const marked = new RangeSetBuilder<Decoration>();
  for (const { from, to } of visibleRanges) {
    for (let place = from; place <= to; ) {
      const line = state.doc.lineAt(place);
      const blanks = /^ */.exec(line.text)?.[0].length ?? 0;
      const depth = Math.min(blanks - (blanks % 2), depths.at(-1) ?? 0);
      marked.add(line.from, line.from, Decoration.line({ class: `cm-depth-${depth}` }));
      place = line.to + 1;
    }
  }
  return marked.finish();
}

/** The editor in the colours of the design tokens, so that it follows the scheme of the page. */
export const editorLook: Extension = [look, colours, indents];
