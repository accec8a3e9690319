import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Limits } from '../../../kernel/http/limits/limits.js';
import { AuditLog } from '../../console/staff/staff.api.js';
import { PhotoModeration } from '../photos/photo-moderating.api.js';

/** More than is ever corrected by hand. */
const marks = { name: 'photo-marks', points: 120, seconds: 3600 };

/** Marks an approved photo as explicit, or takes the mark away (trust 21). It takes nothing, so it has no statement. */
@Injectable()
export class FlagExplicitPhoto {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly database: Database,
    private readonly limits: Limits,
    private readonly photoModeration: PhotoModeration,
  ) {}

  /** In the current brand. @throws Problem `not_found` for what is no approved photo of the member, `rate_limited` */
  async mark(memberId: string, photoId: string, explicit: boolean, { staffId }: StaffCaller): Promise<void> {
    await this.limits.consumeOnConsole(marks, staffId);
    const tenantId = TenantContext.id();
    await this.database.inTransaction(async () => {
      const photo = await this.photoModeration.find(photoId);
      if (photo?.memberId !== memberId || !(await this.photoModeration.mark(photoId, explicit)))
        throw problem('not_found');
      await this.auditLog.record({
        ...{ staffId, action: 'photo.marked', tenantId },
        subjects: [`${tenantId}:${photoId}`],
        changes: [explicit ? 'explicit' : 'not_explicit'],
      });
    });
  }
}
