import { Injectable } from '@nestjs/common';
import type { Input } from '@kindling/contract/route';
import type { updateUser } from '@kindling/contract/overviews/calls/me';
import { Database } from '../../../kernel/database/database.js';
import { fieldProblems } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { AccountsApi } from '../../accounts/accounts.api.js';
import { LiveApi } from '../../chats/live/live.api.js';
import { ConsentsApi } from '../../profiles/consents/consents.api.js';
import { ProfilesApi } from '../../profiles/profiles.api.js';

/** Saves a member's choices, all of one call or none (specification §4, §7). */
@Injectable()
export class UpdateUser {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsApi,
    private readonly profiles: ProfilesApi,
    private readonly consents: ConsentsApi,
    private readonly live: LiveApi,
  ) {}

  /**
   * @param choices absent ones are unchanged
   * @throws Problem `validation_failed` for a language that the brand does not offer
   */
  async update(memberId: string, choices: Input<typeof updateUser>['body']): Promise<void> {
    const {
      language,
      notifications_disabled: disabled,
      invisible,
      read_marks: readMarks,
      presence_shown: presenceShown,
      signup_step: step,
    } = choices;
    if (language && !TenantContext.current().settings.locales.includes(language))
      throw fieldProblems({ language: 'invalid' });
    await this.database.inTransaction(async () => {
      if (disabled) await this.consents.switchNotifications(memberId, disabled);
      if (invisible !== undefined) await this.profiles.setInvisible(memberId, invisible);
      if (readMarks !== undefined) await this.accounts.setReadMarks(memberId, readMarks);
      if (presenceShown !== undefined) await this.profiles.setPresenceShown(memberId, presenceShown);
      if (language) await this.accounts.setLanguage(memberId, language);
      if (step !== undefined) await this.accounts.advanceSignup(memberId, step);
    });
    await this.live.changed(memberId);
  }
}
