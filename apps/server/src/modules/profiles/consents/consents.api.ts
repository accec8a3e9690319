import { Injectable } from '@nestjs/common';
import type { NotificationKind } from '@kindling/contract/mails/notification-kinds';
import type { Consent, ConsentKind } from '@kindling/contract/profiles/calls/consents';
import { ChangeConsent } from './change-consent.js';
import { ConsentRecord } from './consent-record.js';
import { ConsentsRepository, type ConsentRow } from './consents.repository.js';

/** What other modules may ask of consents. */
@Injectable()
export class ConsentsApi {
  constructor(
    private readonly consents: ConsentsRepository,
    private readonly consentRecord: ConsentRecord,
    private readonly changeConsent: ChangeConsent,
  ) {}

  /** Whether the member consented and did not withdraw. */
  stands(memberId: string, kind: ConsentKind): Promise<boolean> {
    return this.consentRecord.stands(memberId, kind);
  }

  /**
   * Members with a standing consent, by id behind one, for jobs that walk over them.
   *
   * @param after null to begin
   */
  membersWith(kind: ConsentKind, after: string | null, atMost: number): Promise<string[]> {
    return this.consents.membersWith(kind, after, atMost);
  }

  /** See `ConsentRecord.standsToday`. */
  standsToday(memberId: string, kind: ConsentKind): Promise<boolean> {
    return this.consentRecord.standsToday(memberId, kind);
  }

  /** The newest of each kind, withdrawn ones too. */
  newest(memberId: string): Promise<Consent[]> {
    return this.consentRecord.newest(memberId);
  }

  /** All that the member ever gave, the newest first. */
  all(memberId: string): Promise<ConsentRow[]> {
    return this.consents.ofMember(memberId);
  }

  /** See `ChangeConsent.switchNotifications`. */
  switchNotifications(memberId: string, disabled: readonly NotificationKind[]): Promise<void> {
    return this.changeConsent.switchNotifications(memberId, disabled);
  }
}
