import { Injectable } from '@nestjs/common';
import { answerHours, shownNotes } from '@kindling/contract/chats/fictional-answers';
import type {
  FictionalDeskPerson,
  FictionalMessage,
  FictionalNote,
  FictionalTurn,
} from '@kindling/contract/chats/calls/fictional-desk';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { AccountsApi } from '../../../accounts/accounts.api.js';
import { isPassedOn, StaffApi } from '../../../console/staff/staff.api.js';
import { clearPath, consolePhotoPath } from '../../../pictures/pictures.api.js';
import { ListProfiles, ProfilesApi, type StaffProfile } from '../../../profiles/profiles.api.js';
import { FictionalChats, type MessagePhotoRow } from '../../chats.api.js';
import { FictionalNotesRepository, type FictionalNoteRow } from '../fictional-notes.repository.js';
import type { FictionalTurnRow } from './fictional-turns.repository.js';

/** A conversation with all that an answer has to fit. */
@Injectable()
export class ShowTurn {
  constructor(
    private readonly accounts: AccountsApi,
    private readonly fictionalChats: FictionalChats,
    private readonly fictionalNotes: FictionalNotesRepository,
    private readonly profiles: ProfilesApi,
    private readonly staff: StaffApi,
    private readonly listProfiles: ListProfiles,
  ) {}

  /** @returns undefined when the profile can't reach the member (any more) */
  async show(turn: FictionalTurnRow, leaseUntil: Date): Promise<FictionalTurn | undefined> {
    const tenant = TenantContext.id();
    const { profileId, memberId, conversationId } = turn;
    if (!(await this.profiles.visible(profileId, memberId))) return undefined;
    const [profile, member, shown, account] = await Promise.all([
      this.listProfiles.find(tenant, profileId),
      this.listProfiles.find(tenant, memberId),
      this.profiles.asStrangers(profileId),
      this.accounts.addressee(memberId),
    ]);
    if (!profile || !member || !shown) return undefined;
    const { details } = shown;
    return {
      id: `${tenant}:${conversationId}`,
      tenant,
      waiting_since: turn.waitingSince.toISOString(),
      due_at: dueAt(turn.waitingSince).toISOString(),
      escalated: isPassedOn(turn),
      escalation_note: turn.escalationNote,
      lease_until: leaseUntil.toISOString(),
      profile: {
        ...personOf(profile),
        about_me: profile.aboutMe,
        prompts: profile.prompts,
        reason_for_signup: details.reason_for_signup,
        relationship_status: details.relationship_status,
        hair_color: details.hair_color,
        eye_color: details.eye_color,
        body_type: details.body_type,
        tattoos: details.tattoos,
        interests: details.interests,
        notes: await this.notesOf(profileId),
      },
      member: {
        ...personOf(member),
        about_me: member.aboutMe,
        prompts: member.prompts,
        language: account?.language ?? null,
      },
      ...(await this.page(turn)),
      message_length: TenantContext.current().settings.message_length,
    };
  }

  /** Messages before a place, or the newest. */
  async page(
    { conversationId, profileId }: Pick<FictionalTurnRow, 'conversationId' | 'profileId'>,
    before?: number,
  ): Promise<{ messages: FictionalMessage[]; has_older: boolean }> {
    const { rows, photos, hasOlder } = await this.fictionalChats.page(conversationId, before);
    const names = await this.staff.names(rows.flatMap(({ staffId }) => staffId ?? []));
    const messages = rows.map(({ id, seq, kind, senderId, staffId, body, gift, removedAt, sentAt }) => ({
      ...{ id, seq: seq ?? 0, kind, removed: removedAt !== null },
      text: removedAt === null ? body : '',
      gift: removedAt === null ? gift : null,
      photo: pictureOf(photos.get(id)),
      from_profile: senderId === profileId,
      written_by: staffId === null ? null : (names.get(staffId) ?? null),
      sent_at: sentAt.toISOString(),
    }));
    return { messages, has_older: hasOlder };
  }

  async noteOf(row: FictionalNoteRow): Promise<FictionalNote> {
    return noteFrom(row, await this.staff.names([row.staffId]));
  }

  private async notesOf(profileId: string): Promise<FictionalNote[]> {
    const rows = await this.fictionalNotes.of(profileId, shownNotes);
    const names = await this.staff.names(rows.map(({ staffId }) => staffId));
    return rows.map((row) => noteFrom(row, names));
  }
}

/** Until when an answer is in time. */
export function dueAt(waitingSince: Date): Date {
  return new Date(waitingSince.getTime() + answerHours * 3_600_000);
}

/** Either of the two as the desk shows them. */
export function personOf(profile: StaffProfile): FictionalDeskPerson {
  const { tenantId, id, name, age, gender, country, city, mainPhoto } = profile;
  const width = mainPhoto?.widths[0];
  return {
    id: `${tenantId}:${id}`,
    ...{ name, age, gender, country, city },
    image: mainPhoto && width ? consolePhotoPath(tenantId, clearPath(mainPhoto.key, width)) : null,
  };
}

/** Which of the two is asked for is known by its address, so that a look at the clear one can be written down. */
function pictureOf(photo: MessagePhotoRow | undefined): FictionalMessage['photo'] {
  if (!photo) return null;
  const { width, height, placeholder, storageKey, blurredKey } = photo;
  const address = (key: string) => `/admin-api/fictional-pictures/${TenantContext.id()}/${key}.webp`;
  return { width, height, placeholder, blurred: address(blurredKey), image: address(storageKey) };
}

function noteFrom(row: FictionalNoteRow, names: ReadonlyMap<string, string>): FictionalNote {
  return {
    id: `${TenantContext.id()}:${row.id}`,
    text: row.text,
    written_by: names.get(row.staffId) ?? null,
    created_at: row.createdAt.toISOString(),
  };
}
