import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../ports/clock.js';
import { problem } from '../../kernel/http/problem.js';
import { KeyedHashes, type CountedKind } from './keyed-hashes.js';
import { afterFailure, minutesBlocked, type FailureRecord } from './lockout-rules.js';
import { LoginFailuresRepository } from './login-failures.repository.js';

/** An attempt that counts as failed until it is shown to have been right. */
export interface Attempt {
  /** Keyed hash of what is guessed at. */
  key: string;
  before: FailureRecord | undefined;
  counted: FailureRecord;
}

/** Blocks after failed attempts: logins to an address, whether it has an account or not, and guesses from within. */
@Injectable()
export class Lockout {
  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(KeyedHashes) private readonly hashes: KeyedHashes,
    @Inject(LoginFailuresRepository) private readonly failures: LoginFailuresRepository,
  ) {}

  /**
   * Counts an attempt before its password is looked at, so that many at once get no further than five.
   *
   * @param value of the kind: a normalised address, or who or what else is counted by itself
   * @throws Problem `account_locked` with `minutes`
   */
  async begin(kind: CountedKind, value: string): Promise<Attempt> {
    const key = this.hashes.of(kind, value);
    for (;;) {
      const now = this.clock.now();
      const before = await this.failures.find(key);
      const minutes = before ? minutesBlocked(before, now) : 0;
      if (minutes > 0) throw problem('account_locked', { minutes });
      const counted = afterFailure(before, now);
      if (await this.failures.replace(key, before, counted)) return { key, before, counted };
    }
  }

  /** Whoever owns what was guessed at has shown it: the record is clean again. */
  async clear({ key }: Pick<Attempt, 'key'>): Promise<void> {
    await this.failures.forget(key);
  }

  /** The same for an account whose owner was shown by a mail: what others guessed at it counts no more. */
  async clearAccount({ id, email }: { id: string; email: string }): Promise<void> {
    await this.clear({ key: this.hashes.of('login', email) });
    await this.clear({ key: this.hashes.of('password', id) });
  }

  /**
   * Takes only this attempt back. Somebody who logs in to a provisional account of an address has not shown to own it:
   * if that cleared the record, they could guess the owner's password for ever.
   */
  async undo({ key, before, counted }: Attempt): Promise<void> {
    for (;;) {
      const now = await this.failures.find(key);
      if (!now || now.failures + now.blocks === 0) return;
      const fewer = { ...now, failures: Math.max(0, now.failures - 1) };
      if (await this.failures.replace(key, now, isSame(now, counted) ? before : fewer)) return;
    }
  }
}

function isSame(one: FailureRecord, other: FailureRecord): boolean {
  return (
    one.failures === other.failures &&
    one.blocks === other.blocks &&
    one.lastFailedAt.getTime() === other.lastFailedAt.getTime()
  );
}
