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

type Texts<Asked extends AskedWords> = Readonly<Record<keyof Asked, string>>;

/**
 * Says the texts of a file of words, or of what it is in the language that is spoken when it says them; `fill` is
 * `fillWording` where Markdown may stand in them. A text that a file lacks, which the checker refuses, is ''.
 */
export function saying<Asked extends AskedWords>(
  words: Texts<Asked> | (() => Partial<Texts<Asked>>),
  fill = fillText,
): Say<Asked> {
  return (name, values?: Readonly<Record<string, string | number>>) => {
    const text = (typeof words === 'function' ? words() : words)[name] ?? '';
    return values === undefined ? text : fill(text, (placeholder) => own(values, placeholder));
  };
}
