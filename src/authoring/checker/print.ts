const width = 120;

/** JSON as the project's formatter lays it out: lists of plain values on one line where they fit. Leaves undefined out; ends in a new line. */
export function printJson(value: unknown): string {
  return `${print(value, '', 0)}\n`;
}

/** `beside` counts what stands on the value's own line: the name before it and the comma behind it. */
function print(value: unknown, indent: string, beside: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const commas = (parts: readonly unknown[], index: number) => (index < parts.length - 1 ? 1 : 0);
  if (Array.isArray(value)) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    const plain = value.every((item) => typeof item !== 'object');
    if (plain && indent.length + beside + line.length <= width) return line;
    const lines = value.map((item, index) => inner + print(item, inner, commas(value, index)));
    return `[\n${lines.join(',\n')}\n${indent}]`;
  }
  const given = Object.entries(value).filter(([, item]) => item !== undefined);
  const lines = given.map(([key, item], index) => {
    const name = `${JSON.stringify(key)}: `;
    return inner + name + print(item, inner, name.length + commas(given, index));
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`;
}
