import { createClerk } from './clerk.ts';

/** A task of its own: what waits to be heard is heard first. */
const rest = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

const hear = createClerk((reply) => self.postMessage(reply), rest);

self.addEventListener('message', ({ data }) => hear(data));
