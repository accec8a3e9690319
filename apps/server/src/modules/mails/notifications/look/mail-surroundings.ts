import { Inject, Injectable } from '@nestjs/common';
import type { TFunction } from 'i18next';
import type { Language } from '@kindling/contract/languages';
import type { MailKind } from '@kindling/contract/mails/mail-kinds';
import { isWordedMail } from '@kindling/contract/mails/mail-words';
import type { Company } from '@kindling/contract/brands/settings/settings';
import { ENVIRONMENT, type Environment } from '../../../../kernel/config/environment.js';
import { publicOrigin } from '../../../../kernel/tenancy/public-origin.js';
import { Texts } from '../../../../kernel/ground/texts.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { TenantRegistry } from '../../../../kernel/tenancy/tenant-registry.js';
import type { Tenant } from '../../../../kernel/ground/tenant.js';
import { MailWordingsRepository, type OwnWords } from '../words/mail-wordings.repository.js';

/** What every mail of a brand is written with. */
export interface Surroundings {
  tenant: Tenant;
  /** One that the brand offers; the member's, else the brand's own. */
  language: Language;
  /** The brand's public address. */
  origin: string;
  t: TFunction;
  /** Who answers for the brand; absent for a brand whose company's file is gone. */
  company: Company | undefined;
  /** What the brand says in its own words in the mail that is written; undefined where all is ours. */
  own: OwnWords | undefined;
}

/** Gathers what a mail of the current brand is written with. */
@Injectable()
export class MailSurroundings {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly texts: Texts,
    private readonly tenantRegistry: TenantRegistry,
    private readonly mailWordings: MailWordingsRepository,
  ) {}

  /**
   * @param wanted a language that the brand may have stopped to offer
   * @param kind which mail is written; without one, all words are ours
   */
  async of(wanted: Language, kind?: MailKind): Promise<Surroundings> {
    const tenant = TenantContext.current();
    const { settings } = tenant;
    const language = settings.locales.includes(wanted) ? wanted : settings.domain_language;
    return {
      ...{ tenant, language, origin: publicOrigin(this.environment, tenant), t: this.texts.in(language) },
      company: await this.tenantRegistry.company(settings.company_id),
      own: kind && isWordedMail(kind) ? (await this.mailWordings.last(kind, language, 1))[0] : undefined,
    };
  }
}
