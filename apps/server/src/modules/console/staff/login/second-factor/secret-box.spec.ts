import type { Environment } from '../../../../../kernel/config/environment.js';
import { SecretBox } from './secret-box.js';

const boxOf = (secret: string) => new SecretBox({ KINDLING_SECRET: secret.repeat(32) } as Environment);
const box = boxOf('a');

describe('a locked secret', () => {
  it('opens as it was, and is never locked the same twice', () => {
    const locked = box.lock('totp', 'mira', 'sécret');
    expect(locked).not.toBe(box.lock('totp', 'mira', 'sécret'));
    expect(box.open('totp', 'mira', locked)).toBe('sécret');
  });

  it('opens for no other owner, purpose or installation, and not when it was changed', () => {
    const locked = box.lock('totp', 'mira', 'secret');
    expect(box.open('totp', 'otto', locked)).toBeUndefined();
    expect(box.open('login-ticket', 'mira', locked)).toBeUndefined();
    expect(boxOf('b').open('totp', 'mira', locked)).toBeUndefined();
    const bytes = Buffer.from(locked, 'base64url');
    for (let place = 0; place < bytes.length; place++) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
      expect(box.open('totp', 'mira', changed.toString('base64url'))).toBeUndefined();
    }
    for (const length of [0, 1, 12, 27, 28]) {
      expect(box.open('totp', 'mira', bytes.subarray(0, length).toString('base64url'))).toBeUndefined();
    }
  });
});
