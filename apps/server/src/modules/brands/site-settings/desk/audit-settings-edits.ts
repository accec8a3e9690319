import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@kindling/contract/console/audit-actions';
import { OnEvent } from '../../../../kernel/outbox/events.js';
import { AuditLog } from '../../../console/staff/staff.api.js';
import { settingsSaved, type SettingsSaved } from '../site-settings.api.js';

/** Writes every edit of a settings record into the audit log, in the edit's own transaction. */
@Injectable()
export class AuditSettingsEdits {
  constructor(private readonly auditLog: AuditLog) {}

  @OnEvent(settingsSaved)
  async onSettingsSaved({
    tenantId,
    version,
    author,
    changed,
    restored,
    state,
    waived = [],
  }: SettingsSaved): Promise<void> {
    // An import of files is no act on the console; the record's own history names it.
    if (author === 'file') return;
    await this.auditLog.record({
      staffId: author,
      action: actionOf(restored !== undefined, state),
      tenantId,
      subjects: [`${tenantId}:${version}`],
      changes: [...changed, ...waived.map((line) => `without.${line}`)],
    });
  }
}

function actionOf(isRestored: boolean, state: SettingsSaved['state']): AuditAction {
  if (state !== undefined) return state === 'public' ? 'tenant.published' : 'tenant.closed';
  return isRestored ? 'tenant.restored' : 'tenant.edited';
}
