import '../command/outlive-reader.ts';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

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

/** The files of letters that brands bring, each with the licence that stands beside it; throws where none does. */
const brands = 'schemas/brands';
const letters = readdirSync(brands)
  .filter((file) => file.endsWith('.woff2'))
  .map((name) => {
    const licence = name.replace('.woff2', '.licence.txt');
    const sha256 = createHash('sha256').update(readFileSync(`${brands}/${name}`));
    return {
      type: 'file',
      'bom-ref': `${brands}/${name}`,
      name,
      hashes: [{ alg: 'SHA-256', content: sha256.digest('hex') }],
      licenses: [
        { license: { name: licence, text: { content: readFileSync(`${brands}/${licence}`, 'utf8') } } },
      ],
    };
  });
const shipped = { ...bill, components: [...bill.components, ...letters] };
process.stdout.write(`${JSON.stringify(shipped, undefined, 2)}\n`);
