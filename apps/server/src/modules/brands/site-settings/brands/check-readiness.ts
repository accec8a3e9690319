import type { Settings } from '@kindling/contract/brands/settings/settings';
import type { SettingsProblem } from '@kindling/contract/brands/settings/settings-rules';
import { markNames } from '@kindling/contract/themes/own-marks';
import { Inject, Injectable } from '@nestjs/common';
import type { Readiness } from '@kindling/contract/brands/calls/brands';
import type { HostSurroundings } from '@kindling/contract/brands/brand-rules';
import { ENVIRONMENT, type Environment } from '../../../../kernel/config/environment.js';
import { readHost } from '../../../../kernel/tenancy/host-address.js';
import { PaymentProviders } from '../../../../ports/payment-providers.js';
import { CompaniesRepository } from '../files/companies.repository.js';
import { MarksRepository } from '../logos/marks.repository.js';
import { unseenMarks } from '../logos/unseen-marks.js';
import type { StoredTenant } from '../site-settings.repository.js';
import { BrandLooks } from '../theme/brand-looks.js';
import { readinessOf } from './readiness.js';

/** Looks up what decides whether a brand can be public. */
@Injectable()
export class CheckReadiness {
  /** What this installation keeps for itself among hosts. */
  readonly surroundings: HostSurroundings;

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    private readonly paymentProviders: PaymentProviders,
    private readonly companies: CompaniesRepository,
    private readonly brandLooks: BrandLooks,
    private readonly marks: MarksRepository,
  ) {
    this.surroundings = {
      consoleHost: readHost(environment.CONSOLE_HOST)?.host ?? environment.CONSOLE_HOST,
      isProduction: environment.NODE_ENV === 'production',
    };
  }

  async of({ id, settings, hosts }: Pick<StoredTenant, 'id' | 'settings' | 'hosts'>): Promise<Readiness> {
    const companies = await this.companies.list(null);
    return readinessOf({
      settings,
      hosts,
      company: companies.find((one) => one.id === settings.company_id),
      unreadable: this.brandLooks.unreadable(settings),
      unseen: await this.unseen(id, settings),
      isOffered: (method) => this.paymentProviders.offering(method) !== undefined,
      surroundings: this.surroundings,
    });
  }

  private async unseen(id: string, { theme, look }: Settings): Promise<SettingsProblem[]> {
    if (!look?.marks || !this.brandLooks.has(theme)) return [];
    const known = await this.marks.known(id, markNames(look.marks));
    return unseenMarks(look.marks, known, this.brandLooks.of({ theme, look }).tokens);
  }
}
