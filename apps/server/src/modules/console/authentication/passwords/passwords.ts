import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { normalizePassword } from '@kindling/contract/accounts/account-rules';
import { ENVIRONMENT, type Environment } from '../../../../kernel/config/environment.js';
import { PasswordQueue, type PasswordTurn } from './password-queue.js';

/** OWASP's parameters for argon2id, which is the library's default variant. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** The lowest that argon2 accepts (`KINDLING_CHEAP_PASSWORDS`). */
const cheapParameters = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

/** The salt of an argon2 hash in its encoded form. */
export function saltOf(stored: string): Buffer {
  return Buffer.from(stored.split('$')[4] ?? '', 'base64');
}

/** 32 bytes of zeros, which no password is found for. */
const noDigest = 'A'.repeat(43);

/** Whether some password matches what is stored; see `Passwords.none`. */
export function hasPassword({ passwordHash }: { passwordHash: string }): boolean {
  return !passwordHash.endsWith(`$${noDigest}`);
}

function optionsOf(stored: string) {
  const { memoryCost, timeCost, parallelism, outputLen } = parseOptions(stored);
  return { memoryCost, timeCost, parallelism, outputLen, salt: saltOf(stored) };
}

function isEqual(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Hashes and checks passwords in their normalised form, a few at a time: each takes 19 MiB and some tens of
 * milliseconds.
 */
@Injectable()
export class Passwords {
  readonly queue = new PasswordQueue();
  private readonly parameters: typeof parameters | typeof cheapParameters;
  /** Checked where there is no account, to take as long as a real check. */
  private readonly nobodys: Promise<string>;

  constructor(@Inject(ENVIRONMENT) environment: Pick<Environment, 'KINDLING_CHEAP_PASSWORDS'>) {
    this.parameters = environment.KINDLING_CHEAP_PASSWORDS ? cheapParameters : parameters;
    this.nobodys = this.hash('nobody logs in with this password', { lane: 'known', of: 'nobody' });
    // Each use gets the reason; the process need not end because of it.
    this.nobodys.catch(() => undefined);
  }

  /**
   * @param salt that of the address's other accounts (`AddressPasswords`); otherwise a new one
   * @throws Problem `unavailable` when too many wait, `rate_limited` when too many of the same group do
   */
  hash(password: string, turn: PasswordTurn, salt?: Buffer): Promise<string> {
    return this.queue.pass(turn, () =>
      hash(normalizePassword(password), { ...this.parameters, ...(salt ? { salt } : {}) }),
    );
  }

  /**
   * What is stored for an account without a password. It is checked like every hash, at the same cost, and matches nothing.
   *
   * @param salt as of `hash`
   */
  none(salt: Buffer): string {
    const { memoryCost, timeCost, parallelism } = this.parameters;
    const encoded = salt.toString('base64').replaceAll('=', '');
    return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${encoded}$${noDigest}`;
  }

  /**
   * Which of several stored hashes with one salt a password matches, for the price of one.
   *
   * @param stored the salt and the parameters of the first are used; others with another salt never match. An empty
   * list takes the same time
   * @returns the indexes of those that match
   * @throws Problem `unavailable`, `rate_limited` as `hash` does
   */
  async matching(password: string, stored: readonly string[], turn: PasswordTurn): Promise<number[]> {
    const options = optionsOf(stored[0] ?? (await this.nobodys));
    const made = Buffer.from(await this.queue.pass(turn, () => hash(normalizePassword(password), options)));
    return stored.flatMap((each, place) => (isEqual(Buffer.from(each), made) ? [place] : []));
  }

  /**
   * @param stored the account's hash; undefined takes the same time and never matches
   * @throws Problem `unavailable`, `rate_limited` as `hash` does
   */
  async matches(password: string, stored: string | undefined, turn: PasswordTurn): Promise<boolean> {
    const against = stored ?? (await this.nobodys);
    const matched = await this.queue.pass(turn, () => verify(against, normalizePassword(password)));
    return matched && stored !== undefined;
  }
}
