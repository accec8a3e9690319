import { Inject, Injectable } from '@nestjs/common';
import type { Country } from '@kindling/contract/languages';
import type { AgeOutcome, AgeStanding } from '@kindling/contract/profiles/calls/age-checks';
import { localizedPath } from '@kindling/contract/paths/paths';
import { ENVIRONMENT, type Environment } from '../../../kernel/config/environment.js';
import { problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { Limits } from '../../../kernel/http/limits/limits.js';
import { publicOrigin } from '../../../kernel/tenancy/public-origin.js';
import { AgeCheck } from '../../../ports/age-check.js';
import { Clock } from '../../../ports/clock.js';
import { AccountsApi } from '../../accounts/accounts.api.js';
import { KeyedHashes } from '../../console/authentication/authentication.api.js';
import { AgeChecksApi } from './age-checks.api.js';
import { AgeProofsRepository } from './age-proofs.repository.js';

/** Checks in a day: providers are paid for each. */
const checks = { name: 'age-check', points: 5, seconds: 86_400 };
const holdsMs = 365 * 24 * 3_600_000;

/** Leads a member to the provider and takes what they bring back. */
@Injectable()
export class ProveAge {
  constructor(
    private readonly accounts: AccountsApi,
    private readonly ageCheck: AgeCheck,
    private readonly ageChecks: AgeChecksApi,
    private readonly ageProofs: AgeProofsRepository,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly keyedHashes: KeyedHashes,
    private readonly limits: Limits,
  ) {}

  async describe(memberId: string, here: Country | null): Promise<AgeStanding> {
    const [required, until] = await Promise.all([
      this.ageChecks.isRequired(memberId, here),
      this.ageChecks.provenUntil(memberId),
    ]);
    const available = this.ageCheck.provider !== undefined;
    return { required, available, proven_until: until?.toISOString() ?? null };
  }

  /**
   * @returns the provider's page
   * @throws Problem `unavailable` where none is set up, `rate_limited`
   */
  async begin(memberId: string): Promise<string> {
    const { provider } = this.ageCheck;
    if (!provider) throw problem('unavailable');
    await this.limits.consume(checks, memberId);
    const tenant = TenantContext.current();
    const language = (await this.accounts.find(memberId))?.language ?? tenant.settings.domain_language;
    const path = localizedPath('age-check', language, tenant.settings.domain_language);
    const returnUrl = publicOrigin(this.environment, tenant) + path;
    return provider.begin({ reference: this.referenceOf(memberId), returnUrl, language });
  }

  /** @throws Problem `unavailable`, `age_not_proven` for a result that is not the provider's about this member */
  async finish(
    memberId: string,
    result: string,
    here: Country | null,
  ): Promise<AgeStanding & { outcome: AgeOutcome }> {
    const { provider } = this.ageCheck;
    if (!provider) throw problem('unavailable');
    const outcome = await provider.outcome(result, this.referenceOf(memberId));
    if (outcome === undefined) throw problem('age_not_proven');
    if (outcome === 'adult') {
      const provenAt = this.clock.now();
      const expiresAt = new Date(provenAt.getTime() + holdsMs);
      await this.ageProofs.keep({ memberId, provider: provider.name, provenAt, expiresAt });
    }
    return { ...(await this.describe(memberId, here)), outcome };
  }

  /** Pseudonym of the member at the provider; the same for each of their checks. */
  private referenceOf(memberId: string): string {
    return this.keyedHashes.seal('age-check', memberId).toString('base64url');
  }
}
