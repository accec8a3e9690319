import { Injectable } from '@nestjs/common';
import type { report } from '@kindling/contract/safety/calls/reports';
import type { Input } from '@kindling/contract/route';
import type { Photo } from '@kindling/contract/profiles/profile';
import { Problem, problem } from '../../../../kernel/ground/problem.js';
import { MessageEvidence, type EvidentMessage } from '../../../chats/chats.api.js';
import { ShowMember, type Reader } from '../../../meeting/discovery/discovery.api.js';
import { LikesApi } from '../../../meeting/likes/likes.api.js';
import { PhotoModeration } from '../../../profiles/photos/photo-moderating.api.js';
import { PhotosApi } from '../../../profiles/photos/photos.api.js';
import { ProfilesApi, type ProfileDetails } from '../../../profiles/profiles.api.js';
import { snapshotOf, textIn, type ShownProfile, type Snapshot } from '../cases/snapshot.js';
import type { ReportedPicture } from '../pictures/report-pictures.js';
import type { ReportCase } from '../reports.repository.js';

type Subject = Input<typeof report>['body']['subject'];

/** A reported subject, as the reporter sees it now. */
export interface SeenSubject extends Pick<
  ReportCase,
  'kind' | 'memberId' | 'photoId' | 'field' | 'messageId'
> {
  snapshot: Snapshot;
  /** The picture of which a copy is kept; null: none. */
  picture: ReportedPicture | null;
}

type SeenProfile = ShownProfile & { photos: Photo[] };

/** As in `patterns.ts`, somewhere in an address. */
const idInAddress = /(?<![0-9A-Za-z])([0-9a-hjkmnp-tv-z]{24})(?![0-9A-Za-z])/;
const photoInAddress = /\/photos\/([\w.-]{1,80})/;

/** Finds a reported subject among what the reporter may see, or would without their own blocks; nothing else can be reported. */
@Injectable()
export class FindSubject {
  constructor(
    private readonly showMember: ShowMember,
    private readonly likes: LikesApi,
    private readonly photoModeration: PhotoModeration,
    private readonly photos: PhotosApi,
    private readonly profiles: ProfilesApi,
    private readonly messageEvidence: MessageEvidence,
  ) {}

  /**
   * @param chosen messages of the two that go with it; undefined: those around a reported message, and none for a profile
   * @throws Problem `not_found` for oneself and for what the reader does not see, as for what does not exist;
   *   `authentication_required` where visitors see no profiles
   */
  async find(reader: Reader, subject: Subject, chosen?: readonly string[]): Promise<SeenSubject> {
    if (reader.memberId === subject.profile_id) throw problem('not_found');
    const profile = await this.seenOrMet(reader, subject);
    const of = { memberId: profile.id, photoId: null, field: null, messageId: null, picture: null };
    switch (subject.kind) {
      case 'profile': {
        const [shown] = clear(profile);
        const picture = shown ? { of: 'photo' as const, id: shown.id } : null;
        const messages = await this.chosenOf(reader, profile.id, chosen);
        const snapshot = { ...snapshotOf(profile, 'profile'), ...(messages && { messages }) };
        return { ...of, kind: 'profile', picture, snapshot };
      }
      case 'photo': {
        const photo = clear(profile).find(({ id }) => id === subject.photo_id);
        if (!photo) throw problem('not_found');
        return photoOf(profile, photo.id);
      }
      case 'text': {
        if (textIn(profile, subject.field) === '') throw problem('not_found');
        return { ...of, kind: 'text', field: subject.field, snapshot: snapshotOf(profile, subject.field) };
      }
      case 'message':
        return { ...of, ...(await this.messageOf(reader, profile, subject.message_id, chosen)) };
    }
  }

