import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageWords } from '../src/energy/vocabulary/page-words.ts';
import { journeyFiles } from '../src/runtime/journey-words.ts';
import { type CodeText, textsIn } from './code-texts.ts';

const root = join(import.meta.dirname, '..');
const folders = [
  'energy/pages',
  'energy/effects',
  'energy/api',
  'energy/service/letters',
  'app',
  'runtime',
  'react',
];
const code = folders
  .flatMap((folder) =>
    readdirSync(join(root, 'src', folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `src/${folder}/${name}`,
    ),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return { file, text, texts: textsIn(text) };
  });

/** Words that no page shows: what developers and operators read, and records of what was done. */
const unread = (file: string, { to }: CodeText) =>
  /^src\/energy\/api\/contract\/|^src\/react\/rjsf\/left-out\/|^src\/app\/settings\.ts$/.test(file) ||
  ['Error', 'buildTrackRecord'].includes(to);

/** Calls of the service, drawings, selectors, measures, lines of a calendar. */
const isNotation = ({ text, to }: CodeText) =>
  /^(GET|POST) \/|^\(.*\)$|\[|^[\d.]+px |^[A-Z]+:/.test(text) ||
  ['d', 'transform', 'className', 'rel'].includes(to);

/** Between tags and in what people are told a word, elsewhere two. */
const isSaid = ({ text, isShown }: CodeText) =>
  (isShown ? /\p{L}{2}/u : /\p{L}{2}[,.:;!?’'”)]* +\S*\p{L}/u).test(text);

describe('sentences for people', () => {
  it('are found in code wherever they stand', () => {
    const written = `<p title="Hello">Bye {\`and \${x} more of it\`}</p>; say('a-name'); f({ says: 'Not given.' });`;
    expect(textsIn(written).filter(isSaid)).toMatchObject([
      { text: 'Hello' },
      { text: 'Bye' },
      { text: 'more of it' },
      { text: 'Not given.' },
    ]);
  });

  it('stand in JSON: the code of pages, journeys and effects has none', () => {
    const left = code.flatMap(({ file, texts }) =>
      texts
        .filter((text) => isSaid(text) && !isNotation(text) && !unread(file, text))
        .map(({ line, text }) => `${file}:${line} ${text}`),
    );
    expect(left).toEqual([]);
  });

  it('speak of the connection only where nothing answered [Q8.04]', () => {
    const folder = join(root, 'schemas/words');
    const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
    expect(lines.filter((line) => line.includes('your connection'))).toEqual([
      expect.stringContaining('"unreachable": "We could not reach our service.'),
    ]);
  });

  it('spell the button that asks again in one way [S2.72] [S2.80]', () => {
    const spelt = ['schemas/cards', 'schemas/journeys', 'schemas/words'].flatMap((folder) =>
      readdirSync(join(root, folder)).flatMap((file) =>
        [...readFileSync(join(root, folder, file), 'utf8').matchAll(/"(try again)"/gi)].map(
          ([, text]) => text,
        ),
      ),
    );
    expect(new Set(spelt)).toEqual(new Set(['Try Again']));
  });

  const asked = Object.entries({ ...journeyFiles, ...pageWords });

  it.each(asked)('of %s are all said by the code that has them', (part, words) => {
    const door = code.find(
      ({ text }) => text.includes(`schemas/words/${part}.json'`) || text.includes(`'virtual:words/${part}'`),
    );
    const names = [...(door?.text ?? '').matchAll(/export const (\w+)/g)].map(([, name = '']) => name);
    const module = door?.file.replace(/^.*\//, '') ?? '';
    const users = code.filter(
      ({ text }) => text.includes(`/${module}'`) && names.some((name) => text.includes(`${name}(`)),
    );
    const said = users.flatMap(({ texts }) => texts.map(({ text }) => text));
    const made = users.flatMap(({ text }) =>
      [...text.matchAll(/\w+\(`([\w-]*)\$\{\w+\}([\w-]*)`/g)].map(([, before = '', after = '']) => ({
        before,
        after,
      })),
    );
    const isMade = (name: string) =>
      made.some(
        ({ before, after }) => before + after !== '' && name.startsWith(before) && name.endsWith(after),
      );
    const unsaid = Object.keys(words).filter((name) => !said.includes(name) && !isMade(name));
    expect(users.length).toBeGreaterThan(0);
    expect(unsaid.map((name) => `schemas/words/${part}.json: ${name}`)).toEqual([]);
  });
});
