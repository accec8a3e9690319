import { Inject, Injectable } from '@nestjs/common';
import { TenantContext } from '../../kernel/tenancy/tenant-context.js';
import { Clock } from '../../ports/clock.js';
import { ProfilesApi } from '../profiles/profiles.api.js';
import { AgeProofsRepository, type AgeProof } from './age-proofs.repository.js';
import { isProofRequired } from './age-rules.js';

export type AgeProofExport = Pick<AgeProof, 'provider' | 'provenAt' | 'expiresAt'>;

/** Who has to show that they are an adult, and who did (trust 21). A stated date of birth never counts. */
@Injectable()
export class AgeChecksApi {
  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AgeProofsRepository) private readonly proofs: AgeProofsRepository,
    @Inject(ProfilesApi) private readonly profiles: ProfilesApi,
  ) {}

  /** Whether a member may see what is only for adults: nothing asks for a proof where they are, or they gave it. */
  async mayExplicit(memberId: string): Promise<boolean> {
    return !(await this.isRequired(memberId)) || (await this.provenUntil(memberId)) !== undefined;
  }

  /** Whether a proof is asked for where the member is. */
  async isRequired(memberId: string): Promise<boolean> {
    // Most brands ask nobody; then nothing is looked up.
    if (!this.isRequiredSomewhere()) return false;
    const { age_check_required_countries: required } = TenantContext.current().settings;
    return isProofRequired(required, await this.profiles.countryOf(memberId));
  }

  /** Whether the brand asks anybody for a proof. */
  isRequiredSomewhere(): boolean {
    return (TenantContext.current().settings.age_check_required_countries ?? []).length > 0;
  }

  /** @returns undefined without a proof, or with one that is over */
  async provenUntil(memberId: string): Promise<Date | undefined> {
    const expiresAt = (await this.proofs.find(memberId))?.expiresAt;
    return expiresAt && expiresAt > this.clock.now() ? expiresAt : undefined;
  }

  async export(memberId: string): Promise<AgeProofExport | undefined> {
    const found = await this.proofs.find(memberId);
    return found && { provider: found.provider, provenAt: found.provenAt, expiresAt: found.expiresAt };
  }
}
