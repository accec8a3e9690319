import { Inject, Injectable } from '@nestjs/common';
import { normalizeEmail } from '@kindling/contract/account-rules';
import type { Language } from '@kindling/contract/languages';
import { Clock } from '../../ports/clock.js';
import { Ids } from '../../ports/ids.js';
import { Database } from '../../kernel/database/database.js';
import { Events } from '../../kernel/events.js';
import type { Call } from '../../kernel/http/call.js';
import { clientNetwork } from '../../kernel/http/client-network.js';
import { Limits } from '../../kernel/http/limits.js';
import { fieldProblems, problem } from '../../kernel/http/problem.js';
import { Outbox } from '../../kernel/outbox/outbox.js';
import { Sessions } from '../../kernel/sessions/sessions.js';
import { TenantContext } from '../../kernel/tenancy/tenant-context.js';
import { TrafficApi } from '../traffic/traffic.api.js';
import { confirmationMailJob, memberSignedUp, type SignupMessage } from './account-events.js';
import { AddressPasswords } from './address-passwords.js';
import { AccountsRepository, type NewAccount } from './accounts.repository.js';
import { KnownDevices } from './known-devices.js';
import { linkMs, MailedLinks } from './mailed-links.js';
import { draftProblems, isSignupOpen, type DraftFields } from './signup-rules.js';

export interface SignupDraft extends DraftFields {
  /** The language the visitor reads; the brand's own when it does not offer this one. */
  language?: Language;
  message?: SignupMessage;
}

/** Many people may share one address: a household, a company, a phone network. */
const signupsPerAddress = { name: 'signup', points: 20, seconds: 3600 };

/** Step 0 of the signup (specification §4): makes the account and logs the new member in. */
@Injectable()
export class SignUp {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Ids) private readonly ids: Ids,
    @Inject(Events) private readonly events: Events,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(TrafficApi) private readonly traffic: TrafficApi,
    @Inject(AccountsRepository) private readonly accounts: AccountsRepository,
    @Inject(KnownDevices) private readonly devices: KnownDevices,
    @Inject(MailedLinks) private readonly mailedLinks: MailedLinks,
    @Inject(AddressPasswords) private readonly passwords: AddressPasswords,
  ) {}

  /**
   * @returns the new member's id
   * @throws Problem `signups_closed`, `validation_failed`, `rate_limited`, `email_taken` (where the brand reveals
   *   accounts), `unavailable`, and what keeping the message throws
   */
  async signUp(draft: SignupDraft, call: Call): Promise<string> {
    const { settings } = TenantContext.current();
    const trafficSource = this.traffic.sourceOf(call);
    if (!isSignupOpen(settings.signups, trafficSource)) throw problem('signups_closed');
    const now = this.clock.now();
    const mistakes = draftProblems(draft, settings.minimum_age, now.toISOString().slice(0, 10));
    if (Object.keys(mistakes).length > 0) throw fieldProblems(mistakes);
    await this.limits.consume(signupsPerAddress, clientNetwork(call.request.address));

    const email = normalizeEmail(draft.email);
    const account: NewAccount = {
      id: this.ids.next(),
      email,
      claims: settings.account_disclosure === 'reveal',
      passwordHash: await this.passwords.hash(email, draft.password),
      language:
        draft.language && settings.locales.includes(draft.language)
          ? draft.language
          : settings.domain_language,
      trafficSource: trafficSource ?? null,
      signupDate: now,
    };
    await this.database.inTransaction(() => this.store(account, draft));
    await this.sessions.start(account.id, call);
    await this.devices.remember(account.id, call);
    return account.id;
  }

  private async store(account: NewAccount, draft: SignupDraft): Promise<void> {
    if (account.claims) {
      // Nobody keeps an address by signing up with it and never confirming it.
      await this.accounts.releaseUnconfirmedClaims(
        account.email,
        new Date(account.signupDate.getTime() - linkMs.activation),
      );
    }
    if (!(await this.accounts.insert(account))) throw problem('email_taken');
    await this.events.emit(memberSignedUp, {
      memberId: account.id,
      name: draft.name.trim(),
      dateOfBirth: draft.dateOfBirth,
      language: account.language,
      ...(draft.message ? { signupMessage: draft.message } : {}),
    });
    const linkId = await this.mailedLinks.create(
      { accountId: account.id, purpose: 'activation' },
      account.signupDate,
    );
    await this.outbox.add(confirmationMailJob, { linkId });
  }
}
