import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Broadcast, defineChannel } from '../../../kernel/broadcast/broadcast.js';
import { Database } from '../../../kernel/database/database.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { OnEvent } from '../../../kernel/outbox/events.js';
import { mainPhotoChanged, profileRenamed, profileWithdrawn } from '../../profiles/profiles.api.js';

/** Id of the brand. */
const shownMembersChanged = defineChannel('shown-members-changed', z.string());

/**
 * Tells every process that a member has another name or main photo, or is no longer shown: stored pages of visitors end at
 * once. A member who is shown again appears when those pages expire.
 */
@Injectable()
export class ShownMembers {
  constructor(
    private readonly broadcast: Broadcast,
    private readonly database: Database,
  ) {}

  /** @param listener gets the brand's id, in every process */
  onChange(listener: (tenantId: string) => void): void {
    this.broadcast.subscribe(shownMembersChanged, listener);
  }

  @OnEvent(mainPhotoChanged)
  onMainPhoto(_changed: { memberId: string }): Promise<void> {
    return this.announce();
  }

  @OnEvent(profileRenamed)
  onRenamed(_renamed: { memberId: string }): Promise<void> {
    return this.announce();
  }

  @OnEvent(profileWithdrawn)
  onWithdrawn({ fromId }: { fromId: string | null }): Promise<void> {
    // A block is between two members: visitors still see both.
    return fromId === null ? this.announce() : Promise.resolve();
  }

  private announce(): Promise<void> {
    const tenantId = TenantContext.id();
    this.database.afterCommit(() => void this.broadcast.publish(shownMembersChanged, tenantId));
    return Promise.resolve();
  }
}
