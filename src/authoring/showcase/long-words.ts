import type { WidgetExample } from '../../../widgets/types.ts';

/** The longest name of a place in Great Britain: nothing breaks it but the browser. */
const place = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch';

const longer = (text: string) =>
  `${text}, said at such length that it takes more than one line, as in ${place}`;

/** The example with every text that people read made long: label, hint, error, and the options' labels. */
export function withLongWords(example: WidgetExample): WidgetExample {
  const { field, error } = example;
  const { label, hint, options } = field;
  return {
    ...example,
    field: {
      ...field,
      ...(label === undefined ? {} : { label: longer(label) }),
      ...(hint === undefined ? {} : { hint: longer(hint) }),
      ...(options === undefined
        ? {}
        : { options: options.map((option) => ({ ...option, label: longer(option.label) })) }),
    },
    ...(error === undefined ? {} : { error: longer(error) }),
  };
}
