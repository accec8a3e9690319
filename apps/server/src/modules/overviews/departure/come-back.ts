import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { ReactivateAccount } from '../../accounts/accounts.api.js';
import { ProfilesApi } from '../../profiles/profiles.api.js';

/** Undoes a deletion: everything is as before, and nobody is logged in. */
@Injectable()
export class ComeBack {
  constructor(
    private readonly database: Database,
    private readonly reactivateAccount: ReactivateAccount,
    private readonly profiles: ProfilesApi,
  ) {}

  /**
   * @param token what stands behind the `#` of the mailed link
   * @throws Problem `link_expired`
   */
  async comeBack(token: string): Promise<void> {
    await this.database.inTransaction(async () => {
      await this.profiles.reveal(await this.reactivateAccount.reactivate(token));
    });
  }
}
