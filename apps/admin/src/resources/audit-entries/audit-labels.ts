import { auditActions, type AuditAction } from '@kindling/contract/console/audit-actions';
import type { AuditEntryRow } from '@kindling/contract/console/calls/audit';
import { reasonNames } from '../../shared/words/money-words';
import { codeName, t } from '../../shared/words/texts';

/** `tenant.edited` becomes `Tenant: edited`. */
export function actionName(action: AuditAction): string {
  const [what = '', deed = ''] = action.split('.');
  return `${codeName(what === 'tenant' ? 'brand' : what)}: ${codeName(deed).toLowerCase()}`;
}

export const actionChoices = auditActions.map((id) => ({ id, name: actionName(id) }));

/** What changed, in words: `role.owner` becomes `Role: owner`, `discount-codes.off` `Discount codes: off`. */
export function changesName({ action, changes }: Pick<AuditEntryRow, 'action' | 'changes'>): string {
  const own = action === 'refund.asked' ? refundWords : action === 'file.sent' ? fileWord : changeName;
  return changes.map(own).join(', ');
}

/** How much goes back, and why. */
const refundNames: Readonly<Record<string, string>> = {
  ...{ unused: t('What was not used'), full: t('Everything') },
  ...reasonNames,
};
const refundWords = (change: string) => refundNames[change] ?? changeName(change);

/** How a file ended. */
const fileEnds: Readonly<Record<string, string>> = {
  whole: t('whole'),
  cut: t('cut off at its limit'),
  broken_off: t('broken off'),
};

function fileWord(change: string): string {
  const rows = /^(\d+) rows$/.exec(change)?.[1];
  return rows === undefined
    ? (fileEnds[change] ?? changeName(change))
    : t('{{count, number}} rows', { count: Number(rows) });
}

function changeName(change: string): string {
  const [what = '', ...rest] = change.replaceAll('-', '_').split(/[.:]/);
  return [codeName(what), ...rest.map((part) => codeName(part).toLowerCase())].join(': ');
}
