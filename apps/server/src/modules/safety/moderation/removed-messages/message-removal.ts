import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { MessageGround } from '@kindling/contract/safety/restriction-grounds';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { MessageModeration, type TakenMessage } from '../../../chats/chats.api.js';
import { RemovedPictures } from '../../../profiles/photos/photos.api.js';
import {
  RestrictionEffects,
  RestrictionsApi,
  type RestrictionEffect,
  type RestrictionSubject,
  type TakenSubject,
} from '../../restrictions/restrictions.api.js';
import { removedPicturePath } from './removed-picture-path.js';

/** What removing a message does, and how it is undone; chats and restrictions know neither of the other. */
@Injectable()
export class MessageRemoval implements RestrictionEffect, OnModuleInit {
  readonly kind = 'message_removed';

  constructor(
    private readonly messageModeration: MessageModeration,
    private readonly removedPictures: RemovedPictures,
    private readonly restrictionEffects: RestrictionEffects,
    private readonly restrictions: RestrictionsApi,
  ) {}

  onModuleInit(): void {
    this.restrictionEffects.register(this);
  }

  /** A picture that was removed is remembered, so that it is neither sent again nor uploaded unnoticed. */
  async apply({ subjectId }: RestrictionSubject, restrictionId: string): Promise<void> {
    const hash = hashOf(await this.messageModeration.remove(subjectId ?? '', restrictionId));
    if (hash !== null) await this.removedPictures.remember(hash, await this.groundOf(restrictionId));
  }

  async lift({ subjectId }: RestrictionSubject, restrictionId: string): Promise<void> {
    const hash = hashOf(await this.messageModeration.restore(subjectId ?? '', restrictionId));
    if (hash !== null) await this.removedPictures.forget(hash, await this.groundOf(restrictionId));
  }

  async show({ subjectId }: RestrictionSubject, restrictionId: string): Promise<TakenSubject | undefined> {
    const taken = await this.messageModeration.taken(subjectId ?? '', restrictionId);
    if (!taken) return undefined;
    const { kind, text, gift, picture } = taken;
    return {
      image: picture && removedPicturePath(TenantContext.id(), picture.fileKey),
      text: kind === 'text' ? text : gift === null ? null : `Gift: ${gift}`,
    };
  }

  private async groundOf(restrictionId: string): Promise<MessageGround> {
    return (await this.restrictions.find(restrictionId))?.ground as MessageGround;
  }
}

function hashOf(taken: TakenMessage | undefined): string | null {
  return taken?.picture?.hash ?? null;
}
