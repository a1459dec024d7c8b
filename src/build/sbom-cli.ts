import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What of npm's bill of materials (CycloneDX 1.5) is looked at here. */
interface Bill {
  readonly metadata: { readonly component: { name: string } };
  components: readonly {
    readonly 'bom-ref': string;
    readonly properties: readonly { readonly name: string }[];
  }[];
  dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/**
 * Prints the bill of materials of what is shipped, each package with its licence, from the lock file alone. npm lists all
 * packages rightly; told to leave out the development ones it also drops those that both need, React among them.
 */
const npm = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
const bill: Bill = JSON.parse(
  execFileSync('npm', npm, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
);
const isForDevelopment = ({ properties }: Bill['components'][number]) =>
  properties.some(({ name }) => name === 'cdx:npm:package:development');
const left = new Set(bill.components.filter(isForDevelopment).map((component) => component['bom-ref']));

bill.metadata.component.name = JSON.parse(readFileSync('package.json', 'utf8')).name;
bill.components = bill.components.filter((component) => !left.has(component['bom-ref']));
bill.dependencies = bill.dependencies
  .filter(({ ref }) => !left.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => !left.has(one)) }));
process.stdout.write(`${JSON.stringify(bill, undefined, 2)}\n`);
