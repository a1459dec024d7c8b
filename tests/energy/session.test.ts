import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keptSession, newcomer } from '../../src/energy/session.ts';

const { load: loadSession, save: saveSession } = keptSession;

/** A storage that remembers. */
function memory(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

afterEach(() => vi.unstubAllGlobals());

function withStorages(local: unknown, session: unknown = memory()) {
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
}

const saved = {
  switchId: 12,
  switchType: 'gasToGas',
  includeAllPayMethodOptions: false,
  proposedPayMethod: 'MonthlyDirectDebit',
  electricitySmartMeterInstalled: false,
  gasSmartMeterInstalled: true,
};

const isCode = (longest: number, value: unknown) =>
  typeof value === 'string' && value.length > 0 && value.length <= longest && !/[^\w.~+/=-]/.test(value);
const isFlag = (value: unknown) => typeof value === 'boolean';
/** What each value must be, by the names of the specification. */
const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  uid: (value) => isCode(64, value),
  uuid: (value) => isCode(64, value),
  switchKey: (value) => isCode(512, value),
  refererBranch: (value) => isCode(64, value),
  reference: (value) => isCode(64, value),
  tariffValidToDate: (value) => /^\d{4}-\d\d-\d\d$/.test(`${value}`),
  switchId: (value) => Number.isInteger(value) && Number(value) > 0 && String(value).length <= 10,
  switchType: (value) =>
    /^(gasToGas|electricityToElectricity|dual(Consolidated|Distinct)ToDualConsolidated)$/.test(`${value}`),
  proposedPayMethod: (value) =>
    /^(MonthlyDirectDebit|QuaterlyDirectDebit|CashOrCheque|PrePaymentMeter)$/.test(`${value}`),
  includeAllPayMethodOptions: isFlag,
  electricitySmartMeterInstalled: isFlag,
  gasSmartMeterInstalled: isFlag,
};

