import { LRUCache } from 'lru-cache';

/**
 * Parts of records by their text. Parts shared by many brands are used with each record and stay; a part of a single
 * brand soon becomes the oldest and is dropped. A larger cache would keep such parts, at more memory than sharing
 * saves.
 */
const known = new LRUCache<string, object>({ max: 2000 });

/**
 * Deduplicates equal parts of JSON values into one frozen object: brands differ in little, so a settings record costs
 * far less memory than its text.
 *
 * @returns the same value, deeply frozen, its objects and arrays shared with every equal one seen before
 */
export function intern(value: unknown): unknown {
  return internWithKey(value).value;
}

function internWithKey(value: unknown): { value: unknown; key: string } {
  if (typeof value !== 'object' || value === null) return { value, key: JSON.stringify(value) };
  const parts = Array.isArray(value)
    ? value.map((item, index) => [String(index), internWithKey(item)] as const)
    : Object.entries(value).map(([name, item]) => [name, internWithKey(item)] as const);
  const key = Array.isArray(value)
    ? `[${parts.map(([, part]) => part.key).join()}]`
    : `{${parts.map(([name, part]) => `${JSON.stringify(name)}:${part.key}`).join()}}`;
  // Hardly any two brands share a part this large: its text as a key would cost more than sharing could save.
  if (key.length > 1024) return { value: rebuilt(value, parts), key };
  const shared = known.get(key) ?? rebuilt(value, parts);
  known.set(key, shared);
  return { value: shared, key };
}

function rebuilt(original: object, parts: readonly (readonly [string, { value: unknown }])[]): object {
  if (Array.isArray(original)) return Object.freeze(parts.map(([, part]) => part.value));
  return Object.freeze(Object.fromEntries(parts.map(([name, part]) => [name, part.value])));
}
