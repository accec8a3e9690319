import type { BulkAction } from '@kindling/contract/console/bulk-actions';
import type { BulkJob } from '@kindling/contract/console/calls/bulk';
import { t } from '../../words/texts';

export const actionNames: Record<BulkAction, string> = {
  'discount-codes.off': t('Switch off'),
  'discount-codes.on': t('Switch on'),
  'brand-pages.off': t('Take offline'),
  'brand-pages.on': t('Put online'),
  'fictional-profiles.retire': t('Retire'),
  'fictional-profiles.return': t('Bring back'),
  'newsletters.stop': t('Stop'),
  'invites.revoke': t('Take back'),
};

/** What a row is called where the reader sees it; its id without the brand otherwise. */
export function rowName(row: string, shown: readonly object[] = []): string {
  const { code, name, title } = (shown.find((one) => 'id' in one && one.id === row) ?? {}) as Record<
    'code' | 'name' | 'title',
    string | undefined
  >;
  return code || name || title || row.slice(row.indexOf(':') + 1);
}

/** `11 of 12 done, 1 failed`. */
export function wordsOf({ total, done, unchanged, failed, undone, kept }: BulkJob): string {
  const parts: readonly [number, string][] = [
    [unchanged, t('{{number}} were so before', { number: unchanged })],
    [failed, t('{{number}} failed', { number: failed })],
    [undone, t('{{number}} undone', { number: undone })],
    [kept, t('{{number}} left as they are', { number: kept })],
  ];
  const said = parts.flatMap(([number, text]) => (number > 0 ? text : []));
  const isTakenBack = undone + kept > 0 && done === 0;
  return [...(isTakenBack ? [] : [t('{{done}} of {{total}} done', { done, total })]), ...said].join(', ');
}
