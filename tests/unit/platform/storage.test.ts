import { deviceStorage, tabStorage } from '@/components/form/storage';

type Name = 'localStorage' | 'sessionStorage';

const areas = [
  ['localStorage', deviceStorage],
  ['sessionStorage', tabStorage],
] as const;

/** A browser storage; `refuses` imitates private modes and full disks. */
function provide(name: Name, refuses: 'nothing' | 'writing' | 'everything' = 'nothing') {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (refuses !== 'nothing') throw new DOMException('Full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
  };
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => {
      if (refuses === 'everything') throw new DOMException('Denied', 'SecurityError');
      return storage;
    },
  });
  return kept;
}

describe.each(areas)('%s', (name, area) => {
  test('keeps text and JSON, and forgets them', () => {
    const kept = provide(name);
    expect(area.write('token', 'abc')).toBe(true);
    expect(area.writeJson('plan', { plan: 'gold' })).toBe(true);
    expect([area.read('token'), area.readJson('plan')]).toEqual(['abc', { plan: 'gold' }]);
    expect([area.read('other'), area.readJson('other')]).toEqual([null, null]);
    area.remove('token');
    expect([...kept.keys()]).toEqual(['plan']);
    area.clear();
    expect(kept.size).toBe(0);
  });

  test('values that are not JSON count as missing', () => {
    provide(name).set('plan', '{"plan":');
    expect(area.readJson('plan')).toBeNull();
  });

  test.each(['writing', 'everything'] as const)('where the browser refuses %s', (refuses) => {
    provide(name, refuses);
    expect(area.write('token', 'abc')).toBe(false);
    expect(area.writeJson('plan', {})).toBe(false);
    expect([area.read('token'), area.readJson('plan')]).toEqual([null, null]);
    area.remove('token');
    area.clear();
  });
});
