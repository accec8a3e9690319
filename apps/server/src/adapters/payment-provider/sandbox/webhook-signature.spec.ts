import fc from 'fast-check';
import { isSigned, sign, toleranceSeconds, webhookKey } from './webhook-signature.js';

const secret = 'a-secret-for-tests-only-0123456789abcdef';
const key = webhookKey(secret, 'alpha');
const now = new Date('2026-03-02T12:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const bytes = fc.uint8Array({ minLength: 1, maxLength: 200 }).map((array) => Buffer.from(array));

describe('a webhook’s signature', () => {
  it('proves every body that was signed', () => {
    fc.assert(
      fc.property(bytes, (body) => expect(isSigned(key, body, sign(key, body, now), now)).toBe(true)),
    );
  });

  it('proves nothing once one bit of the body is another', () => {
    fc.assert(
      fc.property(bytes, fc.nat(), fc.integer({ min: 0, max: 7 }), (body, at, bit) => {
        const forged = Buffer.from(body);
        const index = at % forged.length;
        forged.writeUInt8(forged.readUInt8(index) ^ (1 << bit), index);
        expect(isSigned(key, forged, sign(key, body, now), now)).toBe(false);
      }),
    );
  });

  it('proves nothing once one character of the header is another', () => {
    const body = Buffer.from('{"id":"1"}');
    const header = sign(key, body, now);
    for (let at = 0; at < header.length; at++) {
      for (const character of ['0', '1', 'f', ',', '=', 'x']) {
        if (header[at] === character) continue;
        const forged = header.slice(0, at) + character + header.slice(at + 1);
        expect(isSigned(key, body, forged, now)).toBe(false);
      }
    }
  });

  it.each([
    [-toleranceSeconds - 1, false],
    [-toleranceSeconds, true],
    [toleranceSeconds, true],
    [toleranceSeconds + 1, false],
  ])('read %i s after it was made: %s', (seconds, accepted) => {
    const body = Buffer.from('{}');
    expect(isSigned(key, body, sign(key, body, now), later(seconds))).toBe(accepted);
  });

  it('of another brand or another installation proves nothing', () => {
    const body = Buffer.from('{}');
    for (const other of [webhookKey(secret, 'beta'), webhookKey(`${secret}x`, 'alpha')]) {
      expect(isSigned(key, body, sign(other, body, now), now)).toBe(false);
    }
  });

  it.each(['', 't=1', 'v1=00', `t=,v1=${'0'.repeat(64)}`, `t=1,v1=${'0'.repeat(62)}`])(
    'written as “%s” proves nothing',
    (header) => {
      expect(isSigned(key, Buffer.from('{}'), header, now)).toBe(false);
    },
  );
});
