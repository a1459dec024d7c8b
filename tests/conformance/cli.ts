/**
 * `npm run conformance -- --url https://api.example [--postcode NR21NH] [--plate AB12CDE]`: walks every call of the contract on any host
 * that claims it, and prints a table of calls. It saves quotes, a sign-up with made-up details and one switch there:
 * point it at a host that is made for trying. Ends with 1 when something fails.
 */
import '../../src/command/outlive-reader.ts';
import { parseArgs } from 'node:util';
import { hostAt } from './host.ts';
import { walk } from './journey.ts';
import { tableOf } from './table.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    postcode: { type: 'string', default: 'NR21NH' },
    plate: { type: 'string', default: 'AB12CDE' },
  },
});
if (!values.url || !URL.canParse(values.url)) {
  process.stderr.write('Say which host: npm run conformance -- --url https://api.example\n');
  process.exitCode = 1;
} else {
  const findings = await walk(hostAt(values.url.replace(/\/$/, '')), {
    postcode: values.postcode,
    plate: values.plate,
  });
  const { text, failed } = tableOf(findings);
  process.stdout.write(`${text}\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}
