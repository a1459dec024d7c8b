import { afterAll, afterEach } from 'vitest';
import { dropSchemas } from '../contract/empty-database.ts';
import { endProcesses } from './processes.ts';

// A test that fails does not come to where it tidies up.
afterEach(endProcesses);
afterAll(dropSchemas);
