import { own } from './own.ts';
import { fillText } from './text.ts';

/** The texts that some code asks for by name, each with the placeholders that it is given. */
export type AskedWords = Readonly<Record<string, readonly string[]>>;

type Values<Placeholders extends readonly string[]> = Placeholders extends readonly []
  ? []
  : [values: Readonly<Record<Placeholders[number], string | number>>];

/** Gives a text by its name, its placeholders filled. */
export type Say<Asked extends AskedWords> = <Name extends keyof Asked>(
  name: Name,
  ...values: Values<Asked[Name]>
) => string;

/** Says the texts of a file of words; `fill` is `fillWording` where Markdown may stand in them. */
export function saying<Asked extends AskedWords>(
  words: Readonly<Record<keyof Asked, string>>,
  fill = fillText,
): Say<Asked> {
  return (name, values?: Readonly<Record<string, string | number>>) =>
    values === undefined ? words[name] : fill(words[name], (placeholder) => own(values, placeholder));
}
