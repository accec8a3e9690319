import fc from 'fast-check';
import { decodeTrafficSource, encodeTrafficSource, parseTrafficSource } from './traffic-source.js';

const parse = (query: string) => parseTrafficSource(new URLSearchParams(query));

describe('traffic source', () => {
  test('reads the five parameters of a landing', () => {
    expect(parse('network=north&ref=r1&sub1=a&sub2=b&sub3=c&other=x')).toEqual({
      network: 'north',
      ref: 'r1',
      sub1: 'a',
      sub2: 'b',
      sub3: 'c',
    });
  });

  test('is nothing without a network', () => {
    expect(parse('ref=r1&sub1=a')).toBeUndefined();
    expect(parse('network=%20%00')).toBeUndefined();
  });

  test('cuts what is too long', () => {
    expect(parse(`network=${'n'.repeat(500)}&ref=${'r'.repeat(500)}`)).toMatchObject({
      network: 'n'.repeat(64),
      ref: 'r'.repeat(128),
    });
  });

  test('cuts no character in two', () => {
    const source = parse(`network=${'n'.repeat(63)}%F0%9F%98%80&ref=${'😀'.repeat(100)}`);
    expect(source).toMatchObject({ network: 'n'.repeat(63), ref: '😀'.repeat(64) });
    const half = Buffer.from('{"network":"\\ud83d"}').toString('base64url');
    expect(decodeTrafficSource(half)).toBeUndefined();
  });

  test('whatever an address says comes back from the cookie, which stays small and needs no quoting', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('network', 'ref', 'sub1', 'sub2'), fc.string()), (given) => {
        const source = parseTrafficSource(new URLSearchParams(given));
        if (!source) return;
        const cookie = encodeTrafficSource(source);
        expect(cookie).toMatch(/^[\w-]+$/);
        expect(decodeTrafficSource(cookie)).toEqual(source);
      }),
    );
  });

  test('a cookie that somebody wrote is no source', () => {
    for (const value of ['', '%%%', 'e30', Buffer.from('{"network":""}').toString('base64url')]) {
      expect(decodeTrafficSource(value)).toBeUndefined();
    }
    const long = Buffer.from(JSON.stringify({ network: 'n'.repeat(65) })).toString('base64url');
    expect(decodeTrafficSource(long)).toBeUndefined();
  });
});
