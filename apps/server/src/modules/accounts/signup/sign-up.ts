import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '@kindling/contract/accounts/email-rules';
import { Database } from '../../../kernel/database/database.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { Call } from '../../../kernel/http/call.js';
import { clientNetwork } from '../../../kernel/http/limits/client-network.js';
import { MemberSessions } from '../../../kernel/sessions/member-sessions.js';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import type { NewAccount } from '../core/accounts.repository.js';
import { AddressPasswords } from '../credentials/address-passwords.js';
import { RememberBrowser } from '../credentials/remember-browser.js';
import { CreateAccount } from './create-account.js';
import { SignupAdmission, type Admission } from './signup-admission.js';
import type { SignupDraft } from './signup-draft.js';

/** Step 0 of the signup (specification §4): makes the account and logs the new member in. */
@Injectable()
export class SignUp {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly memberSessions: MemberSessions,
    private readonly rememberBrowser: RememberBrowser,
    private readonly addressPasswords: AddressPasswords,
    private readonly createAccount: CreateAccount,
    private readonly signupAdmission: SignupAdmission,
  ) {}

  /**
   * @returns the new member's id
   * @throws Problem `signup_refused`, `signups_closed`, `invite_invalid`, `validation_failed`, `proof_required`,
   *   `email_taken` (where the brand reveals accounts), `unavailable`, and what keeping the message throws
   */
  async signUp(draft: SignupDraft, call: Call): Promise<string> {
    const admission = await this.signupAdmission.admit(draft, call);
    const account = await this.accountOf(draft, admission, call);
    await this.database.inTransaction(async () => {
      await this.createAccount.create(account, draft);
      await this.signupAdmission.spendInvite(admission, account.id, account.signupDate);
    });
    await this.memberSessions.start(account.id, draft.password === undefined ? null : 'password', call);
    await this.rememberBrowser.remember({ id: account.id, passwordVersion: 0 }, call);
    return account.id;
  }

  private async accountOf(draft: SignupDraft, { trafficSource }: Admission, call: Call): Promise<NewAccount> {
    const { settings } = TenantContext.current();
    const email = normalizeEmail(draft.email);
    const turn = { lane: 'stranger', of: clientNetwork(call.request.address) } as const;
    const language = draft.language && settings.locales.includes(draft.language) ? draft.language : undefined;
    return {
      id: this.ids.next(),
      signupDate: this.clock.now(),
      email,
      claims: settings.account_disclosure === 'reveal',
      passwordHash: await this.addressPasswords.hash(email, draft.password, turn),
      language: language ?? settings.domain_language,
      trafficSource: trafficSource ?? null,
      signupPage: draft.entry ?? null,
    };
  }
}
