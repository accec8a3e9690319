import { Injectable } from '@nestjs/common';
import { newsletterKinds, type NewsletterState } from '@kindling/contract/mails/newsletters';
import { Database } from '../../../../kernel/database/database.js';
import { Keyset, type KeysetPage, type PageRequest } from '../../../../kernel/database/lists/keyset.js';
import { columnsBut, type RowOf } from '../../../../kernel/database/row-shape.js';
import { acrossTenants } from '../../../../kernel/ground/tenant-context.js';
import { MailingEntity } from '../mailing.entity.js';

const listed = columnsBut(MailingEntity, []);

export type ListedNewsletter = RowOf<typeof listed>;

const order = new Keyset<ListedNewsletter>([
  ['created_at', (row) => row.createdAt],
  ['tenant_id', (row) => row.tenantId],
  ['id', (row) => row.id],
]);

/** Newsletters of several brands, as the console lists them. */
@Injectable()
export class NewslettersRepository {
  constructor(private readonly database: Database) {}

  /** @param tenants null for all brands */
  page(
    tenants: readonly string[] | null,
    state: NewsletterState | undefined,
    request: PageRequest,
  ): Promise<KeysetPage<ListedNewsletter>> {
    return acrossTenants('list newsletters', async () => {
      if (tenants?.length === 0) return { rows: [], total: 0 };
      const where = [
        ...(tenants ? ['tenant_id IN (:tenants)'] : []),
        ...(state ? ['state = :state'] : []),
        'kind IN (:kinds)',
      ].join(' AND ');
      const rows = {
        shape: listed,
        from: `mailing WHERE ${where}`,
        parameters: { tenants, state, kinds: newsletterKinds },
      };
      return order.read(this.database, rows, request);
    });
  }
}
