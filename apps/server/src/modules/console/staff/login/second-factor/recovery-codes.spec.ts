import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { readRecoveryCode, recoveryCodeOf } from './recovery-codes.js';

it('a recovery code is read back from whatever people make of it', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 10, maxLength: 10 }),
      fc.boolean(),
      fc.boolean(),
      (bytes, upper, blank) => {
        const code = recoveryCodeOf(bytes);
        const cased = upper ? code.toUpperCase() : code;
        const typed = blank
          ? ` ${cased.replace('-', ' ')}\n`
          : cased.replaceAll('0', 'O').replaceAll('1', 'l');
        expect(readRecoveryCode(typed)).toBe(code.replace('-', ''));
      },
    ),
  );
});

it('what can be none is none', () => {
  for (const text of ['', '123456', 'abcde-abcdu', 'abcde-abcdef', 'ábcde-abcde']) {
    expect(readRecoveryCode(text)).toBeUndefined();
  }
  expect(recoveryCodeOf(randomBytes(10))).not.toBe(recoveryCodeOf(randomBytes(10)));
});
