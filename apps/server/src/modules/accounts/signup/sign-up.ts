import { Inject, Injectable } from '@nestjs/common';
import { dayIn, timeZoneOf } from '@kindling/contract/brand-day';
import { normalizeEmail } from '@kindling/contract/email-rules';
import type { Language } from '@kindling/contract/languages';
import { plainName } from '@kindling/contract/name-rules';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import { Database } from '../../../kernel/database/database.js';
import { Events } from '../../../kernel/events.js';
import type { Call } from '../../../kernel/http/call.js';
import { clientNetwork } from '../../../kernel/http/client-network.js';
import { fieldProblems, problem } from '../../../kernel/http/problem.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { hashSecret, Sessions } from '../../../kernel/sessions/sessions.js';
import { TenantContext } from '../../../kernel/tenancy/tenant-context.js';
import { TrafficApi } from '../../traffic/traffic.api.js';
import { confirmationMailJob, memberSignedUp, type SignupMessage } from '../core/account-events.js';
import { AddressPasswords } from '../credentials/address-passwords.js';
import { AccountsRepository, type NewAccount } from '../core/accounts.repository.js';
import { InvitesRepository } from '../invites/invites.repository.js';
import { KnownDevices } from '../../authentication/authentication.api.js';
import { linkMs, MailedLinks } from '../links/mailed-links.js';
import type { ChallengeAnswer } from '../proof/proof-challenges.js';
import { SignupGate } from './signup-gate.js';
import { draftProblems, isSignupOpen, type DraftFields } from './signup-rules.js';
import { throwawayMailProblem } from '../core/throwaway-mail.js';

export interface SignupDraft extends DraftFields {
  /** The language the visitor reads; the brand's own when it does not offer this one. */
  language?: Language;
  message?: SignupMessage;
  /** Token of an invitation. */
  invite?: string;
  challenge?: ChallengeAnswer;
  /** What was written into the field that people do not see. */
  website?: string;
}

/** Step 0 of the signup (specification §4): makes the account and logs the new member in. */
@Injectable()
export class SignUp {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Ids) private readonly ids: Ids,
    @Inject(Events) private readonly events: Events,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(TrafficApi) private readonly traffic: TrafficApi,
    @Inject(AccountsRepository) private readonly accounts: AccountsRepository,
    @Inject(KnownDevices) private readonly devices: KnownDevices,
    @Inject(InvitesRepository) private readonly invites: InvitesRepository,
    @Inject(SignupGate) private readonly gate: SignupGate,
    @Inject(MailedLinks) private readonly mailedLinks: MailedLinks,
    @Inject(AddressPasswords) private readonly passwords: AddressPasswords,
  ) {}

  /** Whether this visit may sign up without an invitation, as the brand has it now. */
  isOpen(call: Call): boolean {
    return isSignupOpen(TenantContext.current().settings.signups, this.traffic.sourceOf(call));
  }

  /**
   * @returns the new member's id
   * @throws Problem `signup_refused`, `signups_closed`, `invite_invalid`, `validation_failed`, `proof_required`,
   *   `email_taken` (where the brand reveals accounts), `unavailable`, and what keeping the message throws
   */
  async signUp(draft: SignupDraft, call: Call): Promise<string> {
    if (draft.website) throw problem('signup_refused');
    const { settings } = TenantContext.current();
    const trafficSource = this.traffic.sourceOf(call);
    const now = this.clock.now();
    const inviteHash = draft.invite ? hashSecret(draft.invite) : undefined;
    const isInvited = inviteHash !== undefined && (await this.invites.isUsable(inviteHash, now));
    const isOpen = this.isOpen(call);
    if (!isOpen && !isInvited) throw problem(draft.invite ? 'invite_invalid' : 'signups_closed');
    const mistakes = draftProblems(draft, {
      brand: settings.name,
      minimumAge: settings.minimum_age,
      today: dayIn(timeZoneOf(settings), now),
    });
    const throwaway = mistakes['email'] ? undefined : await throwawayMailProblem(draft.email, settings);
    if (throwaway) mistakes['email'] = throwaway;
    if (Object.keys(mistakes).length > 0) throw fieldProblems(mistakes);
    // The last question before anything costs: whoever has to correct a field was not yet asked for work.
    await this.gate.pass(draft.challenge, call);

    const email = normalizeEmail(draft.email);
    const account: NewAccount = {
      id: this.ids.next(),
      email,
      claims: settings.account_disclosure === 'reveal',
      passwordHash: await this.passwords.hash(email, draft.password, {
        lane: 'stranger',
        of: clientNetwork(call.request.address),
      }),
      language:
        draft.language && settings.locales.includes(draft.language)
          ? draft.language
          : settings.domain_language,
      trafficSource: trafficSource ?? null,
      signupDate: now,
    };
    await this.database.inTransaction(async () => {
      await this.store(account, draft);
      const isSpent = inviteHash !== undefined && (await this.invites.spend(inviteHash, account.id, now));
      // Somebody else was faster with the same invitation.
      if (!isOpen && !isSpent) throw problem('invite_invalid');
    });
    await this.sessions.start(account.id, call);
    this.devices.remember({ id: account.id, passwordVersion: 0 }, call);
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
      name: plainName(draft.name),
      dateOfBirth: draft.dateOfBirth,
      language: account.language,
      ...(draft.message ? { signupMessage: draft.message } : {}),
    });
    const linkId = await this.mailedLinks.create(
      { accountId: account.id, purpose: 'activation', unconfirmedEmail: account.email },
      account.signupDate,
    );
    await this.outbox.add(confirmationMailJob, { linkId });
  }
}
