import { Injectable } from '@nestjs/common';
import { type MadePasskey, type PasskeyInvitation } from '@kindling/contract/accounts/passkeys';
import { passkeysAtMost } from '@kindling/contract/accounts/passkey-rules';
import { Database } from '../../../kernel/database/database.js';
import { fieldProblems, problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { Call } from '../../../kernel/http/call.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import {
  challengeOf,
  hasPassword,
  PasskeyChallenges,
  readMadePasskey,
} from '../../console/authentication/authentication.api.js';
import { AccountsRepository, type StoredAccount } from '../core/accounts.repository.js';
import { PasskeysRepository, type StoredPasskey } from '../core/passkeys.repository.js';
import { accountMailJob } from '../mails/account-mail-jobs.js';
import { PasskeyPlaces } from './passkey-places.js';

/** How long a confirmed mailbox stands for a password that was never set. */
const firstPasskeyMs = 15 * 60_000;

export interface NewPasskey {
  memberId: string;
  made: MadePasskey;
  /** Name given by the member. */
  name: string;
}

/**
 * Adds a passkey to an account with a confirmed address. Otherwise a signup with another person's address would keep
 * access after the owner confirms it.
 */
@Injectable()
export class AddPasskey {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly outbox: Outbox,
    private readonly accounts: AccountsRepository,
    private readonly passkeyChallenges: PasskeyChallenges,
    private readonly passkeyPlaces: PasskeyPlaces,
    private readonly passkeys: PasskeysRepository,
  ) {}

  /**
   * @param account its password was just verified
   * @throws Problem `passkeys_elsewhere`, `passkey_unconfirmed`, `passkey_limit`
   */
  async begin(account: StoredAccount, call: Call): Promise<PasskeyInvitation> {
    const { host } = this.passkeyPlaces.of(call);
    requireConfirmed(account);
    const known = await this.passkeys.ofAccount(account.id);
    if (known.length >= passkeysAtMost) throw problem('passkey_limit');
    return {
      challenge: this.passkeyChallenges.issue(purposeOf(account)),
      host,
      site: TenantContext.current().settings.name,
      user_handle: this.passkeyChallenges.userHandle(account.id),
      user_name: account.email,
      known: known.filter((passkey) => passkey.host === host).map(({ credentialId }) => credentialId),
    };
  }

  /**
   * The same without a password, right after the confirmation, for an account that has neither a password nor a passkey:
   * the mailbox was just proven, which ended every session but that of the browser that opened the link.
   *
   * @throws Problem `validation_failed` (`password`) for every other account; what `begin` throws
   */
  async beginFirst(memberId: string, call: Call): Promise<PasskeyInvitation> {
    const account = await this.accounts.find(memberId);
    if (!account) throw problem('authentication_required');
    requireConfirmed(account);
    const age = this.clock.now().getTime() - (account.confirmedAt?.getTime() ?? 0);
    if (hasPassword(account) || age > firstPasskeyMs || (await this.passkeys.count(memberId)) > 0)
      throw fieldProblems({ password: 'required' });
    return this.begin(account, call);
  }

  /**
   * @throws Problem `passkey_refused` for a response to no challenge of `begin`, `passkeys_elsewhere`,
   *   `passkey_unconfirmed`, `passkey_limit`
   */
  async add({ memberId, made, name }: NewPasskey, call: Call): Promise<StoredPasskey> {
    const place = this.passkeyPlaces.of(call);
    const before = await this.accounts.find(memberId);
    if (!before) throw problem('authentication_required');
    const challenge = challengeOf(made);
    const isOurs = await this.passkeyChallenges.spend(purposeOf(before), challenge);
    const credential = await readMadePasskey(made, challenge, place);
    if (!isOurs || !credential) throw problem('passkey_refused');
    return this.database.inTransaction(async () => {
      // The lock serialises concurrent additions, so that the limit holds.
      const account = await this.accounts.findForUpdate(memberId);
      if (!account || account.status === 'deleted') throw problem('authentication_required');
      requireConfirmed(account);
      if (account.passwordVersion !== before.passwordVersion) throw problem('passkey_refused');
      const count = await this.passkeys.count(memberId);
      if (count >= passkeysAtMost) throw problem('passkey_limit');
      // Of two that `beginFirst` invited at once.
      if (count > 0 && !hasPassword(account)) throw problem('passkey_refused');
      const passkey = {
        ...credential,
        ...{ id: this.ids.next(), accountId: memberId, host: place.host, name },
        userHandle: this.passkeyChallenges.userHandle(memberId),
        ...{ createdAt: this.clock.now(), lastUsedAt: null },
      };
      if (!(await this.passkeys.insert(passkey))) throw problem('passkey_refused');
      await this.outbox.add(accountMailJob, { about: 'passkey_added', accountId: memberId });
      return passkey;
    });
  }
}

function requireConfirmed({ status }: StoredAccount): void {
  if (status === 'not_confirmed') throw problem('passkey_unconfirmed');
}

/** Bound to the password's version: replacing the password invalidates the challenge. */
function purposeOf({ id, passwordVersion }: StoredAccount) {
  return { for: 'add', whom: id, passwordVersion } as const;
}
