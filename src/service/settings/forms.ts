import { Type } from '@sinclair/typebox';

/** A text of one setting. */
export const shortText = (maxLength = 150) => Type.String({ maxLength });

/** An email address. */
export const emailAddress = () => Type.String({ pattern: '^[^\\s@<>"]+@[^\\s@<>"]+$', maxLength: 150 });

/** A page of this origin, or one of the web: never javascript: and the like. */
export const link = () =>
  Type.String({ pattern: '^(https?://[^\\s"<>]+|/[^\\s"<>/][^\\s"<>]*|/)$', maxLength: 500 });

// A host name, with its port if need be: no address, and nothing that could end a directive of a policy.
const hostName = '[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?(:[0-9]{1,5})?';

/** One host name, or none. */
export const host = () => Type.String({ pattern: `^(${hostName})?$` });

/** Host names with a space between, or none. */
export const hosts = () => Type.String({ pattern: `^(${hostName}( ${hostName})*)?$` });

/** The name of a file of definitions, without its ending. */
export const fileName = () => Type.String({ pattern: '^[a-z0-9][a-z0-9-]*$', maxLength: 60 });
