import { Injectable } from '@nestjs/common';
import { plainName } from '@kindling/contract/text/name-rules';
import { problem } from '../../../kernel/ground/problem.js';
import { Events } from '../../../kernel/outbox/events.js';
import { memberSignedUp } from '../core/account-events.js';
import { AccountsRepository, type NewAccount } from '../core/accounts.repository.js';
import { linkLifetimeMs } from '../links/mailed-links.js';
import { MailLink } from '../mails/mail-link.js';
import type { SignupDraft } from './signup-draft.js';

/** Stores a new account, with everything that other modules make of it and the mail that activates it. */
@Injectable()
export class CreateAccount {
  constructor(
    private readonly events: Events,
    private readonly accounts: AccountsRepository,
    private readonly mailLink: MailLink,
  ) {}

  /**
   * @throws Problem `email_taken` where the address is claimed already, and what keeping the message throws
   * @throws Error outside a transaction
   */
  async create(
    account: NewAccount,
    draft: Pick<SignupDraft, 'name' | 'dateOfBirth' | 'message' | 'likedIds'>,
  ): Promise<void> {
    const { id, email, signupDate } = account;
    if (account.claims) {
      // Nobody keeps an address by signing up with it and never confirming it.
      await this.accounts.releaseUnconfirmedClaims(
        email,
        new Date(signupDate.getTime() - linkLifetimeMs.activation),
      );
    }
    if (!(await this.accounts.insert(account))) throw problem('email_taken');
    await this.events.emit(memberSignedUp, {
      memberId: id,
      name: plainName(draft.name),
      dateOfBirth: draft.dateOfBirth,
      language: account.language,
      ...(draft.message ? { signupMessage: draft.message } : {}),
      ...(draft.likedIds ? { likedIds: draft.likedIds } : {}),
    });
    await this.mailLink.mail({ accountId: id, purpose: 'activation', unconfirmedEmail: email }, signupDate);
  }
}
