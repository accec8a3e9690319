import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RenditionFormat } from '@kindling/contract/profiles/photo-files';
import type { StaffRight } from '@kindling/contract/route';
import { problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { TenantRegistry } from '../../../../kernel/tenancy/tenant-registry.js';
import { AuditLog } from '../audit/audit-log.js';
import { isGiven } from './given-tenants.js';

/** A picture as it is sent. */
interface SentPicture {
  bytes: Buffer;
  format: RenditionFormat;
  /** Set for one that was sent from one member to another: who else looks at it is written down (trust 7). */
  seen?: {
    /** Id of what it belongs to. */
    subject: string;
    /** What gives staff the right to look. */
    by: 'report' | 'appeal' | 'fictional';
  };
}

/** What staff ask for and what it takes to get it. */
export interface StaffPicture {
  /** As in the address; not validated. */
  tenantId: string;
  right: StaffRight;
  /** Seconds the browser may keep the picture; 0 for what no cache may hold. */
  keptFor: number;
  /**
   * Called in the brand's context.
   *
   * @returns undefined where the brand has no such picture, or not for this caller
   */
  read: (caller: StaffCaller) => Promise<SentPicture | undefined>;
}

/** The one way by which a picture leaves over the console's host (trust 7). */
@Injectable()
export class StaffPictures {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly tenantRegistry: TenantRegistry,
  ) {}

  /**
   * Answers with a picture.
   *
   * @throws Problem `authentication_required`, `forbidden` without the right, `not_found` for a brand that was not given
   *   exactly as for a picture that is not there
   */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    { tenantId, right, keptFor, read }: StaffPicture,
  ): Promise<void> {
    const caller = await request.call.caller();
    if (caller.kind !== 'staff') throw problem('authentication_required');
    if (!caller.rights.includes(right)) throw problem('forbidden');
    const tenant = isGiven(caller, tenantId) ? await this.tenantRegistry.byId(tenantId) : undefined;
    const picture = tenant && (await TenantContext.run(tenant, () => read(caller)));
    if (!picture) throw problem('not_found');
    if (picture.seen) {
      const { subject, by } = picture.seen;
      await this.auditLog.record({
        ...{ staffId: caller.staffId, action: 'chat_picture.seen', tenantId },
        ...{ subjects: [`${tenantId}:${subject}`], changes: [by] },
      });
    }
    void reply
      .headers({
        'content-type': `image/${picture.format}`,
        'cache-control': keptFor > 0 ? `private, max-age=${keptFor}` : 'private, no-store',
        'x-content-type-options': 'nosniff',
        'accept-ranges': 'none',
      })
      .send(picture.bytes);
  }
}
