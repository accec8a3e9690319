import { Inject, Injectable } from '@nestjs/common';
import { sharedDatePath } from '@kindling/contract/safety/date-share';
import { ENVIRONMENT, type Environment } from '../../../kernel/config/environment.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { publicOrigin } from '../../../kernel/tenancy/public-origin.js';
import { AccountsApi } from '../../accounts/accounts.api.js';

/** Where links to shared plans lead: to the installation's host of links, which names no brand, else to the brand's. */
@Injectable()
export class ShareLinks {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly accounts: AccountsApi,
  ) {}

  get isNeutral(): boolean {
    return this.environment.SHARE_HOST !== undefined;
  }

  get host(): string {
    return new URL(this.origin()).host;
  }

  /** A link, its page in the member's language. */
  async of(memberId: string, token: string): Promise<string> {
    const { locales, domain_language: domain } = TenantContext.current().settings;
    const own = (await this.accounts.find(memberId))?.language;
    const language = own !== undefined && locales.includes(own) ? own : domain;
    return `${this.origin()}${sharedDatePath(language)}#${token}`;
  }

  private origin(): string {
    const { SHARE_HOST: host } = this.environment;
    return publicOrigin(
      this.environment,
      host === undefined ? TenantContext.current() : { primaryHost: host },
    );
  }
}
