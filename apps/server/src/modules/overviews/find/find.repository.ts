import { Injectable } from '@nestjs/common';
import { mostFoundOfKind } from '@kindling/contract/overviews/find';
import { Database } from '../../../kernel/database/database.js';
import { beginningWith } from '../../../kernel/database/lists/like-pattern.js';
import { computed } from '../../../kernel/database/row-shape.js';
import { nullable, text } from '../../../kernel/database/row-values.js';
import { acrossTenants } from '../../../kernel/ground/tenant-context.js';

const named = (table: string, id: string, name: string, member = 'NULL') =>
  computed('tenantId', `${table}.tenant_id`, text)
    .with('id', id, text)
    .with('name', name, text)
    .with('member', member, nullable(text));

const payment = named('p', 'p.id', 'p.id');
const complaint = named('s', 's.id', 's.number');
const report = named('r', 'r.case_id', 'r.number', 'c.member_id');
const appeal = named('a', 'a.id', 'a.id', 'r.member_id');
const code = named('d', 'd.id', 'd.code');
const page = named('b', 'b.slug', 'b.slug');

export interface FoundRow {
  tenantId: string;
  id: string;
  name: string;
  /** Subject of a report or an appeal; null once erased. */
  member: string | null;
}

/**
 * Records of the given brands by number prefix: one statement per kind, each an index range scan. The brands are listed
 * explicitly, as each of these indexes starts with the brand.
 */
@Injectable()
export class FindRepository {
  constructor(private readonly database: Database) {}

  /** Newest first: ids start with their time. */
  payments(tenants: readonly string[], beginning: string): Promise<FoundRow[]> {
    return this.read(
      payment,
      'payment p WHERE p.tenant_id IN (:tenants) AND p.id LIKE :pattern ORDER BY p.id DESC',
      { tenants, pattern: beginningWith(beginning) },
    );
  }

  complaints(tenants: readonly string[], beginning: string): Promise<FoundRow[]> {
    return this.read(
      complaint,
      'support_case s WHERE s.tenant_id IN (:tenants) AND s.number LIKE :pattern ORDER BY s.number',
      { tenants, pattern: beginningWith(beginning) },
    );
  }

  reports(tenants: readonly string[], beginning: string): Promise<FoundRow[]> {
    return this.read(
      report,
      `report r JOIN report_case c ON c.tenant_id = r.tenant_id AND c.id = r.case_id
        WHERE r.tenant_id IN (:tenants) AND r.number LIKE :pattern ORDER BY r.number`,
      { tenants, pattern: beginningWith(beginning) },
    );
  }

  /**
   * The number is a suffix of the id, which no index supports. Scans the brands' part of the narrowest index: a few bytes
   * for each appeal of the last months.
   */
  appeals(tenants: readonly string[], ending: string): Promise<FoundRow[]> {
    return this.read(
      appeal,
      `(SELECT tenant_id, id FROM appeal FORCE INDEX (ix_appeal_created)
         WHERE tenant_id IN (:tenants) AND RIGHT(id, 8) = :ending LIMIT :atMost) AS found
         JOIN appeal a ON a.tenant_id = found.tenant_id AND a.id = found.id
         JOIN restriction r ON r.tenant_id = a.tenant_id AND r.id = a.restriction_id`,
      { tenants, ending },
    );
  }

  codes(tenants: readonly string[], beginning: string): Promise<FoundRow[]> {
    return this.read(
      code,
      'promotion_code d WHERE d.tenant_id IN (:tenants) AND d.code LIKE :pattern ORDER BY d.code',
      { tenants, pattern: beginningWith(beginning) },
    );
  }

  pages(tenants: readonly string[], beginning: string): Promise<FoundRow[]> {
    return this.read(
      page,
      'brand_page b WHERE b.tenant_id IN (:tenants) AND b.slug LIKE :pattern ORDER BY b.tenant_id, b.slug',
      { tenants, pattern: beginningWith(beginning) },
    );
  }

  private read(shape: typeof payment, from: string, parameters: object): Promise<FoundRow[]> {
    return acrossTenants('find records by number on the console', () =>
      this.database.rows(shape, `SELECT ${shape.list} FROM ${from} LIMIT :atMost`, {
        ...parameters,
        atMost: mostFoundOfKind,
      }),
    );
  }
}
