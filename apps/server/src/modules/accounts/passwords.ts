import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { normalizePassword } from '@kindling/contract/account-rules';
import { problem } from '../../kernel/http/problem.js';
import { Turnstile, TurnstileFull } from '../../kernel/turnstile.js';

/** OWASP's parameters for argon2id, which is the library's own choice of variant. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Half of Node's thread pool, so that files and name look-ups go on while many log in. */
const hashesAtOnce = 2;
/** A few seconds of work; whoever comes later is told to come back instead of waiting for ever. */
const hashesWaiting = 200;
/**
 * While others wait, so many passwords are answered in one go: what a login does besides costs half when it is done for
 * several, in caches that hashes emptied. The first of them waits for seven hashes more.
 */
const answeredTogether = 8;

/** The salt of an argon2 hash in its encoded form. */
export function saltOf(stored: string): Buffer {
  return Buffer.from(stored.split('$')[4] ?? '', 'base64');
}

function optionsOf(stored: string) {
  const { memoryCost, timeCost, parallelism, outputLen } = parseOptions(stored);
  return { memoryCost, timeCost, parallelism, outputLen, salt: saltOf(stored) };
}

function isEqual(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Hashes and checks passwords in their normalised form, a few at a time: each takes 19 MiB and some tens of milliseconds. */
@Injectable()
export class Passwords {
  private readonly turnstile = new Turnstile(hashesAtOnce, hashesWaiting, answeredTogether);
  /** What is checked where there is no account: as long as a real check takes. */
  private readonly nobodys = this.hash('nobody logs in with this password');

  constructor() {
    // Whoever needs it gets the reason; the process need not end for it.
    this.nobodys.catch(() => undefined);
  }

  /**
   * @param salt that of the address's other accounts (`AddressPasswords`); one of its own otherwise
   * @throws Problem `unavailable` when too many wait
   */
  hash(password: string, salt?: Buffer): Promise<string> {
    return this.inTurn(() => hash(normalizePassword(password), { ...parameters, ...(salt ? { salt } : {}) }));
  }

  /**
   * Which of several stored hashes of one salt a password matches, for the price of one.
   *
   * @param stored the salt and the parameters of the first are used; others of another salt never match. None takes the
   *   same time
   * @returns the places of those that match
   * @throws Problem `unavailable` when too many wait
   */
  async matching(password: string, stored: readonly string[]): Promise<number[]> {
    const options = optionsOf(stored[0] ?? (await this.nobodys));
    const made = Buffer.from(await this.inTurn(() => hash(normalizePassword(password), options)));
    return stored.flatMap((each, place) => (isEqual(Buffer.from(each), made) ? [place] : []));
  }

  /**
   * @param stored the account's hash; undefined takes the same time and never matches
   * @throws Problem `unavailable` when too many wait
   */
  async matches(password: string, stored: string | undefined): Promise<boolean> {
    const against = stored ?? (await this.nobodys);
    const matched = await this.inTurn(() => verify(against, normalizePassword(password)));
    return matched && stored !== undefined;
  }

  private async inTurn<T>(task: () => Promise<T>): Promise<T> {
    try {
      return await this.turnstile.pass(task);
    } catch (error) {
      if (error instanceof TurnstileFull) throw problem('unavailable');
      throw error;
    }
  }
}
