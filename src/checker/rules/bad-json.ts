import type { Rule } from '../rule.ts';

/** What jsonc-parser calls each mistake, in plain words. */
const words: Readonly<Record<string, string>> = {
  InvalidSymbol: 'a word that JSON does not have; texts stand in double quotes',
  InvalidNumberFormat: 'a number that is not written as JSON writes numbers',
  PropertyNameExpected: 'a key in double quotes was expected; is there a comma too many?',
  ValueExpected: 'a value was expected; is there a comma too many?',
  ColonExpected: 'a colon was expected between key and value',
  CommaExpected: 'a comma was expected before this',
  CloseBraceExpected: 'a closing } was expected',
  CloseBracketExpected: 'a closing ] was expected',
  EndOfFileExpected: 'something follows after the end',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfComment: 'JSON has no comments',
  UnexpectedEndOfString: 'a text is not closed with a double quote on its line',
  UnexpectedEndOfNumber: 'a number is cut off',
  InvalidUnicode: 'a \\u is not followed by four hexadecimal digits',
  InvalidEscapeCharacter: 'a \\ is followed by a letter that JSON does not know',
  InvalidCharacter: 'a text holds a control character',
};

export const badJson: Rule = {
  severity: 'error',
  doc: 'A file that is not JSON.',
  *find({ sources }) {
    for (const source of sources) {
      const { syntax } = source;
      if (syntax === undefined) continue;
      const problem = words[syntax.problem] ?? syntax.problem;
      yield { source, where: syntax.offset, message: `This is not JSON: ${problem}.` };
    }
  },
};
