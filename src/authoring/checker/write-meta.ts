import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DefinitionFile } from '../../definitions/types.ts';
import type { TradeWords } from '../../engine/trade-words.ts';
import { metaSchemas } from './meta.ts';
import { printJson } from './print.ts';

/** Writes schemas/meta/KIND.schema.json for each kind of definition file under a project's root. */
export function writeMeta(root: string, files: readonly DefinitionFile[], trade: TradeWords): void {
  const folder = join(root, 'schemas', 'meta');
  mkdirSync(folder, { recursive: true });
  for (const [kind, schema] of Object.entries(metaSchemas(trade, files))) {
    writeFileSync(join(folder, `${kind}.schema.json`), printJson(schema));
  }
}