/** Texts that a storage may hold: ours, nearly ours, and what anybody else could have put there. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.stringMatching(/^[\w-]{1,70}$/),
  fc.constantFrom(
    '',
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    '../../admin?x=',
    '\u202Egnp.exe',
    'x\r\nX-Injected: 1',
    '{"__proto__":{"switchId":1}}',
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    'x'.repeat(10_000_000),
    `{"switchId":1${' '.repeat(5000)}}`,
  ),
  fc.json({ maxDepth: 4 }),
  fc
    .record(
      {
        switchId: fc.oneof(
          fc.integer(),
          fc.double(),
          fc.integer({ min: 1, max: 9_999_999_999 }),
          fc.string(),
        ),
        switchType: fc.oneof(fc.constant('gasToGas'), fc.jsonValue()),
        proposedPayMethod: fc.oneof(fc.constant('CashOrCheque'), fc.jsonValue()),
        includeAllPayMethodOptions: fc.jsonValue(),
        gasSmartMeterInstalled: fc.boolean(),
        postcode: fc.constant('NR21NH'),
      },
      { requiredKeys: [] },
    )
    .map((record) => JSON.stringify(record)),
);
const anyStorage = fc.dictionary(
  fc.constantFrom(
    'uid',
    'uuid',
    'switchKey',
    'quote',
    'refererBranch',
    'reference',
    'tariffValidToDate',
    '__proto__',
    'other',
  ),
  anyText,
);

describe('what is kept between visits', () => {
  it('comes back as it was: ids, saved quote, the day on which the present tariff ends, and referral [Q4.50] [Q1.05] [Q7.21]', () => {
    withStorages(memory());
    const session = {
      uid: 'u1',
      uuid: 'r1',
      switchKey: 'k1',
      refererBranch: 'B1',
      reference: 'R1',
      tariffValidToDate: '2027-02-28',
      ...saved,
    };
    saveSession({ ...session, comparisonType: 'home-energy' });
    expect(loadSession()).toEqual(session);
  });

  it('is only what the specification names [Q4.50]', () => {
    const local = memory();
    const tab = memory();
    withStorages(local, tab);
    saveSession({
      uid: 'u',
      email: 'someone@example.org',
      sortCode: '112233',
      ...saved,
      tariffValidToDate: '2027-02-28',
      dateOfBirth: '1990-01-01',
    });
    expect([...local.kept.keys()].sort()).toEqual(['quote', 'uid']);
    expect([...tab.kept.keys()].sort()).toEqual(['own', 'quote', 'tariffValidToDate', 'uid']);
    expect(Object.keys(JSON.parse(local.kept.get('quote') ?? '')).sort()).toEqual(Object.keys(saved).sort());
  });

  it('of a completed switch tells nothing about the person [S4.03]', () => {
    const kept = {
      switched: true,
      gasReference: 'G-1',
      electricityReference: 'E-1',
      switchedSupplier: 'New Energy',
      switchedUuid: 'u-9',
      switchedFuels: 'Gas & Electricity',
      switchedCost: 1200,
    };
    const local = memory();
    withStorages(local);
    saveSession({ ...kept, switchedName: 'Ms Ada Lovelace', switchKey: null });
    expect(JSON.stringify([...local.kept])).not.toContain('Lovelace');
    expect(loadSession()).toMatchObject(kept);
    saveSession({ uid: 'u' });
    expect(loadSession()).toMatchObject(kept);
    saveSession({ switched: null, gasReference: null });
    expect(loadSession()).not.toHaveProperty('switched');
  });

  it('is forgotten when the session holds it no more [Q2.10]', () => {
    const local = memory();
    withStorages(local);
    saveSession({ uid: 'u', switchKey: 'k', ...saved });
    saveSession({ uid: 'u', switchKey: null, switchId: null });
    expect([...local.kept]).toEqual([['uid', 'u']]);
  });

  it.each([
    ['broken JSON', { quote: '{"switchId":' }, {}],
    ['another shape', { quote: '[1,2,3]' }, {}],
    ['a text for a number', { quote: '{"switchId":"12"}' }, {}],
    ['a prototype key', { quote: '{"__proto__":{"switchId":5}}' }, {}],
    ['a very long id', { uid: 'x'.repeat(5000) }, {}],
    ['an empty id', { uid: '' }, {}],
    [
      'unknown words',
      { quote: '{"switchId":3,"switchType":"x","proposedPayMethod":"y"}' },
      { ...saved, switchId: 3, gasSmartMeterInstalled: false },
    ],
  ])('survives %s in the storage', (_, local, expected) => {
    withStorages(memory(local));
    expect(loadSession()).toEqual(expected);
  });

  it('survives a storage that is full', () => {
    const full = {
      ...memory(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    withStorages(full, full);
    expect(() => saveSession({ uid: 'u', ...saved, reference: 'R' })).not.toThrow();
  });

  it('survives a storage that is switched off', () => {
    const off = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    withStorages(undefined, undefined);
    vi.stubGlobal('localStorage', undefined);
    expect(loadSession()).toEqual({});
    withStorages({ getItem: off, setItem: off, removeItem: off });
    expect(loadSession()).toEqual({});
    expect(() => saveSession({ uid: 'u' })).not.toThrow();
  });

  it('survives a browser that throws when the storage is looked at', () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    try {
      expect(loadSession()).toEqual({});
      expect(() => saveSession({ uid: 'u' })).not.toThrow();
    } finally {
      if (before) Object.defineProperty(globalThis, 'localStorage', before);
      else Reflect.deleteProperty(globalThis, 'localStorage');
    }
  });

  it('keeps nothing of a former quote when there is no room for the new one [Q4.50]', () => {
    const full = () => ({
      ...memory({ quote: JSON.stringify(saved), uuid: 'old' }),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    withStorages(full(), full());
    saveSession({ ...saved, switchId: 99, uuid: 'new' });
    expect(loadSession()).toEqual({});
  });

  it('is what this tab holds, whatever another tab wrote meanwhile [Q4.50]', () => {
    const local = memory();
    withStorages(local);
    saveSession({ uid: 'mine', ...saved });
    local.setItem('uid', 'theirs');
    local.setItem('quote', JSON.stringify({ ...saved, switchId: 77 }));
    saveSession({ uid: 'mine', uuid: 'results', ...saved });
    expect(loadSession()).toEqual({ uid: 'mine', uuid: 'results', ...saved });
  });

  it('is only what can be sent on: any contents of a storage give values of the right kinds [Q4.50] [Q1.05]', () => {
    fc.assert(
      fc.property(anyStorage, anyStorage, (local, tab) => {
        withStorages(memory(local), memory(tab));
        const session = loadSession();
        for (const [name, value] of Object.entries(session)) expect(kinds[name]?.(value)).toBe(true);
        saveSession(session);
        expect(loadSession()).toEqual(session);
      }),
      { numRuns: 1000 },
    );
  });

  it('gives a newcomer one id of 32 hexadecimal digits, and the next page load another [Q4.41]', async () => {
    expect(newcomer()).toMatch(/^[0-9a-f]{32}$/);
    expect(newcomer()).toBe(newcomer());
    vi.resetModules();
    const again = await import('../../src/energy/session.ts');
    expect(again.newcomer()).not.toBe(newcomer());
  });
});
