import { Injectable } from '@nestjs/common';
import type { Language } from '@kindling/contract/languages';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { AccountsApi } from '../../../accounts/accounts.api.js';

/** In which language a payer is spoken to. */
@Injectable()
export class PayerLanguage {
  constructor(private readonly accounts: AccountsApi) {}

  /** @returns theirs where the brand offers it, else the brand's own */
  async of(memberId: string): Promise<Language> {
    const { settings } = TenantContext.current();
    const language = (await this.accounts.find(memberId))?.language;
    return language && settings.locales.includes(language) ? language : settings.domain_language;
  }
}
