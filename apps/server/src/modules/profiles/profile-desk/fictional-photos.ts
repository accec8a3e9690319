import { Injectable } from '@nestjs/common';
import { problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { AuditLog } from '../../console/staff/staff.api.js';
import { PhotosApi } from '../photos/photos.api.js';
import { ChangeFictionalProfile } from '../profiles.api.js';

/**
 * Photos of fictional profiles: they wait at the desk like those of members, so that whoever uploads one does not approve
 * it by that. In the current brand.
 */
@Injectable()
export class FictionalPhotos {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly changeFictionalProfile: ChangeFictionalProfile,
    private readonly photos: PhotosApi,
  ) {}

  /** @throws Problem `not_found`, one of `photoFaults`, `photo_limit_reached`, `rate_limited`, `unavailable` */
  async add(id: string, file: Buffer, signal: AbortSignal | undefined, caller: StaffCaller): Promise<void> {
    await this.require(id);
    await this.photos.upload(id, file, signal);
    await this.record('fictional.photo_added', id, caller);
  }

  /** @throws Problem `not_found` */
  async setMain(id: string, photoId: string, caller: StaffCaller): Promise<void> {
    await this.require(id);
    await this.photos.setMain(id, photoId);
    await this.record('fictional.changed', id, caller);
  }

  /** @throws Problem `not_found` */
  async remove(id: string, photoId: string, caller: StaffCaller): Promise<void> {
    await this.require(id);
    await this.photos.remove(id, photoId);
    await this.record('fictional.photo_removed', id, caller);
  }

  private async require(id: string): Promise<void> {
    if (!(await this.changeFictionalProfile.find(id))) throw problem('not_found');
  }

  private record(
    action: 'fictional.photo_added' | 'fictional.changed' | 'fictional.photo_removed',
    id: string,
    { staffId }: StaffCaller,
  ): Promise<void> {
    const tenantId = TenantContext.id();
    return this.auditLog.record({ staffId, action, tenantId, subjects: [`${tenantId}:${id}`] });
  }
}
