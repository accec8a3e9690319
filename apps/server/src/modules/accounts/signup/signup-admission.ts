import { Injectable } from '@nestjs/common';
import { dayIn, timeZoneOf } from '@kindling/contract/brands/brand-day';
import type { TrafficSource } from '@kindling/contract/brands/traffic-source';
import { hashSecret } from '../../../kernel/ground/hash-secret.js';
import { fieldProblems, problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { Call } from '../../../kernel/http/call.js';
import { Clock } from '../../../ports/clock.js';
import { TrafficApi } from '../../brands/traffic/traffic.api.js';
import { throwawayMailProblem } from '../core/throwaway-mail.js';
import { InvitesRepository } from '../invites/invites.repository.js';
import type { SignupDraft } from './signup-draft.js';
import { SignupGate } from './signup-gate.js';
import { draftProblems, isSignupOpen } from './signup-rules.js';

/** A signup that may be stored. */
export interface Admission {
  trafficSource: TrafficSource | undefined;
  /** Whether it needs no invitation. */
  isOpen: boolean;
  inviteHash: string | undefined;
}

/** Admission to a brand's signup (specification §5 and §6). */
@Injectable()
export class SignupAdmission {
  constructor(
    private readonly clock: Clock,
    private readonly traffic: TrafficApi,
    private readonly invites: InvitesRepository,
    private readonly signupGate: SignupGate,
  ) {}

  /** Whether this visit may sign up without an invitation, as the brand has it now. */
  isOpen(call: Call): boolean {
    return isSignupOpen(TenantContext.current().settings.signups, this.traffic.sourceOf(call));
  }

  /**
   * @throws Problem `signup_refused`, `signups_closed`, `invite_invalid`, `validation_failed`, `proof_required`
   */
  async admit(draft: SignupDraft, call: Call): Promise<Admission> {
    if (draft.website) throw problem('signup_refused');
    const isOpen = this.isOpen(call);
    const inviteHash = draft.invite ? hashSecret(draft.invite) : undefined;
    const isInvited = inviteHash !== undefined && (await this.invites.isUsable(inviteHash, this.clock.now()));
    if (!isOpen && !isInvited) throw problem(draft.invite ? 'invite_invalid' : 'signups_closed');
    await this.checkFields(draft);
    // The last check before anything costs: a signup with a field to correct was not yet asked for work.
    await this.signupGate.pass(draft.challenge, call);
    return { trafficSource: this.traffic.sourceOf(call), isOpen, inviteHash };
  }

  /**
   * Uses the invitation up, in the signup's transaction.
   *
   * @throws Problem `invite_invalid` when it was needed and another signup used it first
   */
  async spendInvite({ isOpen, inviteHash }: Admission, accountId: string, now: Date): Promise<void> {
    const isSpent = inviteHash !== undefined && (await this.invites.spend(inviteHash, accountId, now));
    if (!isOpen && !isSpent) throw problem('invite_invalid');
  }

  private async checkFields(draft: SignupDraft): Promise<void> {
    const { settings } = TenantContext.current();
    const mistakes = draftProblems(draft, {
      brand: settings.name,
      forbiddenWords: settings.forbidden_words ?? [],
      minimumAge: settings.minimum_age,
      today: dayIn(timeZoneOf(settings), this.clock.now()),
    });
    const throwaway = mistakes['email'] ? undefined : await throwawayMailProblem(draft.email, settings);
    if (throwaway) mistakes['email'] = throwaway;
    if (Object.keys(mistakes).length > 0) throw fieldProblems(mistakes);
  }
}
