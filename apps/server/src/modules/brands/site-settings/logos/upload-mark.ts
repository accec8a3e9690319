import { createHash } from 'node:crypto';
import type { MarkKind } from '@kindling/contract/brands/mark-files';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { Limits } from '../../../../kernel/http/limits/limits.js';
import { Clock } from '../../../../ports/clock.js';
import { AuditLog } from '../../../console/staff/staff.api.js';
import { DecodePicture, markProblem } from '../../../pictures/pictures.api.js';
import { invalidSettings } from '../invalid-settings.js';
import { MarksRepository } from './marks.repository.js';

/** More than anybody tries in an hour: each takes the process that decodes members' photos. */
const uploads = { name: 'mark-upload', points: 60, seconds: 3600 };

/** Takes a picture as a brand's logo or icon. */
@Injectable()
export class UploadMark {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly decodePicture: DecodePicture,
    private readonly limits: Limits,
    private readonly marks: MarksRepository,
  ) {}

  /**
   * @param signal ends the work when nobody waits for it any more
   * @throws Problem `rate_limited`, one of `photoFaults`, `settings_invalid` with what is wrong with its size,
   *   `unavailable` when too many wait
   */
  async upload(
    staffId: string,
    kind: MarkKind,
    file: Buffer,
    signal: AbortSignal | undefined,
  ): Promise<{ name: string; width: number; height: number }> {
    await this.limits.consume(uploads, staffId);
    const shape = kind === 'icon' ? 'icon' : 'logo';
    const {
      webp: bytes,
      source,
      ...drawn
    } = await this.decodePicture.redraw(file, shape, {
      memberId: staffId,
      signal,
    });
    const reason = markProblem(shape, source);
    if (reason !== undefined) throw invalidSettings([{ path: `look.marks.${kind}`, reason }]);
    const name = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    const tenantId = TenantContext.id();
    await this.database.inTransaction(async () => {
      await this.marks.put(tenantId, { name, bytes, ...drawn }, this.clock.now());
      await this.auditLog.record({
        staffId,
        action: 'mark.uploaded',
        tenantId,
        subjects: [tenantId],
        changes: [kind, name],
      });
    });
    return { name, width: drawn.width, height: drawn.height };
  }
}
