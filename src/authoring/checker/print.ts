const width = 120;

/** JSON as the project's formatter lays it out: lists of plain values on one line where they fit. Leaves undefined out; ends in a new line. */
export function printJson(value: unknown): string {
  return `${print(value, '', 0)}\n`;
}

/** Where a value stands: the space that its line begins with, and how much else stands in that line. */
export interface Beside {
  readonly indent: string;
  readonly beside: number;
}

/** The same, for a value that stands at its place in a file: all of it, without a new line at its end. */
export function printJsonAt(value: unknown, { indent, beside }: Beside): string {
  return print(value, indent, beside);
}

/** A value as the formatter lays out one that was written in one line: in that line as long as it fits. */
export function printInLine(value: unknown, { indent, beside }: Beside): string {
  const line = inLine(value);
  return indent.length + beside + line.length <= width ? line : print(value, indent, beside, printInLine);
}

function inLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  const given = Object.entries(value).filter(([, item]) => item !== undefined);
  const parts = given.map(([key, item]) => `${JSON.stringify(key)}: ${inLine(item)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/** `beside` counts what stands on the value's own line: the name before it and the comma behind it. */
function print(value: unknown, indent: string, beside: number, inside = printJsonAt): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  const commas = (parts: readonly unknown[], index: number) => (index < parts.length - 1 ? 1 : 0);
  if (Array.isArray(value)) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    const plain = value.every((item) => typeof item !== 'object');
    if (plain && indent.length + beside + line.length <= width) return line;
    const lines = value.map(
      (item, index) => deeper + inside(item, { indent: deeper, beside: commas(value, index) }),
    );
    return `[\n${lines.join(',\n')}\n${indent}]`;
  }
  const given = Object.entries(value).filter(([, item]) => item !== undefined);
  const lines = given.map(([key, item], index) => {
    const name = `${JSON.stringify(key)}: `;
    const beside = name.length + commas(given, index);
    return deeper + name + inside(item, { indent: deeper, beside });
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`;
}
