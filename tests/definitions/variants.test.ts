import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadVariant } from '../../src/definitions/variants.ts';
import type { VariantDefinition } from '../../src/engine/types.ts';

const loaded = vi.hoisted(() => [] as string[]);

vi.mock('virtual:variants', () => {
  const loader = (name: string) => async () => {
    loaded.push(name);
    return { default: { owners: [], name, card: 'terms' } satisfies VariantDefinition };
  };
  return {
    fileOf: { '4': '4-e-on', '111': '111-e-on-next' },
    parentOf: { '111-e-on-next': '4-e-on' },
    subscribe: () => undefined,
    variantLoaders: {
      '4-e-on': loader('4-e-on'),
      '111-e-on-next': loader('111-e-on-next'),
      aes: loader('aes'),
      default: loader('default'),
    },
  };
});

beforeEach(() => loaded.splice(0));

describe('loadVariant', () => {
  it("gives a supplier's variant with those that it extends, by file name", async () => {
    expect(await loadVariant(111)).toMatchObject({
      name: '111-e-on-next',
      variant: { name: '111-e-on-next' },
      parents: { '4-e-on': { name: '4-e-on' } },
    });
  });

  it('fetches the files of that supplier alone', async () => {
    await loadVariant(4);
    expect(loaded).toEqual(['4-e-on']);
  });

  it('gives a supplier without a file the default', async () => {
    expect(await loadVariant(999)).toMatchObject({ variant: { name: 'default' }, parents: {} });
  });

  it('gives an id the variant that the settings bind it to, and no other wording for a name that is none', async () => {
    expect(await loadVariant(7, { '7': 'aes' })).toMatchObject({ name: 'aes' });
    await expect(loadVariant(7, { '7': 'ase' })).rejects.toThrow('"ase"');
  });
});
