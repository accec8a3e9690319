import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@kindling/contract/console/audit-actions';
import { Clock } from '../../../../ports/clock.js';
import { Ids } from '../../../../ports/ids.js';
import { AuditLogRepository } from './audit-log.repository.js';

export interface Audited {
  /** Passed in when an erasable row refers to the entry. */
  id?: string;
  staffId: string;
  action: AuditAction;
  /** Default: now. */
  at?: Date;
  tenantId?: string;
  /** Ids of its subjects. */
  subjects?: readonly string[];
  /** Names of the fields that changed; never their values, which could be personal. */
  changes?: readonly string[];
}

/** Logs the actions of staff (decisions §9). Call it in the transaction of the change, if there is one. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly auditLog: AuditLogRepository,
  ) {}

  async record({ id, staffId, action, at, tenantId, subjects = [], changes = [] }: Audited): Promise<void> {
    await this.auditLog.add({
      id: id ?? this.ids.next(),
      at: at ?? this.clock.now(),
      staffId,
      tenantId: tenantId ?? null,
      action,
      subjects: [...subjects],
      changes: [...changes],
    });
  }
}
