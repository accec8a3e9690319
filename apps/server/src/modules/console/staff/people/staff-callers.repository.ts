import { Injectable } from '@nestjs/common';
import { rightsOfRole } from '@kindling/contract/console/staff';
import { Database } from '../../../../kernel/database/database.js';
import { columnsOf, type RowOf } from '../../../../kernel/database/row-shape.js';
import { nullable, text } from '../../../../kernel/database/row-values.js';
import { StaffDirectory, type StaffFacts } from '../../../../kernel/sessions/staff-directory.js';
import { StaffSessionEntity } from '../../../../kernel/sessions/staff-session.entity.js';
import { StaffEntity } from './staff.entity.js';

const caller = columnsOf(StaffEntity, ['id', 'name', 'email', 'role'], 'st').with(
  'tenants',
  '(SELECT GROUP_CONCAT(t.tenant_id ORDER BY t.tenant_id) FROM staff_tenant t WHERE t.staff_id = st.id)',
  nullable(text),
);
const callerOfSession = caller.and(columnsOf(StaffSessionEntity, ['expiresAt', 'lastUsedAt'], 's'));

/** Provides sessions with their staff members and rights. */
@Injectable()
export class StaffCallers extends StaffDirectory {
  constructor(private readonly database: Database) {
    super();
  }

  override async find(staffId: string) {
    const [row] = await this.database.rows(
      caller,
      `SELECT ${caller.list} FROM staff st WHERE st.id = :staffId AND st.ended_at IS NULL`,
      { staffId },
    );
    return row && factsOf(row);
  }

  override async ofSession(tokenHash: string) {
    const [row] = await this.database.rows(
      callerOfSession,
      `SELECT ${callerOfSession.list} FROM staff_session s JOIN staff st ON st.id = s.staff_id
        WHERE s.token_hash = :tokenHash AND st.ended_at IS NULL`,
      { tokenHash },
    );
    return row && { ...factsOf(row), expiresAt: row.expiresAt, lastUsedAt: row.lastUsedAt };
  }
}

function factsOf({ id, name, email, role, tenants }: RowOf<typeof caller>): StaffFacts {
  const given = role === 'owner' ? null : (tenants?.split(',') ?? []);
  return { staffId: id, name, email, role, rights: rightsOfRole[role], tenants: given };
}
