import { auditActions, type AuditAction } from '@kindling/contract/console/audit-actions';
import type { AuditEntryRow } from '@kindling/contract/console/calls/audit';
import { codeName } from '../../shared/words/texts';

/** `tenant.edited` becomes `Tenant: edited`. */
export function actionName(action: AuditAction): string {
  const [what = '', deed = ''] = action.split('.');
  return `${codeName(what === 'tenant' ? 'brand' : what)}: ${codeName(deed).toLowerCase()}`;
}

export const actionChoices = auditActions.map((id) => ({ id, name: actionName(id) }));

/** What changed, in words: `role.owner` becomes `Role: owner`, `discount-codes.off` `Discount codes: off`. */
export function changesName({ changes }: Pick<AuditEntryRow, 'changes'>): string {
  return changes.map(changeName).join(', ');
}

function changeName(change: string): string {
  const [what = '', ...rest] = change.replaceAll('-', '_').split(/[.:]/);
  return [codeName(what), ...rest.map((part) => codeName(part).toLowerCase())].join(': ');
}
