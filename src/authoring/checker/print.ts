const width = 120;

/** JSON as the project's formatter lays it out: lists of plain values on one line where they fit. Leaves undefined out; ends in a new line. */
export function printJson(value: unknown): string {
  return `${print(value, '', 0)}\n`;
}

function print(value: unknown, indent: string, used: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    const plain = value.every((item) => typeof item !== 'object');
    if (plain && indent.length + used + line.length < width) return line;
    return `[\n${value.map((item) => inner + print(item, inner, 0)).join(',\n')}\n${indent}]`;
  }
  const given = Object.entries(value).filter(([, item]) => item !== undefined);
  const lines = given.map(([key, item]) => {
    const name = `${JSON.stringify(key)}: `;
    return inner + name + print(item, inner, name.length);
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`;
}
