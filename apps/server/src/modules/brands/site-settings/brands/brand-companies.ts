import { Injectable } from '@nestjs/common';
import type { CompanyRecord } from '@kindling/contract/brands/calls/companies';
import { company as companySchema } from '@kindling/contract/brands/settings/settings';
import { Database } from '../../../../kernel/database/database.js';
import { problem } from '../../../../kernel/ground/problem.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { TenantChanges } from '../../../../kernel/tenancy/tenant-changes.js';
import { AuditLog } from '../../../console/staff/staff.api.js';
import { changedPaths } from '../changed-paths.js';
import { CompaniesRepository } from '../files/companies.repository.js';
import { invalidSettings } from '../invalid-settings.js';
import { companyProblems } from './company-rules.js';

/** The companies behind the brands; several brands may share one. */
@Injectable()
export class BrandCompanies {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly database: Database,
    private readonly companies: CompaniesRepository,
    private readonly tenantChanges: TenantChanges,
  ) {}

  /** Those of the caller's brands, by name. */
  async list({ tenants }: Pick<StaffCaller, 'tenants'>): Promise<CompanyRecord[]> {
    const companies = await this.companies.list(tenants);
    const brands = await this.companies.brands();
    return companies
      .map((one) => {
        const its = brands.filter(({ companyId }) => companyId === one.id);
        const isTheirs = (id: string) => tenants === null || tenants.includes(id);
        return {
          ...one,
          brands: its.filter(({ id }) => isTheirs(id)).map(({ name }) => name),
          editable: its.every(({ id }) => isTheirs(id)),
        };
      })
      .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  }

  /**
   * Changes a company for each of its brands, so the caller needs all of them.
   *
   * @param before the company as it was when the editing began
   * @throws Problem `not_found`, `forbidden`, `settings_conflict`, `settings_invalid` with each field that is not right
   */
  async save(
    id: string,
    { before, company }: { before: unknown; company: unknown },
    caller: StaffCaller,
  ): Promise<CompanyRecord> {
    const listed = (await this.list(caller)).find((one) => one.id === id);
    if (!listed) throw problem('not_found');
    if (!listed.editable) throw problem('forbidden');
    const { brands: _brands, editable: _editable, ...known } = listed;
    const found = companyProblems(companySchema, company, known);
    if (found.length > 0) throw invalidSettings(found);
    const next = companySchema.parse(company);
    if (next.id !== id) throw invalidSettings([{ path: 'id', reason: 'A company keeps its key.' }]);
    const brands = (await this.companies.brands()).filter(({ companyId }) => companyId === id);
    await this.database.inTransaction(async () => {
      const stored = await this.companies.locked(id);
      if (!stored) throw problem('not_found');
      if (changedPaths(stored, before).length > 0) throw problem('settings_conflict', { version: 0 });
      const changes = changedPaths(stored, next);
      if (changes.length === 0) return;
      await this.companies.save(next);
      await this.auditLog.record({
        ...{ staffId: caller.staffId, action: 'company.edited', subjects: [id], changes },
      });
    });
    for (const brand of brands) await this.tenantChanges.announce(brand.id);
    const saved = (await this.list(caller)).find((one) => one.id === id);
    if (!saved) throw problem('not_found');
    return saved;
  }
}
