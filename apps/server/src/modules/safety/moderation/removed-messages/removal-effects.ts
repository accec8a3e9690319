import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { HeldField } from '@kindling/contract/profiles/own-profile-rules';
import type { PhotoGround } from '@kindling/contract/safety/restriction-grounds';
import { problem } from '../../../../kernel/ground/problem.js';
import { PhotoModeration } from '../../../profiles/photos/photo-moderating.api.js';
import { SettleText } from '../../../profiles/profiles.api.js';
import { DeskApi } from '../../desk/desk.api.js';
import {
  RestrictionEffects,
  RestrictionsApi,
  type RestrictionSubject,
  type TakenSubject,
} from '../../restrictions/restrictions.api.js';
import { textSubjectId } from '../texts/text-subject.js';

/** What the restrictions of photos and texts do, and how it is undone; restrictions know neither. */
@Injectable()
export class RemovalEffects implements OnModuleInit {
  constructor(
    private readonly desk: DeskApi,
    private readonly photoModeration: PhotoModeration,
    private readonly settleText: SettleText,
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
  }

  private async requirePhoto({ memberId, subjectId }: RestrictionSubject): Promise<void> {
    const photo = await this.photoModeration.find(subjectId ?? '');
    if (photo?.memberId !== memberId) throw problem('not_found');
    if (photo.removed) throw problem('already_restricted');
  }

  /** What others read; a name is always there, and one that says nothing was put there by staff. */
  private async requireText({ memberId, subjectId }: RestrictionSubject): Promise<void> {
    const { shown } = await this.settleText.standing(memberId, subjectId as HeldField);
    if (shown === null) throw problem('not_found');
  }

  private async removePhoto({ subjectId }: RestrictionSubject, restrictionId: string): Promise<void> {
    const photoId = subjectId ?? '';
    const ground = (await this.restrictions.find(restrictionId))?.ground as PhotoGround;
    // What was removed needs no inspection any more, whichever desk removed it.
    await this.desk.withdraw('photo', photoId);
    if (!(await this.photoModeration.removeByStaff(photoId, restrictionId, ground))) return;
    await this.photoModeration.rememberRemoved(photoId, ground);
  }

  private async removeText(
    { memberId, subjectId }: RestrictionSubject,
    restrictionId: string,
  ): Promise<void> {
    const field = subjectId as HeldField;
    // A text that still waits for its own decision is not the one that was meant.
    const isOther = await this.desk.isOpen('text', textSubjectId({ memberId, field }));
    if (!isOther && (await this.settleText.remove(memberId, field, restrictionId))) return;
    await this.settleText.removePublic(memberId, field, restrictionId);
  }

  private async restoreText(
    { memberId, subjectId }: RestrictionSubject,
    restrictionId: string,
  ): Promise<void> {
    await this.settleText.restore(memberId, subjectId as HeldField, restrictionId);
  }

  /** The file itself is given to whoever decides appeals or inspects photos alone; see the photos' console address. */
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
    const text = await this.settleText.takenDown(memberId, subjectId as HeldField, restrictionId);
    return text === undefined ? undefined : { image: null, text };
  }
}
