import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Licences that ask for nothing but to be named. */
const allowed = ['0BSD', 'Apache-2.0', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0'];

interface Locked {
  readonly version: string;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
}

it('lists every package and typeface that is shipped, once, with a licence that we may ship; none runs a script', () => {
  const lock: Record<string, Locked> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const shipped = Object.entries(lock).filter(([path, { dev }]) => path !== '' && dev !== true);
  const names = shipped.map(([path, { version }]) => `${path.replace(/.*node_modules\//, '')}@${version}`);

  const bill = JSON.parse(
    execFileSync('npm', ['run', '--silent', 'sbom'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  const all: { name: string; version?: string; licenses: { license: { id: string; text?: object } }[] }[] =
    bill.components;
  const listed = all.filter(({ version }) => version !== undefined);
  const letters = readdirSync('schemas/brands').filter((file) => file.endsWith('.woff2'));
  expect(all.filter((one) => !listed.includes(one)).map(({ name }) => name)).toEqual(letters);
  for (const { licenses } of all.filter(({ name }) => letters.includes(name)))
    expect(licenses[0]?.license.text).toEqual({ content: expect.stringContaining('SIL OPEN FONT LICENSE') });
  expect(bill.metadata.component.name).toBe('switchyard');
  expect(listed.map(({ name, version }) => `${name}@${version}`).sort()).toEqual([...new Set(names)].sort());
  const others = listed.filter(
    ({ licenses }) => !licenses.some(({ license }) => allowed.includes(license.id)),
  );
  expect(others.map(({ name }) => name)).toEqual([]);
  const refs = new Set<string>([...bill.components, bill.metadata.component].map((one) => one['bom-ref']));
  const named = bill.dependencies.flatMap(({ ref, dependsOn }: { ref: string; dependsOn: string[] }) => [
    ref,
    ...dependsOn,
  ]);
  expect(named.filter((ref: string) => !refs.has(ref))).toEqual([]);
  expect(shipped.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([]);
});
