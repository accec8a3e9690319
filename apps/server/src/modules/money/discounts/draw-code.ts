import { randomInt } from 'node:crypto';

/** Without what is mistaken for another: 0 and O, 1 and I. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** 60 bits: guessing stays hopeless however many codes there are. */
const drawn = 12;

/** A code that nobody guesses. @param prefix what it begins with, 10 characters at most */
export function drawCode(prefix: string): string {
  return prefix + Array.from({ length: drawn }, () => letters[randomInt(letters.length)]).join('');
}
