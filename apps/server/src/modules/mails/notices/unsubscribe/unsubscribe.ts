import { Injectable } from '@nestjs/common';
import type { NotificationKind } from '@kindling/contract/mails/notification-kinds';
import { Database } from '../../../../kernel/database/database.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { AccountsApi } from '../../../accounts/accounts.api.js';
import { ConsentsApi } from '../../../profiles/consents/consents.api.js';
import { UnsubscribeTokens, type Unsubscription } from './unsubscribe-tokens.js';

/** Unsubscribes from kinds of mail by the link that each mail contains, without a login (RFC 8058). */
@Injectable()
export class Unsubscribe {
  constructor(
    private readonly unsubscribeTokens: UnsubscribeTokens,
    private readonly database: Database,
    private readonly accounts: AccountsApi,
    private readonly consents: ConsentsApi,
  ) {}

  /**
   * The kinds of the link.
   * @throws Problem `link_expired` for a token that was never sent
   */
  kinds(token: string): NotificationKind[] {
    return this.opened(token).kinds;
  }

  /**
   * Switches the kinds off; a repeat changes nothing.
   * @throws Problem `link_expired`
   */
  async end(token: string): Promise<NotificationKind[]> {
    const { memberId, kinds } = this.opened(token);
    await this.database.inTransaction(async () => {
      const account = await this.accounts.find(memberId);
      if (!account) return;
      const off = account.notificationsDisabled;
      if (kinds.every((kind) => off.includes(kind))) return;
      await this.consents.switchNotifications(memberId, [...off, ...kinds]);
    });
    return kinds;
  }

  private opened(token: string): Unsubscription {
    const open = this.unsubscribeTokens.open(token);
    if (!open) throw problem('link_expired');
    return open;
  }
}
