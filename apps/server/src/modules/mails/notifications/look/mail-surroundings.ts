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

/** The common parts of every mail of a brand. */
export interface Surroundings {
  tenant: Tenant;
  /** A language of the brand; the member's, else the brand's own. */
  language: Language;
  /** The brand's public address. */
  origin: string;
  t: TFunction;
  /** The company that owns the brand; absent if its file is missing. */
  company: Company | undefined;
  /** The brand's own wording of this mail; undefined where the default is used. */
  own: OwnWords | undefined;
}

/** Collects the common parts of a mail of the current brand. */
@Injectable()
export class MailSurroundings {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly texts: Texts,
    private readonly tenantRegistry: TenantRegistry,
    private readonly mailWordings: MailWordingsRepository,
  ) {}

  /**
   * @param wanted a language that the brand may no longer offer
   * @param kind of the mail; without one, the default wording is used
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
