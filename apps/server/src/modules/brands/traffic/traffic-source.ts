import { trafficSource, type TrafficSource } from '@kindling/contract/brands/traffic-source';
import { beginningOf, isWellFormed } from '@kindling/contract/text/well-formed';

/** Where a visit came from (specification §3 "Traffic source"), read from a landing's address and kept in a cookie. */

const lengths = { network: 64, ref: 128, sub1: 128, sub2: 128, sub3: 128 } as const;

/** @returns the source that an address names; undefined without a network */
export function parseTrafficSource(parameters: URLSearchParams): TrafficSource | undefined {
  const read = (name: keyof typeof lengths): string =>
    beginningOf((parameters.get(name) ?? '').replace(/\p{C}/gu, '').trim(), lengths[name]);
  const network = read('network');
  if (network === '') return undefined;
  return { network, ref: read('ref'), sub1: read('sub1'), sub2: read('sub2'), sub3: read('sub3') };
}

/** As a cookie's value. */
export function encodeTrafficSource(source: TrafficSource): string {
  return Buffer.from(JSON.stringify(source)).toString('base64url');
}

/** @returns undefined for what `encodeTrafficSource` did not make, as a visitor may change their cookies */
export function decodeTrafficSource(value: string): TrafficSource | undefined {
  try {
    const json: unknown = JSON.parse(Buffer.from(value, 'base64url').toString());
    const parsed = trafficSource.safeParse(json);
    return parsed.success && parsed.data.network !== '' && isWellFormed(parsed.data)
      ? parsed.data
      : undefined;
  } catch {
    return undefined;
  }
}
