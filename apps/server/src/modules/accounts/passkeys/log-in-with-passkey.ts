import { Injectable } from '@nestjs/common';
import type { PasskeyAnswer } from '@kindling/contract/accounts/passkeys';
import { problem } from '../../../kernel/ground/problem.js';
import type { Call } from '../../../kernel/http/call.js';
import { Clock } from '../../../ports/clock.js';
import {
  challengeOf,
  checkPasskey,
  LoginAttempts,
  PasskeyChallenges,
  type PasskeyPlace,
} from '../../console/authentication/authentication.api.js';
import type { Account } from '../core/account.js';
import { AccountsRepository, type StoredAccount } from '../core/accounts.repository.js';
import { PasskeysRepository } from '../core/passkeys.repository.js';
import { EnterAccount } from '../login/enter-account.js';
import { PasskeyPlaces } from './passkey-places.js';

/** Logs in with a passkey, in place of both email and password (docs/decisions/0011-logins.md). */
@Injectable()
export class LogInWithPasskey {
  constructor(
    private readonly clock: Clock,
    private readonly accounts: AccountsRepository,
    private readonly enterAccount: EnterAccount,
    private readonly loginAttempts: LoginAttempts,
    private readonly passkeyChallenges: PasskeyChallenges,
    private readonly passkeyPlaces: PasskeyPlaces,
    private readonly passkeys: PasskeysRepository,
  ) {}

  /**
   * @returns the account of the new session
   * @throws Problem `passkey_refused` for unknown passkeys and for invalid responses of known ones, `passkeys_elsewhere`,
   *   `account_deleted` for an account that can still be reactivated, `account_banned`, `rate_limited`
   */
  async logIn(answer: PasskeyAnswer, call: Call): Promise<Account> {
    const place = this.passkeyPlaces.of(call);
    const owner = await this.loginAttempts.attemptUnguessable(() => this.ownerBy(answer, place), call);
    const account = owner && (await this.enterAccount.enter(owner, 'passkey', call));
    if (!account) throw problem('passkey_refused');
    return account;
  }

  private async ownerBy(answer: PasskeyAnswer, place: PasskeyPlace): Promise<StoredAccount | undefined> {
    const challenge = challengeOf(answer);
    const isOurs = await this.passkeyChallenges.spend({ for: 'login' }, challenge);
    const known = await this.passkeys.findByCredential(answer.id);
    const used = await checkPasskey(known, answer, challenge, place);
    if (!isOurs || !known || !used) return undefined;
    if (known.host !== place.host || (answer.user_handle ?? known.userHandle) !== known.userHandle)
      return undefined;
    const account = await this.accounts.find(known.accountId);
    return (await this.passkeys.recordUse(known, used, this.clock.now())) ? account : undefined;
  }
}
