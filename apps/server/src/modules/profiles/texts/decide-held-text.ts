import { Injectable } from '@nestjs/common';
import type { HeldField } from '@kindling/contract/profiles/own-profile-rules';
import type { TextFinding } from '@kindling/contract/text/text-findings';
import { Database } from '../../../kernel/database/database.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { Events } from '../../../kernel/outbox/events.js';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import { ChangeIdentity } from '../record/change-identity.js';
import { ProfilesRepository, type ProfileRow } from '../record/profiles.repository.js';
import { HeldTextsRepository } from './held-texts.repository.js';
import { neutralName } from './neutral-name.js';
import { answerTo, withAnswer } from './prompt-answers.js';
import { textSettled } from './text-events.js';

/** A held text, for its moderator. */
export interface WaitingText {
  text: string;
  /** What others read instead. */
  before: string;
  findings: readonly TextFinding[];
  createdAt: Date;
}

/** What a moderator's decision does to a text. Each runs inside the decision's transaction. */
@Injectable()
export class DecideHeldText {
  constructor(
    private readonly database: Database,
    private readonly heldTexts: HeldTextsRepository,
    private readonly profiles: ProfilesRepository,
    private readonly changeIdentity: ChangeIdentity,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @returns undefined when nothing waits, as its member wrote something else or is gone */
  async find(memberId: string, field: HeldField): Promise<WaitingText | undefined> {
    const [row, profile] = await Promise.all([
      this.heldTexts.find(memberId, field),
      this.profiles.find(memberId),
    ]);
    if (!row || !profile || row.restrictionId !== null) return undefined;
    const { text, findings, createdAt } = row;
    return { text, findings, createdAt, before: shownText(profile, field) };
  }

  /**
   * What others read of a member, null where that is nothing, and what a restriction took down that they did not rewrite.
   */
  async standing(
    memberId: string,
    field: HeldField,
  ): Promise<{ shown: string | null; takenDown: { text: string; restrictionId: string } | undefined }> {
    const [row, profile] = await Promise.all([
      this.heldTexts.find(memberId, field),
      this.profiles.find(memberId),
    ]);
    const shown = profile ? shownText(profile, field) : '';
    const restrictionId = row?.restrictionId ?? null;
    return {
      shown: shown === '' ? null : shown,
      takenDown: row && restrictionId !== null ? { text: row.text, restrictionId } : undefined,
    };
  }

  /** What a restriction took down. @returns undefined when its member wrote something else since, or is gone */
  async takenDown(memberId: string, field: HeldField, restrictionId: string): Promise<string | undefined> {
    const row = await this.heldTexts.find(memberId, field);
    return row?.restrictionId === restrictionId ? row.text : undefined;
  }

  /**
   * Lets others read the text that waits.
   *
   * @returns false when none does any more
   */
  async approve(memberId: string, field: HeldField): Promise<boolean> {
    if (!(await this.show(memberId, field, null))) return false;
    await this.events.emit(textSettled, { memberId, field });
    return true;
  }

  /**
   * Lets others read again what a restriction took down.
   *
   * @returns false when its member wrote something else since, which another decision is about, or is gone
   */
  restore(memberId: string, field: HeldField, restrictionId: string): Promise<boolean> {
    return this.show(memberId, field, restrictionId);
  }

  private async show(memberId: string, field: HeldField, restrictionId: string | null): Promise<boolean> {
    this.database.requireTransaction('Approving a text');
    await this.profiles.lock([memberId]);
    const row = await this.heldTexts.find(memberId, field);
    if (!row || row.restrictionId !== restrictionId) return false;
    if (field === 'name')
      await this.changeIdentity.putName(memberId, row.text, restrictionId === null ? 'member' : 'staff');
    else await this.write(memberId, field, row.text);
    await this.heldTexts.delete(memberId, field);
    return true;
  }

  /**
   * Takes down a text that waits. Its member still sees it, and that it was taken down.
   *
   * @returns false when nothing waits
   */
  async remove(memberId: string, field: HeldField, restrictionId: string): Promise<boolean> {
    this.database.requireTransaction('Taking a text down');
    await this.profiles.lock([memberId]);
    const row = await this.heldTexts.find(memberId, field);
    if (!row || row.restrictionId !== null) return false;
    await this.heldTexts.takeDown(memberId, field, restrictionId);
    await this.events.emit(textSettled, { memberId, field });
    return true;
  }

  /**
   * Takes down the text that others read: about me and the answer to a prompt are empty from then on, a name is one that
   * says nothing, which its member may change at once.
   *
   * @returns false for an erased member
   */
  async removePublic(memberId: string, field: HeldField, restrictionId: string): Promise<boolean> {
    this.database.requireTransaction('Taking a text down');
    await this.profiles.lock([memberId]);
    const profile = await this.profiles.find(memberId);
    if (!profile) return false;
    const waiting = await this.heldTexts.find(memberId, field);
    if (field === 'name') {
      const name = neutralName(TenantContext.current().settings.domain_language, this.ids.next());
      await this.changeIdentity.putName(memberId, name, 'staff');
    } else await this.write(memberId, field, '');
    // What waits is decided by itself, and its member knows of it more than of what was there before.
    if (waiting?.restrictionId === null) return true;
    await this.heldTexts.put(memberId, {
      ...{ field, text: shownText(profile, field) },
      ...{ findings: [], restrictionId, createdAt: this.clock.now() },
    });
    return true;
  }

  private async write(memberId: string, field: Exclude<HeldField, 'name'>, text: string): Promise<void> {
    if (field === 'about_me') return this.profiles.update(memberId, { aboutMe: text });
    const prompts = (await this.profiles.find(memberId))?.prompts ?? [];
    await this.profiles.update(memberId, { prompts: withAnswer(prompts, field, text) });
  }
}

/** What others read of a field; empty for nothing. */
function shownText({ name, aboutMe, prompts }: ProfileRow, field: HeldField): string {
  if (field === 'name') return name;
  return field === 'about_me' ? aboutMe : answerTo(prompts, field);
}
