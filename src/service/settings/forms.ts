import { Type } from '@sinclair/typebox';

/** A text of one setting. */
export const shortText = (maxLength = 150) => Type.String({ maxLength });

/** A page of this origin, or one of the web: never javascript: and the like. */
export const link = () =>
  Type.String({ pattern: '^(https?://[^\\s"<>]+|/[^\\s"<>/][^\\s"<>]*|/)$', maxLength: 500 });

/** A text in a form: a regular expression in text. */
export const inForm = (pattern: string, maxLength = 1000) => Type.String({ pattern, maxLength });

/** The name of a file of definitions, without its ending. */
export const fileName = () => Type.String({ pattern: '^[a-z0-9][a-z0-9-]*$', maxLength: 60 });
