import { Injectable } from '@nestjs/common';
import type { HeldField } from '@kindling/contract/profiles/own-profile-rules';
import type { TextFinding } from '@kindling/contract/text/text-findings';
import { findingsIn } from '@kindling/contract/text/text-rules';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { Events } from '../../../kernel/outbox/events.js';
import { Clock } from '../../../ports/clock.js';
import { HeldTextsRepository } from './held-texts.repository.js';
import { textHeld, textSettled } from './text-events.js';

/** Decides whether a text that others would read has to wait for a moderator. Runs under the member's lock. */
@Injectable()
export class HoldText {
  constructor(
    private readonly heldTexts: HeldTextsRepository,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /** @returns whether others may read the text at once; else it is held, and they read what they did */
  async pass(memberId: string, field: HeldField, text: string): Promise<boolean> {
    const before = await this.heldTexts.find(memberId, field);
    // Sent once more, or what a moderator took down: that one is for an appeal.
    if (before?.text === text) return false;
    const findings = findingsIn(text, TenantContext.current().settings.forbidden_words);
    if (findings.length === 0) {
      await this.drop(memberId, field);
      return true;
    }
    await this.hold(memberId, field, text, findings);
    return false;
  }

  /** The member keeps the text that others read: what waited is withdrawn. */
  async drop(memberId: string, field: HeldField): Promise<void> {
    const before = await this.heldTexts.find(memberId, field);
    if (!before) return;
    await this.heldTexts.delete(memberId, field);
    if (before.restrictionId === null) await this.events.emit(textSettled, { memberId, field });
  }

  private async hold(
    memberId: string,
    field: HeldField,
    text: string,
    findings: TextFinding[],
  ): Promise<void> {
    await this.heldTexts.put(memberId, {
      ...{ field, text, findings },
      restrictionId: null,
      createdAt: this.clock.now(),
    });
    await this.events.emit(textHeld, { memberId, field });
  }
}
