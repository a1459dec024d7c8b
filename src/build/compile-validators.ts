import type { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { createAjv } from '../definitions/ajv.ts';
import type { TradeWords } from '../engine/trade-words.ts';
import type { CardDefinition, FieldSchema, RuleDefinition } from '../engine/types.ts';

/**
 * The source of an ES module that exports `validators: Record<card, CompiledCard>`: plain code, without ajv, `eval`,
 * `new Function` or `require`. `helpers` is where the module imports `compiledCheck` and `alwaysFails` from. The cards
 * must have passed the checker; a schema that ajv refuses throws ajv's own error.
 */
export function compileValidators(
  cards: Readonly<Record<string, CardDefinition>>,
  trade: TradeWords,
  helpers = './compiled-check.ts',
): string {
  // The checker has compiled each schema with strict types; a `must` is held against the type of its field there.
  const ajv = createAjv(trade, { strictTypes: false, code: { source: true, esm: true, lines: true } });
  const names = new Map<string, string>();
  const lines = Object.values(cards).map((card) => {
    const schema = nameOf(ajv, names, card.schema);
    const rules = (card.rules ?? []).map((rule) => ruleCode(ajv, names, rule));
    return `  ${JSON.stringify(card.card)}: { schema: compiledCheck(${schema}), rules: [${rules.join(', ')}] },`;
  });
  return [
    `import { alwaysFails, compiledCheck } from ${JSON.stringify(helpers)};`,
    importsInsteadOfRequire(
      standaloneCode(ajv, Object.fromEntries([...names.values()].map((name) => [name, name]))),
    ),
    'export const validators = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

function ruleCode(ajv: Ajv, names: Map<string, string>, { field, must }: RuleDefinition): string {
  if (must === undefined) return 'undefined';
  if (must === false) return `alwaysFails(${JSON.stringify(field)})`;
  const properties: Readonly<Record<string, FieldSchema>> = { [field]: must };
  return `compiledCheck(${nameOf(ajv, names, { type: 'object', properties })})`;
}

/** Adds a schema once and gives the name of its compiled function; equal schemas share one. */
function nameOf(ajv: Ajv, names: Map<string, string>, schema: object): string {
  const text = JSON.stringify(schema);
  const name = names.get(text) ?? `v${names.size}`;
  if (!names.has(text)) ajv.addSchema(schema, name);
  names.set(text, name);
  return name;
}

/**
 * ajv's ES modules still say `require("ajv/dist/runtime/…")` (ajv issue 2209). Each becomes an import; CommonJS
 * modules arrive either bare or inside `default`, depending on who bundles them.
 */
function importsInsteadOfRequire(code: string): string {
  const modules: string[] = [];
  const body = code.replace(/\brequire\("([^"]+)"\)/g, (_, id: string) => {
    if (!modules.includes(id)) modules.push(id);
    return `cjs${modules.indexOf(id)}`;
  });
  const imports = modules.map(
    (id, index) => `import * as module${index} from ${JSON.stringify(`${id}.js`)};`,
  );
  const unwrapped = modules.map((_, index) => `const cjs${index} = unwrap(module${index});`);
  const unwrap = modules.length === 0 ? [] : ['const unwrap = (m) => (m.default?.default ? m.default : m);'];
  return [...imports, ...unwrap, ...unwrapped, body].join('\n');
}
