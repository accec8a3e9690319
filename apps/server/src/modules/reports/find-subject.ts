import { Inject, Injectable } from '@nestjs/common';
import type { report } from '@kindling/contract/routes/reports';
import type { Input } from '@kindling/contract/route';
import type { Photo, Profile } from '@kindling/contract/shapes/profile';
import { Problem, problem } from '../../kernel/http/problem.js';
import { ShowMember, type Reader } from '../discovery/discovery.api.js';
import { MessageEvidence } from '../chats/chats.api.js';
import { PhotosApi } from '../photos/photos.api.js';
import type { ReportCase } from './reports.repository.js';
import type { ReportedPicture } from './report-pictures.js';
import { snapshotOf, type Snapshot } from './snapshot.js';

type Subject = Input<typeof report>['body']['subject'];

/** What is reported, as the reporter sees it now. */
export interface SeenSubject extends Pick<
  ReportCase,
  'kind' | 'memberId' | 'photoId' | 'field' | 'messageId'
> {
  snapshot: Snapshot;
  /** The picture of which a copy is kept; null: none. */
  picture: ReportedPicture | null;
}

/** As in `patterns.ts`, somewhere in an address. */
const idInAddress = /(?<![0-9A-Za-z])([0-9a-hjkmnp-tv-z]{24})(?![0-9A-Za-z])/;
const photoInAddress = /\/photos\/([\w.-]{1,80})/;

/** Finds what somebody reports among what they may see, or would but for blocks of their own; nothing else can be. */
@Injectable()
export class FindSubject {
  constructor(
    @Inject(ShowMember) private readonly showing: ShowMember,
    @Inject(PhotosApi) private readonly photos: PhotosApi,
    @Inject(MessageEvidence) private readonly messages: MessageEvidence,
  ) {}

  /**
   * @throws Problem `not_found` for oneself and for what the reader does not see, as for what does not exist;
   *   `authentication_required` where visitors see no profiles
   */
  async find(reader: Reader, subject: Subject): Promise<SeenSubject> {
    if (reader.memberId === subject.profile_id) throw problem('not_found');
    const profile = await this.showing.show(reader, subject.profile_id, true);
    const of = { memberId: profile.id, photoId: null, field: null, messageId: null, picture: null };
    switch (subject.kind) {
      case 'profile': {
        const [shown] = clear(profile);
        const picture = shown ? { of: 'photo' as const, id: shown.id } : null;
        return { ...of, kind: 'profile', picture, snapshot: snapshotOf(profile, 'profile') };
      }
      case 'photo': {
        const photo = clear(profile).find(({ id }) => id === subject.photo_id);
        if (!photo) throw problem('not_found');
        return photoOf(profile, photo);
      }
      case 'text': {
        if (profile[subject.field] === '') throw problem('not_found');
        return { ...of, kind: 'text', field: subject.field, snapshot: snapshotOf(profile, subject.field) };
      }
      case 'message':
        return { ...of, ...(await this.messageOf(reader, profile, subject.message_id)) };
    }
  }

  /** A message that the reader got from the profile, with what stands around it. */
  private async messageOf(
    { memberId }: Reader,
    profile: Profile,
    messageId: string,
  ): Promise<Pick<SeenSubject, 'kind' | 'messageId' | 'picture' | 'snapshot'>> {
    const messages = memberId && (await this.messages.of(memberId, profile.id, messageId));
    if (!messages) throw problem('not_found');
    // Of those around it no picture is kept: nobody reported them (trust 7).
    const isPhoto = messages.some(({ reported, kind }) => reported && kind === 'photo');
    const picture = isPhoto ? { of: 'message' as const, id: messageId } : null;
    return { kind: 'message', messageId, picture, snapshot: { ...snapshotOf(profile, 'message'), messages } };
  }

  /**
   * The picture or the profile that an address leads to, as far as the reader sees it; else the address itself, for whoever
   * decides to look at. Which of them it is the reader is not told.
   */
  async findByAddress(reader: Reader, address: string): Promise<SeenSubject> {
    const found = await this.seenAt(reader, address).catch((error: unknown) => {
      if (error instanceof Problem) return undefined;
      throw error;
    });
    if (found) return { ...found, snapshot: { ...found.snapshot, address } };
    const nobody = { memberId: null, photoId: null, field: null, messageId: null, picture: null };
    return { ...nobody, kind: 'address', snapshot: { profile: null, address, messages: [] } };
  }

  private async seenAt(reader: Reader, address: string): Promise<SeenSubject | undefined> {
    const [, file] = photoInAddress.exec(address) ?? [];
    const owned = file === undefined ? undefined : await this.photos.ofFile(file);
    if (owned) {
      const profile = await this.showing.show(reader, owned.memberId, true);
      const photo = clear(profile).find(({ id }) => id === owned.photoId);
      return photo && photoOf(profile, photo);
    }
    const [, profileId] = idInAddress.exec(address) ?? [];
    return profileId === undefined
      ? undefined
      : this.find(reader, { kind: 'profile', profile_id: profileId });
  }
}

/** Approved photos that the reader sees as they are. */
function clear(profile: Profile): Photo[] {
  return profile.photos.filter(({ blurred, status }) => !blurred && status === 'active');
}

function photoOf(profile: Profile, { id }: Photo): SeenSubject {
  const snapshot = snapshotOf(profile, 'photo');
  return {
    ...{ kind: 'photo', memberId: profile.id, photoId: id, field: null, messageId: null },
    ...{ picture: { of: 'photo', id }, snapshot },
  };
}
