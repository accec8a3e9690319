import { createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../../kernel/config/environment.js';
import { Database, isDuplicate } from '../../../kernel/database/database.js';
import { isSameSecret } from '../../../kernel/ground/hash-secret.js';
import { problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Limits } from '../../../kernel/http/limits/limits.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import { invalidSettings } from '../../brands/site-settings/site-settings.api.js';
import { AuditLog } from '../../console/staff/staff.api.js';
import { brandExportJob } from './brand-export-job.js';
import { BrandExportsRepository, type StoredExport } from './brand-exports.repository.js';

/** Each reads all of a brand's data. */
const asked = { name: 'brand-export', points: 5, seconds: 24 * 3600 };
/** Each sends the whole file again. */
const taken = { name: 'brand-export-take', points: 20, seconds: 3600 };
const addressMs = 10 * 60_000;
/** An export unfinished by then never will be, and is swept. */
const mostMakingMs = 6 * 3_600_000;

/** Orders exports of the current brand, which must be closed, and issues their addresses. */
@Injectable()
export class OfferBrandExport {
  private readonly key: Buffer;

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly brandExports: BrandExportsRepository,
    private readonly ids: Ids,
    private readonly limits: Limits,
    private readonly outbox: Outbox,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', environment.KINDLING_SECRET, '', 'kindling/brand-exports', 32));
  }

  /**
   * @returns a new one, or the one in progress
   * @throws Problem `settings_invalid` for a brand that is not closed, `rate_limited`
   */
  async ask({ staffId }: StaffCaller): Promise<StoredExport> {
    if (TenantContext.current().state !== 'closed')
      throw invalidSettings([
        { path: 'state', reason: 'Close the brand first: until then its data changes.' },
      ]);
    const making = await this.brandExports.making();
    if (making) return making;
    await this.limits.consume(asked, staffId);
    const now = this.clock.now();
    const row: StoredExport = {
      ...{ id: this.ids.next(), state: 'making', openMark: 1, askedBy: staffId },
      ...{ attempt: 0, parts: 0, bytes: 0 },
      ...{ askedAt: now, expiresAt: new Date(now.getTime() + mostMakingMs) },
    };
    try {
      await this.database.inTransaction(async () => {
        await this.brandExports.insert(row);
        await this.outbox.add(brandExportJob, { id: row.id });
        await this.record('tenant.export_asked', row, staffId);
      });
      return row;
    } catch (error) {
      // Ordered twice at once: return the other one.
      const other = isDuplicate(error) ? await this.brandExports.making() : undefined;
      if (!other) throw error;
      return other;
    }
  }

  /**
   * @returns a path of the console's host, valid for ten minutes and for the caller's session
   * @throws Problem `not_found` for a file that is not ready, or was deleted
   */
  async open(id: string, caller: StaffCaller): Promise<{ path: string; expiresAt: Date }> {
    await this.ready(id);
    const expiresAt = new Date(this.clock.now().getTime() + addressMs);
    const token = `${expiresAt.getTime()}.${this.sign(id, expiresAt.getTime(), caller.sessionHash)}`;
    return { path: `/admin-api/brand-exports/${TenantContext.id()}/${id}?token=${token}`, expiresAt };
  }

  /**
   * Permits a download, which is logged before its first byte is sent.
   *
   * @throws Problem `not_found` for every address except one that `open` gave this session, `rate_limited`
   */
  async take(id: string, token: string, caller: StaffCaller): Promise<StoredExport> {
    const [expires = '', signature = ''] = token.split('.');
    const isOurs = isSameSecret(signature, this.sign(id, Number(expires), caller.sessionHash));
    if (!isOurs || Number(expires) <= this.clock.now().getTime()) throw problem('not_found');
    const file = await this.ready(id);
    await this.limits.consume(taken, caller.staffId);
    await this.record('tenant.export_taken', file, caller.staffId);
    return file;
  }

  private async ready(id: string): Promise<StoredExport> {
    const file = await this.brandExports.find(id);
    if (file?.state !== 'ready' || file.expiresAt <= this.clock.now()) throw problem('not_found');
    return file;
  }

  private record(
    action: 'tenant.export_asked' | 'tenant.export_taken',
    { id }: StoredExport,
    staffId: string,
  ): Promise<void> {
    const tenantId = TenantContext.id();
    return this.auditLog.record({ staffId, action, tenantId, subjects: [`${tenantId}:${id}`] });
  }

  private sign(id: string, expires: number, sessionHash: string): string {
    const said = `${TenantContext.id()}.${id}.${expires}.${sessionHash}`;
    return createHmac('sha256', this.key).update(said).digest('base64url');
  }
}
