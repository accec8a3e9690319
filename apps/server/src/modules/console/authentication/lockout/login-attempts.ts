import { Injectable } from '@nestjs/common';
import { Problem } from '../../../../kernel/ground/problem.js';
import type { Call } from '../../../../kernel/http/call.js';
import { clientNetwork } from '../../../../kernel/http/limits/client-network.js';
import { Limits, type Limit } from '../../../../kernel/http/limits/limits.js';
import { KnownDevices, type DeviceOwner } from '../known-devices.js';
import type { PasswordTurn } from '../passwords/password-queue.js';
import { Lockout, type Guess } from './lockout.js';

/** Limits of attempts, whatever the outcome. */
export interface LoginLimits {
  perNetwork: Limit;
  perDevice: Limit;
  /** Failures of a network; the last of them also uses up its attempts. */
  failuresPerNetwork?: Limit;
}

/** A login before any check. */
export interface LoginAttempt<T> extends Pick<Guess<T>, 'provesOwner'> {
  /** In its normalised form. */
  email: string;
  /** The address's owner; undefined for an unknown address. */
  owner: DeviceOwner | undefined;
  /** What an unknown browser has to do first; it throws when that was not done. */
  admit?(): Promise<void>;
  /**
   * @param turn which queue to hash in
   * @returns the password's owner; undefined if it is wrong
   */
  check(turn: PasswordTurn): Promise<T | undefined>;
}

/** Counts logins by their origin, and checks their passwords within the limits. */
@Injectable()
export class LoginAttempts {
  /** Figures: docs/decisions/0011-logins.md. */
  protected readonly figures: LoginLimits = {
    perNetwork: { name: 'login', points: 30, seconds: 60 },
    perDevice: { name: 'login-device', points: 30, seconds: 60 },
    failuresPerNetwork: { name: 'login-failure', points: 100, seconds: 3600 },
  };

  constructor(
    protected readonly limits: Limits,
    private readonly knownDevices: KnownDevices,
    private readonly lockout: Lockout,
  ) {}

  /**
   * Guesses from a device known to the owner are counted separately: neither those of others nor the address's block
   * affect it. All others count for the address, and for their network.
   *
   * @returns the password's owner; undefined if it is wrong
   * @throws Problem `account_locked` with `minutes`, `rate_limited`, and what `admit` and `check` throw
   */
  async attempt<T>(login: LoginAttempt<T>, call: Call): Promise<T | undefined> {
    const device = this.knownDevices.counterOf(login.owner, call);
    if (login.owner && device !== undefined) return this.fromDevice(login, login.owner.id, device);
    const network = clientNetwork(call.request.address);
    await this.consume(this.figures.perNetwork, network);
    await login.admit?.();
    return this.fromNetwork(login, network);
  }

  /**
   * A login with an unguessable credential that identifies its owner. It counts against the network only: failed passwords
   * do not block it, and its success does not reset their count.
   *
   * @param check returns undefined for an invalid credential
   * @throws Problem `rate_limited`, and any error of `check`
   */
  async attemptUnguessable<T>(check: () => Promise<T | undefined>, call: Call): Promise<T | undefined> {
    const network = clientNetwork(call.request.address);
    await this.consume(this.figures.perNetwork, network);
    const right = await check();
    if (right === undefined) await this.countFailure(network);
    return right;
  }

  protected consume(limit: Limit, key: string): Promise<void> {
    return this.limits.consume(limit, key);
  }

  private async fromDevice<T>(
    login: LoginAttempt<T>,
    ownerId: string,
    device: string,
  ): Promise<T | undefined> {
    await this.consume(this.figures.perDevice, device);
    return this.lockout.attempt('device', device, {
      check: () => login.check({ lane: 'known', of: ownerId }),
      provesOwner: (right) => login.provesOwner(right),
    });
  }

  private async fromNetwork<T>(login: LoginAttempt<T>, network: string): Promise<T | undefined> {
    try {
      const right = await this.lockout.attempt('login', login.email, {
        check: () => login.check({ lane: 'stranger', of: network }),
        provesOwner: (found) => login.provesOwner(found),
      });
      if (right === undefined) await this.countFailure(network);
      return right;
    } catch (error) {
      if (error instanceof Problem && error.code === 'account_locked') await this.countFailure(network);
      throw error;
    }
  }

  private async countFailure(network: string): Promise<void> {
    const { perNetwork, failuresPerNetwork } = this.figures;
    if (failuresPerNetwork) await this.limits.penalize(failuresPerNetwork, perNetwork, network);
  }
}