  /**
   * The profile as the reader sees it. A member who blocked, hides or left can still be reported by those they met: then it
   * is the profile as it is, without its photos, and nothing of it goes to the reader (decision 0007).
   */
  private async seenOrMet(reader: Reader, { kind, profile_id: id }: Subject): Promise<SeenProfile> {
    try {
      return await this.showMember.show(reader, id, true);
    } catch (error) {
      const isUnseen = error instanceof Problem && error.code === 'not_found';
      const canBeUnseen = kind === 'profile' || kind === 'message';
      if (!isUnseen || !canBeUnseen || !(await this.met(reader.memberId, id))) throw error;
      const profile = await this.asStrangers(id);
      if (!profile) throw error;
      return { ...profile, photos: [] };
    }
  }

  /** Whether a member had contact with another as far as they know themselves: a conversation, or a like of their own. */
  private async met(memberId: string | null, otherId: string): Promise<boolean> {
    if (memberId === null) return false;
    if (await this.messageEvidence.haveSpoken(memberId, otherId)) return true;
    return (await this.likes.standing(memberId, otherId)).liked;
  }

  /** What the reader chose of the conversation with the profile; undefined for nothing. */
  private async chosenOf(
    { memberId }: Reader,
    profileId: string,
    chosen: readonly string[] = [],
  ): Promise<EvidentMessage[] | undefined> {
    if (chosen.length === 0) return undefined;
    const messages =
      memberId === null ? undefined : await this.messageEvidence.chosen(memberId, profileId, chosen);
    if (!messages) throw problem('not_found');
    return messages;
  }

  /** A message that the reader got from the profile, with those that were chosen, or those around it. */
  private async messageOf(
    { memberId }: Reader,
    profile: SeenProfile,
    messageId: string,
    chosen?: readonly string[],
  ): Promise<Pick<SeenSubject, 'kind' | 'messageId' | 'picture' | 'snapshot'>> {
    const messages = memberId && (await this.messageEvidence.of(memberId, profile.id, messageId, chosen));
    if (!messages) throw problem('not_found');
    // Pictures of the messages around it are not kept: they were not reported (trust 7).
    const isPhoto = messages.some(({ reported, kind }) => reported && kind === 'photo');
    const picture = isPhoto ? { of: 'message' as const, id: messageId } : null;
    return { kind: 'message', messageId, picture, snapshot: { ...snapshotOf(profile, 'message'), messages } };
  }

  /**
   * The photo or the profile that an address leads to, seen or not: a person in a picture need not find it with our
   * pages. Only for the decision: the answer never reveals whether there is any.
   *
   * @returns undefined for an address that leads to neither
   */
  async at(address: string): Promise<SeenSubject | undefined> {
    const [, file] = photoInAddress.exec(address) ?? [];
    const owned = file === undefined ? undefined : await this.photos.ofFile(file);
    if (owned) {
      const profile = await this.asStrangers(owned.memberId);
      return profile && photoOf(profile, owned.photoId);
    }
    const [, profileId] = idInAddress.exec(address) ?? [];
    const profile = profileId === undefined ? undefined : await this.asStrangers(profileId);
    if (!profile) return undefined;
    const main = (await this.photoModeration.photosOf(profile.id)).find(({ isMain }) => isMain);
    return {
      ...{ kind: 'profile', memberId: profile.id, photoId: null, field: null, messageId: null },
      ...{ picture: main ? { of: 'photo', id: main.id } : null, snapshot: snapshotOf(profile, 'profile') },
    };
  }

  private async asStrangers(memberId: string): Promise<ProfileDetails | undefined> {
    return (await this.profiles.asStrangers(memberId))?.details;
  }
}

/** The subject of a removal request until it is known where its address leads. */
export function describedBy(address: string): SeenSubject {
  return {
    ...{ kind: 'address', memberId: null, photoId: null, field: null, messageId: null, picture: null },
    snapshot: { profile: null, address, messages: [] },
  };
}

/** Approved photos that the reader sees as they are. */
function clear(profile: SeenProfile): Photo[] {
  return profile.photos.filter(({ blurred, status }) => !blurred && status === 'active');
}

function photoOf(profile: ShownProfile, id: string): SeenSubject {
  const snapshot = snapshotOf(profile, 'photo');
  return {
    ...{ kind: 'photo', memberId: profile.id, photoId: id, field: null, messageId: null },
    ...{ picture: { of: 'photo', id }, snapshot },
  };
}
