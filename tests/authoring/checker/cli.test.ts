import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { smallProject, temporaryProject } from '../../build/temporary-project.ts';
import { runCommand } from '../../command/run-command.ts';

const cardFile = 'schemas/cards/fuel.card.json';
const good = temporaryProject(smallProject);
const bad = temporaryProject({
  ...smallProject,
  [cardFile]: { ...smallProject[cardFile], order: ['feul', 'fuel'] },
});
const lonely = temporaryProject({ [cardFile]: smallProject[cardFile] });
afterAll(() => {
  for (const project of [good, bad, lonely]) project.remove();
});

const check = (folder: string, ...flags: readonly string[]) =>
  runCommand(folder, 'src/authoring/checker/cli.ts', ...flags);

describe('npm run check', () => {
  it('says in one line that all is well', () => {
    const { status, stdout } = check(good.root);
    expect(stdout).toMatch(/^2 definition files, \d+ rules, \d+ proofs: no problem \(\d+ ms\)\n$/);
    expect(status).toBe(0);
  });

  it('leaves the proofs out when asked', () => {
    const { status, stdout } = check(good.root, '--rules');
    expect(stdout).toMatch(/^2 definition files, \d+ rules: no problem/);
    expect(status).toBe(0);
  });

  it('prints each problem with its place and lines, and fails', () => {
    const { status, stdout } = check(bad.root);
    expect(stdout).toContain(`${cardFile}:5:5  error  unknown-name\n`);
    expect(stdout).toContain('Did you mean "fuel"?');
    expect(stdout).toContain('> 5 |     "feul"');
    expect(stdout).toContain(': 1 error, 0 warnings');
    expect(status).toBe(1);
  });

  it('does not fail for warnings', () => {
    const { status, stdout } = check(lonely.root);
    expect(stdout).toContain(': 0 errors, 1 warning');
    expect(status).toBe(0);
  });

  it('prints errors before warnings, wherever they stand', () => {
    const project = temporaryProject({
      ...smallProject,
      'schemas/cards/a.card.json': { ...smallProject[cardFile], card: 'a' },
      [cardFile]: { ...smallProject[cardFile], order: ['feul', 'fuel'] },
    });
    const { stdout } = check(project.root, '--rules');
    project.remove();
    expect(stdout.match(/^\S+ {2}(error|warning) /gm)?.map((line) => line.split('  ')[1]?.trim())).toEqual([
      'error',
      'warning',
    ]);
  });

  it('gives the problems as JSON for machines', () => {
    const { status, stdout } = check(bad.root, '--json');
    expect(JSON.parse(stdout)).toMatchObject([
      { id: 'unknown-name', file: cardFile, line: 5, column: 5, severity: 'error', suggest: 'fuel' },
    ]);
    expect(status).toBe(1);
    expect(JSON.parse(check(good.root, '--json').stdout)).toEqual([]);
  });

  it('gives them to a pull request, each beside its line', () => {
    const { status, stdout } = check(bad.root, '--github');
    const [annotation] = stdout.split('\n');
    expect(annotation).toBe(
      `::error file=${cardFile},line=5,endLine=5,col=5,endColumn=11,title=unknown-name::"feul" is not a field, notice or group of card "fuel".%0ADid you mean "fuel"?`,
    );
    expect(status).toBe(1);
  });

  it('makes every safe mend, says how many, and leaves the rest to people', () => {
    const wrong = {
      ...smallProject[cardFile],
      titel: 'Which?',
      order: ['fuel', 'fuel'],
      ui: { fuel: { widget: 'tickbox' } },
    };
    const project = temporaryProject({ ...smallProject, [cardFile]: wrong });
    expect(check(project.root).stdout).toMatch(
      /: 3 errors, 0 warnings; 1 with a safe mend: npm run check -- --fix \(/,
    );
    const { status, stdout } = check(project.root, '--fix');
    const text = readFileSync(join(project.root, cardFile), 'utf8');
    project.remove();
    expect(stdout).toMatch(/: 1 mended, /);
    expect(JSON.parse(text).order).toEqual(['fuel']);
    expect(status).toBe(1);
  });

  it('writes the schemas for editors', () => {
    expect(check(good.root, '--write-meta').status).toBe(0);
    expect(readdirSync(join(good.root, 'schemas/meta'))).toContain('card.schema.json');
  });

  it('refuses a flag that it does not know, and says which it knows', () => {
    const { status, stderr } = check(good.root, '--jsn');
    expect(stderr).toMatch(/Unknown option '--jsn'\nnpm run check .*[\s\S]*--json/);
    expect(status).toBe(2);
  });
});
