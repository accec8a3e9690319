import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { fieldProblems, problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { Call } from '../../../kernel/http/call.js';
import { MemberSessions } from '../../../kernel/sessions/member-sessions.js';
import { KnownDevices, repeatedPasswordProblems } from '../../console/authentication/authentication.api.js';
import { AccountsRepository } from '../core/accounts.repository.js';
import { AddressPasswords } from './address-passwords.js';
import { ConfirmPassword } from './confirm-password.js';
import { ReplacePassword } from './replace-password.js';

export interface PasswordChange {
  memberId: string;
  oldPassword: string;
  password: string;
  passwordRepeat: string;
  /** Of the profile, if there is one. */
  name: string;
}

/** Sets a new password by the old one, for the member who is logged in (specification §7, decisions §3.1). */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly database: Database,
    private readonly memberSessions: MemberSessions,
    private readonly accounts: AccountsRepository,
    private readonly addressPasswords: AddressPasswords,
    private readonly confirmPassword: ConfirmPassword,
    private readonly knownDevices: KnownDevices,
    private readonly replacePassword: ReplacePassword,
  ) {}

  /**
   * Ends every session but the one that asks, which gets a new token.
   *
   * @throws Problem `validation_failed` (`password`, `password_repeat`, `old_password`), `account_locked`, `unavailable`
   */
  async change({ memberId, oldPassword, name, ...typed }: PasswordChange, call: Call): Promise<void> {
    const before = await this.accounts.find(memberId);
    if (!before) throw problem('authentication_required');
    const mistakes = repeatedPasswordProblems(
      typed,
      { email: before.email, name },
      TenantContext.current().settings.name,
    );
    if (Object.keys(mistakes).length > 0) throw fieldProblems(mistakes);
    const checked = await this.confirmPassword.confirm(memberId, oldPassword, 'old_password');
    const passwordHash = await this.addressPasswords.hash(checked.email, typed.password, {
      lane: 'known',
      of: memberId,
    });
    await this.database.inTransaction(async () => {
      const account = await this.accounts.findForUpdate(memberId);
      if (account?.status === 'deleted') throw problem('authentication_required');
      // Replaced or moved to another address meanwhile: the old password is not the account's any more.
      const isSame = account?.passwordHash === checked.passwordHash && account.email === checked.email;
      if (!isSame || !(await this.replacePassword.replace(account, passwordHash)))
        throw fieldProblems({ old_password: 'old_password_wrong' });
      await this.memberSessions.start(memberId, 'password', call);
      this.knownDevices.remember({ id: memberId, passwordVersion: account.passwordVersion + 1 }, call);
    });
  }
}
