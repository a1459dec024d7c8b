import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DefinitionFile } from '../../definitions/types.ts';
import type { TradeWords } from '../../engine/trade-words.ts';
import { metaSchemas } from './meta.ts';
import { printJson } from './print.ts';

/** Writes schemas/meta/SHAPE.schema.json for each shape of a definition file under a project's root. */
export function writeMeta(root: string, files: readonly DefinitionFile[], trade: TradeWords): void {
  const folder = join(root, 'schemas', 'meta');
  mkdirSync(folder, { recursive: true });
  for (const [shape, schema] of Object.entries(metaSchemas(trade, files))) {
    writeFileSync(join(folder, `${shape}.schema.json`), printJson(schema));
  }
}
