import { Injectable } from '@nestjs/common';
import { timeZoneOf } from '@kindling/contract/brands/brand-day';
import type { Language } from '@kindling/contract/languages';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { Texts } from '../../../../kernel/ground/texts.js';
import { AccountsApi } from '../../../accounts/accounts.api.js';
import type { Voice } from './statements.js';

/** The language of statements: the member's, as long as the brand offers it. */
@Injectable()
export class RestrictionVoice {
  constructor(
    private readonly texts: Texts,
    private readonly accounts: AccountsApi,
  ) {}

  /** @param memberId of a member, or of a fictional profile, whose statements are in the brand's own language */
  async to(memberId: string): Promise<Voice> {
    const { settings } = TenantContext.current();
    const language = (await this.accounts.addressee(memberId))?.language ?? settings.domain_language;
    return this.in(settings.locales.includes(language) ? language : settings.domain_language);
  }

  in(language: Language): Voice {
    const { settings } = TenantContext.current();
    return { brand: settings.name, language, timeZone: timeZoneOf(settings), t: this.texts.in(language) };
  }
}
