import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { computed } from '../../../kernel/database/row-shape.js';
import { instant, text, wholeNumber } from '../../../kernel/database/row-values.js';
import { acrossTenants } from '../../../kernel/ground/tenant-context.js';
import { Clock } from '../../../ports/clock.js';

/** A domain whose mail servers take no mail of a brand. */
export interface BlockedDomain {
  tenantId: string;
  domain: string;
  /** How many mails it refused of late. */
  mails: number;
  /** When it refused the last one. */
  lastAt: Date;
}

const withinMs = 86_400_000;
/** A domain with fewer receivers would reveal its owner, and one refusal may be about one mail. */
const leastMembers = 5;
const most = 20;

const blockedDomain = computed('tenantId', 'tenant_id', text)
  .with('domain', 'domain', text)
  .with('mails', 'mails', wholeNumber)
  .with('lastAt', 'last_at', instant);

/** Tells of mail servers that refuse a brand as the sender, and not the address of one member. */
@Injectable()
export class BlockedDomains {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Those of the last day, the most mails first. @param tenants null: of all brands */
  find(tenants: readonly string[] | null): Promise<BlockedDomain[]> {
    if (tenants?.length === 0) return Promise.resolve([]);
    const since = new Date(this.clock.now().getTime() - withinMs);
    return acrossTenants('tell operators which mail servers refuse a brand', () =>
      this.database.rows(
        blockedDomain,
        `SELECT ${blockedDomain.list} FROM (
           SELECT s.tenant_id, SUBSTRING_INDEX(a.email, '@', -1) AS domain, COUNT(*) AS mails, MAX(s.tried_at) AS last_at
             FROM sent_mail s JOIN account a ON a.tenant_id = s.tenant_id AND a.id = s.member_id
            WHERE ${tenants ? 's.tenant_id IN (:tenants)' : 'TRUE'} AND s.state = 'blocked' AND s.tried_at >= :since
            GROUP BY s.tenant_id, domain HAVING COUNT(DISTINCT s.member_id) >= :leastMembers
         ) AS blocked ORDER BY mails DESC, tenant_id, domain LIMIT :most`,
        { tenants, since, leastMembers, most },
      ),
    );
  }
}
