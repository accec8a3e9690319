import { Injectable } from '@nestjs/common';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { OnEvent } from '../../../../kernel/outbox/events.js';
import { TenantRegistry } from '../../../../kernel/tenancy/tenant-registry.js';
import { settingsSaved, type SettingsSaved } from '../../../brands/site-settings/site-settings.api.js';
import { ManageNewsletters } from './manage-newsletters.js';

/**
 * Stops the mailings of a brand that closes, in the same transaction: members notified of the closure hear no more of
 * the brand, and one that reopens sends only what is new.
 */
@Injectable()
export class StopWhenClosed {
  constructor(
    private readonly manageNewsletters: ManageNewsletters,
    private readonly tenantRegistry: TenantRegistry,
  ) {}

  @OnEvent(settingsSaved)
  async onSettingsSaved({ tenantId, state, author }: SettingsSaved): Promise<void> {
    if (state !== 'closed') return;
    const tenant = await this.tenantRegistry.byId(tenantId);
    if (tenant) await TenantContext.run(tenant, () => this.manageNewsletters.stopAll(author));
  }
}
