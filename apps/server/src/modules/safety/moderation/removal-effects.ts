import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { HeldField } from '@kindling/contract/profiles/own-profile-rules';
import type { PhotoGround, MessageGround } from '@kindling/contract/safety/restriction-grounds';
import { problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { MessageModeration, type TakenMessage } from '../../chats/chats.api.js';
import { PhotoModeration } from '../../profiles/photos/photo-moderating.api.js';
import { RemovedPictures } from '../../profiles/photos/photos.api.js';
import { DecideHeldText } from '../../profiles/profiles.api.js';
import { DeskApi } from '../desk/desk.api.js';
import {
  RestrictionEffects,
  RestrictionsApi,
  type RestrictionSubject,
  type TakenSubject,
} from '../restrictions/restrictions.api.js';
import { textSubjectId } from './text-desk.js';

/**
 * What the restrictions of photos, texts and messages do, and how it is undone. Restrictions know none of these, and chats no
 * restrictions.
 */
@Injectable()
export class RemovalEffects implements OnModuleInit {
  constructor(
    private readonly desk: DeskApi,
    private readonly messageModeration: MessageModeration,
    private readonly photoModeration: PhotoModeration,
    private readonly removedPictures: RemovedPictures,
    private readonly decideHeldText: DecideHeldText,
    private readonly restrictionEffects: RestrictionEffects,
    private readonly restrictions: RestrictionsApi,
  ) {}

  onModuleInit(): void {
    this.restrictionEffects.register({
      kind: 'photo_removed',
      require: (subject) => this.requirePhoto(subject),
      apply: (subject, id) => this.removePhoto(subject, id),
      lift: async ({ subjectId }, id) => void (await this.photoModeration.restore(subjectId ?? '', id)),
      show: (subject, id) => this.showPhoto(subject, id),
    });
    this.restrictionEffects.register({
      kind: 'text_removed',
      require: (subject) => this.requireText(subject),
      apply: (subject, id) => this.removeText(subject, id),
      lift: (subject, id) => this.restoreText(subject, id),
      show: (subject, id) => this.showText(subject, id),
    });
    this.restrictionEffects.register({
      kind: 'message_removed',
      apply: (subject, id) => this.removeMessage(subject, id),
      lift: (subject, id) => this.restoreMessage(subject, id),
      show: (subject, id) => this.showMessage(subject, id),
    });
  }

  private async requirePhoto({ memberId, subjectId }: RestrictionSubject): Promise<void> {
    const photo = await this.photoModeration.find(subjectId ?? '');
    if (photo?.memberId !== memberId) throw problem('not_found');
    if (photo.removed) throw problem('already_restricted');
  }

  /** There has to be a public text. A name is always there, and one without a meaning was put there by staff. */
  private async requireText({ memberId, subjectId }: RestrictionSubject): Promise<void> {
    const { shown } = await this.decideHeldText.standing(memberId, subjectId as HeldField);
    if (shown === null) throw problem('not_found');
  }

  private async removePhoto({ subjectId }: RestrictionSubject, restrictionId: string): Promise<void> {
    const photoId = subjectId ?? '';
    const ground = (await this.restrictions.find(restrictionId))?.ground as PhotoGround;
    // A removed photo needs no inspection any more, whichever desk removed it.
    await this.desk.withdraw('photo', photoId);
    if (!(await this.photoModeration.removeByStaff(photoId, restrictionId, ground))) return;
    await this.photoModeration.rememberRemoved(photoId, ground);
  }

  private async removeText(
    { memberId, subjectId }: RestrictionSubject,
    restrictionId: string,
  ): Promise<void> {
    const field = subjectId as HeldField;
    // A text that still waits for its own decision is not the reported one.
    const isOther = await this.desk.isOpen('text', textSubjectId({ memberId, field }));
    if (!isOther && (await this.decideHeldText.remove(memberId, field, restrictionId))) return;
    await this.decideHeldText.removePublic(memberId, field, restrictionId);
  }

  private async restoreText(
    { memberId, subjectId }: RestrictionSubject,
    restrictionId: string,
  ): Promise<void> {
    await this.decideHeldText.restore(memberId, subjectId as HeldField, restrictionId);
  }

  /** The file itself is given only to staff who decide appeals or inspect photos; see the photos' console address. */
  private async showPhoto(
    { subjectId }: RestrictionSubject,
    restrictionId: string,
  ): Promise<TakenSubject | undefined> {
    const photo = await this.photoModeration.find(subjectId ?? '');
    return photo?.removed?.restrictionId === restrictionId ? { image: photo.image, text: null } : undefined;
  }

  private async showText(
    { memberId, subjectId }: RestrictionSubject,
    restrictionId: string,
  ): Promise<TakenSubject | undefined> {
    const text = await this.decideHeldText.takenDown(memberId, subjectId as HeldField, restrictionId);
    return text === undefined ? undefined : { image: null, text };
  }

  /** A removed picture is remembered, so that it is neither sent again nor uploaded unnoticed. */
  private async removeMessage({ subjectId }: RestrictionSubject, restrictionId: string): Promise<void> {
    const hash = hashOf(await this.messageModeration.remove(subjectId ?? '', restrictionId));
    if (hash !== null) await this.removedPictures.remember(hash, await this.groundOf(restrictionId));
  }

  private async restoreMessage({ subjectId }: RestrictionSubject, restrictionId: string): Promise<void> {
    const hash = hashOf(await this.messageModeration.restore(subjectId ?? '', restrictionId));
    if (hash !== null) await this.removedPictures.forget(hash, await this.groundOf(restrictionId));
  }

  private async showMessage(
    { subjectId }: RestrictionSubject,
    restrictionId: string,
  ): Promise<TakenSubject | undefined> {
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

/** The console's address of a picture whose message was removed. */
function removedPicturePath(tenantId: string, fileKey: string): string {
  return `/admin-api/removed-messages/${tenantId}/${fileKey}.webp`;
}
