import { Injectable } from '@nestjs/common';
import type { DeskItem, DeskMember } from '@kindling/contract/safety/calls/desk';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { MemberFacts } from '../../../profiles/member-facts.api.js';
import { PhotoModeration } from '../../../profiles/photos/photo-moderating.api.js';
import { ListProfiles } from '../../../profiles/profiles.api.js';
import type { DeskKind } from '../desk-kinds.js';
import type { DeskItemRow } from '../queue/desk-items.repository.js';

/** An item as the console shows it: whole, so that the next one is there at once. */
@Injectable()
export class ShowItem {
  constructor(
    private readonly listProfiles: ListProfiles,
    private readonly memberFacts: MemberFacts,
    private readonly photoModeration: PhotoModeration,
  ) {}

  /** @returns undefined when there is nothing to decide any more */
  async show(
    item: DeskItemRow & { leaseUntil: Date },
    kind: Pick<DeskKind, 'describe'>,
  ): Promise<DeskItem | undefined> {
    const { id, subjectId, memberId, createdAt, dueAt, secondLookOf, leaseUntil } = item;
    const isBlind = secondLookOf !== null;
    const subject = await kind.describe(subjectId, isBlind);
    if (!subject) return undefined;
    const tenant = TenantContext.id();
    return {
      id: `${tenant}:${id}`,
      tenant,
      kind: item.kind,
      created_at: createdAt.toISOString(),
      due_at: dueAt?.toISOString() ?? null,
      risk: item.risks,
      escalated: item.escalated,
      escalation_note: item.escalationNote,
      second_look: isBlind,
      lease_until: leaseUntil.toISOString(),
      member: memberId === null ? null : await this.memberOf(memberId, subjectId, isBlind),
      subject,
    };
  }

  /**
   * The member an item is about, as staff see them.
   *
   * @param subjectId a photo to be decided is shown large by its kind, and not here again
   * @param isBlind whether nothing may reveal an earlier decision about it
   * @returns null for a member who is gone
   */
  private async memberOf(memberId: string, subjectId: string, isBlind: boolean): Promise<DeskMember | null> {
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
      prompts: profile.prompts,
      restrictions: await this.memberFacts.count('restrictions', memberId, without),
      reports: await this.memberFacts.count('reports', memberId, without),
      photos: photos
        .filter(({ id }) => id !== subjectId)
        .map(({ id, status, thumbnail: image }) => ({ id, status, image })),
    };
  }
}
