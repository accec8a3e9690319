import { Injectable } from '@nestjs/common';
import type { Country } from '@kindling/contract/languages';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { MemberSessions } from '../../../kernel/sessions/member-sessions.js';
import { Clock } from '../../../ports/clock.js';
import { ProfilesApi } from '../profiles.api.js';
import { AgeProofsRepository, type AgeProof } from './age-proofs.repository.js';
import { isProofRequired } from './age-rules.js';

export type AgeProofExport = Pick<AgeProof, 'provider' | 'provenAt' | 'expiresAt'>;

/** Which members have to prove that they are adults, and which did (trust 21). A stated date of birth never counts. */
@Injectable()
export class AgeChecksApi {
  constructor(
    private readonly clock: Clock,
    private readonly ageProofs: AgeProofsRepository,
    private readonly memberSessions: MemberSessions,
    private readonly profiles: ProfilesApi,
  ) {}

  /** Whether a member may see what is only for adults: nothing asks for a proof where they are, or they gave it. */
  async mayExplicit(memberId: string, here: Country | null): Promise<boolean> {
    return !(await this.isRequired(memberId, here)) || (await this.provenUntil(memberId)) !== undefined;
  }

  /**
   * Whether a proof is asked for where the member is: in the country that they say, for some weeks in the one that they said
   * before, or in that of the address from which they ask or one of their open sessions began.
   *
   * @param here the country of the address that asks, null where that says nothing
   */
  async isRequired(memberId: string, here: Country | null): Promise<boolean> {
    // Most brands ask for no proof; then nothing is looked up.
    if (!this.isRequiredSomewhere()) return false;
    const { age_check_required_countries: required } = TenantContext.current().settings;
    // An address without a country asks for no proof: the stated country is checked besides.
    if (here !== null && isProofRequired(required, here)) return true;
    const { country, ageAskedUntil } = await this.profiles.residence(memberId);
    if (isProofRequired(required, country)) return true;
    if (ageAskedUntil !== null && ageAskedUntil > this.clock.now()) return true;
    const sessions = await this.memberSessions.list(memberId);
    return sessions.some((session) => session.country !== null && isProofRequired(required, session.country));
  }

  /** Whether the brand asks for proofs at all. */
  isRequiredSomewhere(): boolean {
    return (TenantContext.current().settings.age_check_required_countries ?? []).length > 0;
  }

  /** @returns undefined without a proof, or with one that is over */
  async provenUntil(memberId: string): Promise<Date | undefined> {
    const expiresAt = (await this.ageProofs.find(memberId))?.expiresAt;
    return expiresAt && expiresAt > this.clock.now() ? expiresAt : undefined;
  }

  async export(memberId: string): Promise<AgeProofExport | undefined> {
    const found = await this.ageProofs.find(memberId);
    return found && { provider: found.provider, provenAt: found.provenAt, expiresAt: found.expiresAt };
  }
}
