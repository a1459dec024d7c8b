import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DefinitionFile } from '../definitions/types.ts';
import { metaSchemas } from './meta.ts';

const width = 120;

/** Writes schemas/meta/KIND.schema.json for each kind of definition file under a project's root. */
export function writeMeta(root: string, files: readonly DefinitionFile[]): void {
  const folder = join(root, 'schemas', 'meta');
  mkdirSync(folder, { recursive: true });
  for (const [kind, schema] of Object.entries(metaSchemas(files))) {
    writeFileSync(join(folder, `${kind}.schema.json`), `${print(schema, '', 0)}\n`);
  }
}

/** JSON as the project's formatter lays it out: lists of plain values on one line where they fit. */
function print(value: unknown, indent: string, used: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    const plain = value.every((item) => typeof item !== 'object');
    if (plain && indent.length + used + line.length < width) return line;
    return `[\n${value.map((item) => inner + print(item, inner, 0)).join(',\n')}\n${indent}]`;
  }
  const lines = Object.entries(value).map(([key, item]) => {
    const name = `${JSON.stringify(key)}: `;
    return inner + name + print(item, inner, name.length);
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`;
}
