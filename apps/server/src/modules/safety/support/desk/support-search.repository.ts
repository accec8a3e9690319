import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '@kindling/contract/accounts/email-rules';
import { messagesSearched, mostFoundCases } from '@kindling/contract/safety/calls/support-desk';
import { Database } from '../../../../kernel/database/database.js';
import { beginningWith, typedInAscii } from '../../../../kernel/database/lists/like-pattern.js';
import { columnsOf } from '../../../../kernel/database/row-shape.js';
import { acrossTenants } from '../../../../kernel/ground/tenant-context.js';
import { SupportMessageEntity } from '../support-cases.repository.js';
import { listed, type ListedCase } from './support-queue.repository.js';

const ofCase = columnsOf(SupportMessageEntity, ['caseId'], 'm');

/** Searches cases of the given brands. One criterion per statement, so that each uses its own index. */
@Injectable()
export class SupportSearchRepository {
  constructor(private readonly database: Database) {}

  /** @param start prefix of the number */
  byNumber(start: string, tenants: readonly string[]): Promise<ListedCase[]> {
    return this.newest(`number LIKE ${typedInAscii('pattern')}`, tenants, {
      pattern: beginningWith(start.toUpperCase()),
    });
  }

  /** Visitors' cases by full mail address. */
  byEmail(email: string, tenants: readonly string[]): Promise<ListedCase[]> {
    return this.newest('email = :email', tenants, { email: normalizeEmail(email) });
  }

  async byMembers(ids: readonly string[], tenants: readonly string[]): Promise<ListedCase[]> {
    return ids.length === 0 ? [] : this.newest('member_id IN (:ids)', tenants, { ids });
  }

  /** By the words of recent complaints in one brand; the number of messages read is limited. */
  async byWords(words: string, tenantId: string): Promise<ListedCase[]> {
    const found = await acrossTenants('search complaints by words on the console', () =>
      this.database.rows(
        ofCase,
        `SELECT DISTINCT ${ofCase.list} FROM (
           SELECT case_id, text FROM support_message
            WHERE tenant_id = :tenantId AND kind = 'complaint' ORDER BY written_at DESC LIMIT :messagesSearched
         ) AS m WHERE m.text LIKE :pattern LIMIT :mostFoundCases`,
        { tenantId, messagesSearched, mostFoundCases, pattern: `%${beginningWith(words)}` },
      ),
    );
    const ids = found.map(({ caseId }) => caseId);
    return ids.length === 0 ? [] : this.newest('id IN (:ids)', [tenantId], { ids });
  }

  private newest(
    condition: string,
    tenants: readonly string[],
    parameters: Record<string, unknown>,
  ): Promise<ListedCase[]> {
    return acrossTenants('search complaints on the console', async () => {
      if (tenants.length === 0) return [];
      return this.database.rows(
        listed,
        `SELECT ${listed.list} FROM support_case WHERE tenant_id IN (:tenants) AND ${condition}
          ORDER BY opened_at DESC, id DESC LIMIT :mostFoundCases`,
        { tenants, mostFoundCases, ...parameters },
      );
    });
  }
}
