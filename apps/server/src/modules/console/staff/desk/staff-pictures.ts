import { Injectable } from '@nestjs/common';
import type { RenditionFormat } from '@kindling/contract/profiles/photo-files';
import { problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import type { Call } from '../../../../kernel/http/call.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { TenantRegistry } from '../../../../kernel/tenancy/tenant-registry.js';
import { AuditLog } from '../audit/audit-log.js';
import { isGiven } from './given-tenants.js';

/** A picture as it is sent. */
interface SentPicture {
  bytes: Buffer;
  format: RenditionFormat;
  /** Set for a picture sent from one member to another: each access by staff is logged (trust 7). */
  seen?: {
    /** Id of its subject. */
    subject: string;
    /** What entitles staff to see it. */
    by: 'report' | 'appeal' | 'fictional';
  };
}

export interface StaffPicture {
  /** Seconds for which the browser may cache the picture; 0 for none. */
  keptFor: number;
  /**
   * Called in the brand's context.
   *
   * @returns undefined where the brand has no such picture, or not for this caller
   */
  read: () => Promise<SentPicture | undefined>;
}

/** The only way to load a picture over the console's host (trust 7). */
@Injectable()
export class StaffPictures {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly tenantRegistry: TenantRegistry,
  ) {}

  /**
   * The response of a call for a picture; its headers are set on the call.
   *
   * @param tenantId from the address, unverified
   * @throws Problem `not_found` for an inaccessible brand exactly as for a missing picture
   */
  async show(
    tenantId: string,
    caller: StaffCaller,
    call: Call,
    { keptFor, read }: StaffPicture,
  ): Promise<Buffer> {
    const tenant = isGiven(caller, tenantId) ? await this.tenantRegistry.byId(tenantId) : undefined;
    const picture = tenant && (await TenantContext.run(tenant, read));
    if (!picture) throw problem('not_found');
    if (picture.seen) {
      const { subject, by } = picture.seen;
      await this.auditLog.record({
        ...{ staffId: caller.staffId, action: 'chat_picture.seen', tenantId },
        ...{ subjects: [`${tenantId}:${subject}`], changes: [by] },
      });
    }
    call.setHeader('content-type', `image/${picture.format}`);
    call.setHeader('cache-control', keptFor > 0 ? `private, max-age=${keptFor}` : 'private, no-store');
    call.setHeader('x-content-type-options', 'nosniff');
    call.setHeader('accept-ranges', 'none');
    return picture.bytes;
  }
}
