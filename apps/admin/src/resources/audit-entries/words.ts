import { auditActions, type AuditAction } from '@kindling/contract/audit-actions';
import type { AuditEntryRow } from '@kindling/contract/routes/audit';
import { codeName } from '../../shared/texts';

/** `tenant.edited` becomes `Tenant: edited`. */
export function actionName(action: AuditAction): string {
  const [what = '', deed = ''] = action.split('.');
  return `${codeName(what === 'tenant' ? 'brand' : what)}: ${codeName(deed).toLowerCase()}`;
}

export const actionChoices = auditActions.map((id) => ({ id, name: actionName(id) }));

/** What changed, in the words of the fields. */
export function changesName({ changes }: Pick<AuditEntryRow, 'changes'>): string {
  return changes.map((change) => change.replaceAll('_', ' ').replace('.', ': ')).join(', ');
}
