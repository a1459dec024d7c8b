import '../../command/outlive-reader.ts';
import { join } from 'node:path';
import { runBundled } from '../../command/bundled.ts';

await runBundled(join(import.meta.dirname, '../commands.ts'), 'newOwner');
