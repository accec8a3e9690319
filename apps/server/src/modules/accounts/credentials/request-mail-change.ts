import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '@kindling/contract/accounts/email-rules';
import { Database } from '../../../kernel/database/database.js';
import { fieldProblems, problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { hasPassword } from '../../console/authentication/authentication.api.js';
import { AccountsRepository, type StoredAccount } from '../core/accounts.repository.js';
import { mailboxProblem } from '../core/mailbox.js';
import { throwawayMailProblem } from '../core/throwaway-mail.js';
import { AddressPasswords } from './address-passwords.js';
import { BeginMailChange } from './begin-mail-change.js';
import { ConfirmPassword } from './confirm-password.js';

export interface MailChangeRequest {
  memberId: string;
  email: string;
  /** Left out where the account has none. */
  password?: string | undefined;
}

/** Mails a link to the address that a member wants to have; until it is opened nothing changes (specification §7). */
@Injectable()
export class RequestMailChange {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsRepository,
    private readonly addressPasswords: AddressPasswords,
    private readonly beginMailChange: BeginMailChange,
    private readonly confirmPassword: ConfirmPassword,
  ) {}

  /**
   * A newer request makes the earlier links worthless.
   *
   * @throws Problem `validation_failed` (`email`, `password`), `account_locked`, `too_many_mails` after three in 24
   *   hours, taken addresses among them, `email_taken` (where the brand reveals accounts), `unavailable`
   */
  async request({ memberId, password, ...wanted }: MailChangeRequest): Promise<void> {
    const email = normalizeEmail(wanted.email);
    const own = await this.accounts.find(memberId);
    if (mailboxProblem(email) !== undefined || email === own?.email)
      throw fieldProblems({ email: 'invalid_new_email' });
    const throwaway = await throwawayMailProblem(email, TenantContext.current().settings);
    if (throwaway) throw fieldProblems({ email: throwaway });
    const checked =
      own && password === undefined
        ? mistypedAtSignup(own)
        : await this.confirmPassword.confirm(memberId, password ?? '', 'password');
    const passwordHash = await this.addressPasswords.hash(email, password, { lane: 'known', of: memberId });
    const hasBegun = await this.database.inTransaction(async () => {
      // The lock makes requests at the same time count one after the other; nothing is read before it.
      const account = await this.accounts.findForUpdate(memberId);
      if (account?.status === 'deleted') throw problem('authentication_required');
      if (account?.passwordHash !== checked.passwordHash)
        throw fieldProblems({ password: 'old_password_wrong' });
      return this.beginMailChange.begin({ memberId, email, passwordHash });
    });
    // Outside of the transaction, which keeps the count.
    if (!hasBegun) throw problem('email_taken');
  }
}

/**
 * Nothing but its session proves an account without a password before its address is confirmed, and a mistyped address
 * gets no mail to set one by.
 */
function mistypedAtSignup(account: StoredAccount): StoredAccount {
  if (hasPassword(account) || account.status !== 'not_confirmed')
    throw fieldProblems({ password: 'required' });
  return account;
}
