import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@kindling/contract/languages';
import type { Call } from '../../kernel/http/call.js';
import type { AccountStatus } from './account.entity.js';
import { AccountsRepository } from './accounts.repository.js';
import { ConfirmationMails, type ConfirmationMail } from './confirmation-mails.js';
import { LogIn, type Credentials } from './log-in.js';
import { SignUp, type SignupDraft } from './sign-up.js';

export { confirmationMailJob, memberConfirmed, memberSignedUp } from './account-events.js';
export type { SignedUp, SignupMessage } from './account-events.js';
export type { ConfirmationMail, Credentials, SignupDraft };
// The console's staff log in by the members' rules.
export { afterFailure, minutesBlocked, type FailureRecord } from './lockout-rules.js';
export { Passwords } from './passwords.js';

export interface Account {
  id: string;
  /** In its normalised form. */
  email: string;
  status: AccountStatus;
  language: Language;
  signupDate: Date;
}

/** What other modules may ask of accounts. A member's id, account id and profile id are the same value. */
@Injectable()
export class AccountsApi {
  constructor(
    @Inject(AccountsRepository) private readonly accounts: AccountsRepository,
    @Inject(SignUp) private readonly signUps: SignUp,
    @Inject(LogIn) private readonly logIns: LogIn,
    @Inject(ConfirmationMails) private readonly confirmationMails: ConfirmationMails,
  ) {}

  async find(memberId: string): Promise<Account | undefined> {
    const account = await this.accounts.find(memberId);
    if (!account) return undefined;
    const { id, email, status, language, signupDate } = account;
    return { id, email, status, language, signupDate };
  }

  /** See `SignUp.signUp`. */
  signUp(draft: SignupDraft, call: Call): Promise<string> {
    return this.signUps.signUp(draft, call);
  }

  /** See `LogIn.logIn`. */
  logIn(credentials: Credentials, call: Call): Promise<string> {
    return this.logIns.logIn(credentials, call);
  }

  async setLanguage(memberId: string, language: Language): Promise<void> {
    await this.accounts.setLanguage(memberId, language);
  }

  /** See `ConfirmationMails.prepare`. */
  confirmationMail(linkId: string): Promise<ConfirmationMail | undefined> {
    return this.confirmationMails.prepare(linkId);
  }
}
