import { Injectable } from '@nestjs/common';
import type { DeskMember } from '@kindling/contract/safety/calls/desk';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { MemberFacts } from '../../../profiles/member-facts.api.js';
import { PhotoModeration } from '../../../profiles/photos/photo-moderating.api.js';
import { ListProfiles } from '../../../profiles/profiles.api.js';

/** Whom an item is about, as staff see them, beside what is to be decided. */
@Injectable()
export class ShowMember {
  constructor(
    private readonly listProfiles: ListProfiles,
    private readonly memberFacts: MemberFacts,
    private readonly photoModeration: PhotoModeration,
  ) {}

  /**
   * @param subjectId what is to be decided: a photo is shown by its kind, large, and not once more
   * @param isBlind whether nothing may tell what was decided about it before
   * @returns null for a member who is gone
   */
  async show(memberId: string, subjectId: string, isBlind: boolean): Promise<DeskMember | null> {
    const tenantId = TenantContext.id();
    const profile = await this.listProfiles.find(tenantId, memberId);
    if (!profile) return null;
    const { name, age, gender, country, city, fictional } = profile;
    const photos = await this.photoModeration.photosOf(memberId);
    const without = isBlind ? subjectId : undefined;
    return {
      id: `${tenantId}:${memberId}`,
      ...{ name, age, gender, country, city, fictional },
      created_at: profile.createdAt.toISOString(),
      about_me: profile.aboutMe,
      restrictions: await this.memberFacts.count('restrictions', memberId, without),
      reports: await this.memberFacts.count('reports', memberId, without),
      photos: photos
        .filter(({ id }) => id !== subjectId)
        .map(({ id, status, thumbnail: image }) => ({ id, status, image })),
    };
  }
}
