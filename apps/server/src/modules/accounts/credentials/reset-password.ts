import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { hashSecret } from '../../../kernel/ground/hash-secret.js';
import { fieldProblems, problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { Clock } from '../../../ports/clock.js';
import { Lockout, repeatedPasswordProblems } from '../../console/authentication/authentication.api.js';
import { AccountsRepository, type StoredAccount } from '../core/accounts.repository.js';
import { PasskeysRepository } from '../core/passkeys.repository.js';
import { MailedLinksRepository } from '../links/mailed-links.repository.js';
import { AddressPasswords } from './address-passwords.js';
import { ReplacePassword } from './replace-password.js';

export interface PasswordReset {
  /** The part behind the `#` of the mailed link. */
  token: string;
  password: string;
  passwordRepeat: string;
  /** Also removes the account's passkeys. */
  removePasskeys: boolean;
  /** Of the profile, if there is one. */
  name: string;
}

/** Sets a new password by a mailed link. It confirms no address, brings no deleted account back and starts no session. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: AccountsRepository,
    private readonly addressPasswords: AddressPasswords,
    private readonly lockout: Lockout,
    private readonly mailedLinks: MailedLinksRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly replacePassword: ReplacePassword,
  ) {}

  /**
   * @returns id of the account that a link is for, which stays usable
   * @throws Problem `link_expired` for one that is unknown, used or older than an hour
   */
  async accountOf(token: string): Promise<string> {
    return (await this.find(token)).id;
  }

  /** @throws Problem `link_expired`, `validation_failed` (`password`, `password_repeat`), `unavailable` */
  async reset({ token, name, removePasskeys, ...typed }: PasswordReset): Promise<void> {
    const { id, email } = await this.find(token);
    const mistakes = repeatedPasswordProblems(typed, { email, name }, TenantContext.current().settings.name);
    if (Object.keys(mistakes).length > 0) throw fieldProblems(mistakes);
    const passwordHash = await this.addressPasswords.hash(email, typed.password, { lane: 'known', of: id });
    await this.database.inTransaction(async () => {
      const link = await this.mailedLinks.spend(hashSecret(token), 'reset', this.clock.now());
      const account = link && (await this.accounts.findForUpdate(link.accountId));
      // The address is another's matter once it changed: the hash is made for the one that was asked about.
      if (account?.email !== email) throw problem('link_expired');
      if (!(await this.replacePassword.replace(account, passwordHash))) throw problem('link_expired');
      if (removePasskeys) await this.passkeys.removeAll(account.id);
      // The mail arrived.
      await this.accounts.clearMailRefused(account.email);
      // The link proved the owner: wrong passwords of others no longer count.
      await this.lockout.forget('login', account.email);
      await this.lockout.forget('password', account.id);
    });
  }

  private async find(token: string): Promise<StoredAccount> {
    const link = await this.mailedLinks.findUsable(hashSecret(token), 'reset', this.clock.now());
    const account = link && (await this.accounts.find(link.accountId));
    if (!account) throw problem('link_expired');
    return account;
  }
}
