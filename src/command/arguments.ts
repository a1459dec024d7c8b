import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<Given extends Options> = ReturnType<typeof parseArgs<{ options: Given }>>['values'];

/**
 * What a command was given, by the names of its options. A sentence for whoever typed it where it means nothing: an
 * option that there is not, one without its value, or a word too many.
 */
export function readArguments<const Given extends Options>(
  given: readonly string[],
  options: Given,
): Values<Given> | string {
  try {
    return parseArgs({ args: [...given], options }).values;
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
}
