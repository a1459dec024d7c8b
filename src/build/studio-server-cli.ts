import '../command/end-on-signal.ts';
import '../command/outlive-reader.ts';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { userOf } from '../authoring/review/git.ts';
import { complain } from '../command/complain.ts';
import { definitionFolders } from '../definitions/kinds.ts';
import { readDefinitionFiles } from '../definitions/read-files.ts';
import { root } from '../main/root.ts';
import { trade } from '../trade.ts';
import type { SignIn } from './save-request.ts';
import { studioServer } from './studio-server.ts';

// `npm run studio:serve`: the built studio on an operator's copy of the definitions (`DEFINITIONS`), behind the sign-in of the
// operator's proxy (`SIGNED_IN_HEADER`, `PUBLIC_URL`), or for this machine alone.

try {
  const { DEFINITIONS = root, PORT = '8090', HOST = '127.0.0.1' } = process.env;
  const folder = resolve(DEFINITIONS);
  if (!/^[0-9]{1,5}$/.test(PORT)) throw new Error(`PORT must be a number, such as 8090; it is "${PORT}".`);
  if (readDefinitionFiles(folder, trade).length === 0)
    throw new Error(
      `DEFINITIONS must be a folder that holds ${definitionFolders(trade).join(' and ')}; it is "${folder}".`,
    );
  const signIn = proxyIn(process.env);
  if (signIn === undefined && HOST !== '127.0.0.1' && HOST !== 'localhost')
    throw new Error('SIGNED_IN_HEADER must be given with HOST: else whoever reaches the port could save.');
  const user = (await userOf(folder)) ?? 'Studio';
  const listener = studioServer({ folder, clientFolder: join(root, 'dist', 'client'), trade, signIn, user });
  const server = createServer(listener);
  server.on('error', complain);
  server.listen(Number(PORT), HOST, () => {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : PORT;
    process.stdout.write(`The studio is ready at http://localhost:${port}/studio.html\n`);
  });
} catch (thrown) {
  complain(thrown);
}

function proxyIn({ SIGNED_IN_HEADER, PUBLIC_URL }: NodeJS.ProcessEnv): SignIn | undefined {
  if (!SIGNED_IN_HEADER) return undefined;
  if (!/^[\w-]+$/.test(SIGNED_IN_HEADER))
    throw new Error(
      `SIGNED_IN_HEADER must be a header's name, such as X-Forwarded-User; it is "${SIGNED_IN_HEADER}".`,
    );
  const publicUrl = PUBLIC_URL?.replace(/\/$/, '') ?? '';
  if (!URL.canParse(publicUrl) || new URL(publicUrl).origin !== publicUrl)
    throw new Error(
      'PUBLIC_URL must be given with SIGNED_IN_HEADER: the origin by which people reach the studio, such as https://studio.example.',
    );
  return { publicUrl, signedInHeader: SIGNED_IN_HEADER };
}
