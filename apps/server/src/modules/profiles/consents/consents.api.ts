import { Inject, Injectable } from '@nestjs/common';
import type { NotificationKind } from '@kindling/contract/notification-kinds';
import type { Consent, ConsentKind } from '@kindling/contract/routes/consents';
import { ChangeConsent } from './change-consent.js';
import { ConsentRecord } from './consent-record.js';
import { ConsentsRepository, type ConsentRow } from './consents.repository.js';

/** What other modules may ask of consents. */
@Injectable()
export class ConsentsApi {
  constructor(
    @Inject(ConsentsRepository) private readonly consents: ConsentsRepository,
    @Inject(ConsentRecord) private readonly record: ConsentRecord,
    @Inject(ChangeConsent) private readonly change: ChangeConsent,
  ) {}

  /** Whether the member consented and did not withdraw. */
  stands(memberId: string, kind: ConsentKind): Promise<boolean> {
    return this.record.stands(memberId, kind);
  }

  /**
   * Members whose consent stands, by id behind one, for what walks over them.
   *
   * @param after null to begin
   */
  membersWith(kind: ConsentKind, after: string | null, atMost: number): Promise<string[]> {
    return this.consents.membersWith(kind, after, atMost);
  }

  /** See `ConsentRecord.standsToday`. */
  standsToday(memberId: string, kind: ConsentKind): Promise<boolean> {
    return this.record.standsToday(memberId, kind);
  }

  /** The newest of each kind, withdrawn ones too. */
  newest(memberId: string): Promise<Consent[]> {
    return this.record.newest(memberId);
  }

  /** All that the member ever gave, the newest first. */
  all(memberId: string): Promise<ConsentRow[]> {
    return this.consents.ofMember(memberId);
  }

  /** See `ChangeConsent.switchNotifications`. */
  switchNotifications(memberId: string, disabled: readonly NotificationKind[]): Promise<void> {
    return this.change.switchNotifications(memberId, disabled);
  }
}
