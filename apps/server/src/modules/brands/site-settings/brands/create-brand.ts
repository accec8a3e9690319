import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { normalizeHost } from '@kindling/contract/brands/brand-rules';
import type { NewBrand } from '@kindling/contract/brands/calls/brands';
import { Database, isDuplicate } from '../../../../kernel/database/database.js';
import { problem } from '../../../../kernel/ground/problem.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { TenantChanges } from '../../../../kernel/tenancy/tenant-changes.js';
import { Clock } from '../../../../ports/clock.js';
import { AuditLog, StaffApi } from '../../../console/staff/staff.api.js';
import { invalidSettings } from '../invalid-settings.js';
import { Logos } from '../logos/logos.js';
import { SiteSettingsRepository, type StoredTenant } from '../site-settings.repository.js';
import { DraftBrand, type DraftSettings } from './draft-brand.js';

interface Asked {
  clientId: string;
  id: string;
  host: string;
  /** Makes this call the same as another of its id. */
  body: unknown;
  /** The brand that it is a copy of. */
  from?: string;
}

/** Opens brands: each begins as a draft that only staff see. */
@Injectable()
export class CreateBrand {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly draftBrand: DraftBrand,
    private readonly logos: Logos,
    private readonly siteSettings: SiteSettingsRepository,
    private readonly staff: StaffApi,
    private readonly tenantChanges: TenantChanges,
  ) {}

  /**
   * A brand with defaults of its niche and its countries.
   *
   * @throws Problem `settings_invalid` with every field that is not right, `idempotency_conflict`
   */
  create(asked: NewBrand, caller: StaffCaller): Promise<StoredTenant> {
    const { client_id: clientId, id, host } = asked;
    return this.once({ clientId, id, host, body: asked }, caller, () => this.draftBrand.first(asked, caller));
  }

  /**
   * A brand with the settings of another.
   *
   * @throws Problem `not_found`, and like `create`
   */
  async clone(
    from: string,
    asked: { client_id: string; id: string; host: string; name: string },
    caller: StaffCaller,
  ): Promise<StoredTenant> {
    const { client_id: clientId, id, host, name } = asked;
    return this.once({ clientId, id, host, body: { from, ...asked }, from }, caller, () =>
      this.draftBrand.renamed(from, name.trim()),
    );
  }

  private async once(
    asked: Asked,
    caller: StaffCaller,
    draft: () => Promise<DraftSettings>,
  ): Promise<StoredTenant> {
    const hash = createHash('sha256').update(JSON.stringify(asked.body)).digest('hex');
    const made = await this.madeBefore(asked.clientId, hash, caller);
    if (made) return made;
    const host = normalizeHost(asked.host);
    const first = await draft();
    const found = [...(await this.draftBrand.nameProblems(asked.id, host)), ...first.problems];
    if (found.length > 0) {
      // Its key may be taken by this very call, which came twice at once.
      const stored = await this.madeBefore(asked.clientId, hash, caller);
      if (stored) return stored;
      throw invalidSettings(found);
    }
    try {
      await this.store({ ...asked, host, hash }, first, caller);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      // Another request was faster: a repeat of this very call, or one with the same key or host.
      const stored = await this.madeBefore(asked.clientId, hash, caller);
      if (stored) return stored;
      const taken = await this.draftBrand.nameProblems(asked.id, host);
      throw taken.length > 0 ? invalidSettings(taken) : error;
    }
    await this.tenantChanges.announce(asked.id);
    return this.stored(asked.id);
  }

  private async madeBefore(
    clientId: string,
    hash: string,
    { tenants }: StaffCaller,
  ): Promise<StoredTenant | undefined> {
    const made = await this.siteSettings.findCreated(clientId);
    if (!made) return undefined;
    const isTheirs = tenants === null || tenants.includes(made.id);
    if (made.creationHash !== hash || !isTheirs) throw problem('idempotency_conflict');
    return this.stored(made.id);
  }

  private store(
    { id, host, clientId, hash, from }: Asked & { hash: string },
    { settings, company }: DraftSettings,
    { staffId, tenants }: StaffCaller,
  ): Promise<void> {
    return this.database.inTransaction(async () => {
      if (company) await this.draftBrand.storeCompany(company);
      await this.siteSettings.insert({
        ...{ id, hosts: [host], settings, state: 'draft', author: staffId, at: this.clock.now() },
        creation: { id: clientId, hash },
      });
      if (from !== undefined) await this.logos.copy(from, id, settings, this.clock.now());
      if (tenants !== null) await this.staff.giveBrand(staffId, id);
      await this.auditLog.record({ staffId, action: 'tenant.created', tenantId: id, subjects: [`${id}:1`] });
    });
  }

  private async stored(id: string): Promise<StoredTenant> {
    const stored = await this.siteSettings.find(id);
    if (!stored) throw problem('not_found');
    return stored;
  }
}
