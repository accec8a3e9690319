import {
  isMarketing,
  marketingKinds,
  notificationKinds,
  type NotificationKind,
} from '@kindling/contract/mails/notification-kinds';
import { Injectable } from '@nestjs/common';
import type { ConsentKind } from '@kindling/contract/profiles/calls/consents';
import { Database } from '../../../kernel/database/database.js';
import { AccountsApi } from '../../accounts/accounts.api.js';
import { ProfilesApi } from '../profiles.api.js';
import { ConsentRecord } from './consent-record.js';

/**
 * The one place where a consent and what rests on it change together (trust 13): sexuality, interests and
 * whom one seeks are stored only while `sensitive_data` stands, and `marketing` stands exactly while some kind of advertising is switched on.
 */
@Injectable()
export class ChangeConsent {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsApi,
    private readonly profiles: ProfilesApi,
    private readonly consentRecord: ConsentRecord,
  ) {}

  /** Consent to marketing, given as a whole, switches every kind of it on. */
  async give(memberId: string, kind: ConsentKind): Promise<void> {
    await this.database.inTransaction(async () => {
      await this.profiles.lock(memberId);
      await this.consentRecord.give(memberId, kind);
      if (kind === 'marketing') {
        const disabled = await this.disabled(memberId);
        await this.accounts.setNotificationsDisabled(
          memberId,
          disabled.filter((entry) => !isMarketing(entry)),
        );
      }
    });
  }

  /** What stood on the consent is erased or switched off in the same transaction. */
  async withdraw(memberId: string, kind: Exclude<ConsentKind, 'terms'>): Promise<void> {
    await this.database.inTransaction(async () => {
      await this.profiles.lock(memberId);
      await this.consentRecord.withdraw(memberId, kind);
      if (kind === 'sensitive_data') await this.profiles.eraseSensitive(memberId);
      else {
        const disabled = await this.disabled(memberId);
        await this.accounts.setNotificationsDisabled(
          memberId,
          disabledKinds([...disabled, ...marketingKinds]),
        );
      }
    });
  }

  /**
   * Stores the member's switches: the first kind of advertising that is switched on gives the consent, the last one
   * switched off withdraws it.
   *
   * @throws Error outside a transaction
   */
  async switchNotifications(memberId: string, disabled: readonly NotificationKind[]): Promise<void> {
    await this.profiles.lock(memberId);
    const kinds = disabledKinds(disabled);
    const wantsAdvertising = marketingKinds.some((kind) => !kinds.includes(kind));
    if (wantsAdvertising) await this.consentRecord.give(memberId, 'marketing');
    else await this.consentRecord.withdraw(memberId, 'marketing');
    await this.accounts.setNotificationsDisabled(memberId, kinds);
  }

  private async disabled(memberId: string): Promise<readonly NotificationKind[]> {
    return (await this.accounts.find(memberId))?.notificationsDisabled ?? marketingKinds;
  }
}

/** The kinds that are off, each once and in the order of the list. */
function disabledKinds(kinds: readonly NotificationKind[]): NotificationKind[] {
  return notificationKinds.filter((kind) => kinds.includes(kind));
}
