import { orderNumber } from '@kindling/contract/money/order-number';
import type { Command } from './commands';
import { t } from '../shared/words/texts';

/** A record opened in this browser: its kind, its id, and its number if different. Never a name. */
export interface RecentRecord {
  kind: keyof typeof kindNames;
  id: string;
  path: string;
  number?: string;
}

export const mostRecent = 8;
const kindNames = {
  payments: t('Payment'),
  'support-cases': t('Complaint'),
  members: t('Member'),
  profiles: t('Profile'),
  'fictional-profiles': t('Fictional profile'),
  tenants: t('Brand'),
  companies: t('Company'),
  'brand-pages': t('Page'),
  'discount-codes': t('Discount code'),
  newsletters: t('Newsletter'),
} as const;

/** The record at a path; undefined for lists and other pages. */
export function recordOf(path: string): RecentRecord | undefined {
  const [, kind = '', id = '', view] = path.split('/');
  if (!Object.hasOwn(kindNames, kind) || id === '' || id === 'create') return undefined;
  if (view !== undefined && view !== 'show') return undefined;
  return { kind: kind as RecentRecord['kind'], id: decodeURIComponent(id), path };
}

/** Puts the record first, without duplicates. */
export function withRecord(before: readonly RecentRecord[], record: RecentRecord): RecentRecord[] {
  const known = before.find(({ kind, id }) => kind === record.kind && id === record.id);
  const others = before.filter((one) => one !== known);
  return [{ ...known, ...record }, ...others].slice(0, mostRecent);
}

/** @param brandNames by brand key, possibly incomplete */
export function recentCommands(
  recent: readonly RecentRecord[],
  brandNames: ReadonlyMap<string, string>,
): Command[] {
  return recent.map((record) => {
    const { kind, id, path } = record;
    const at = id.indexOf(':');
    const [tenant, own] = at < 0 ? ['', id] : [id.slice(0, at), id.slice(at + 1)];
    const name = nameOf(record, own, brandNames);
    return {
      ...{ id: `recent ${path}`, group: t('Opened last'), to: path },
      name: `${kindNames[kind]} ${name}`,
      ...(tenant === '' ? {} : { hint: brandNames.get(tenant) ?? tenant }),
    };
  });
}

function nameOf(
  { kind, number }: RecentRecord,
  own: string,
  brandNames: ReadonlyMap<string, string>,
): string {
  if (kind === 'payments') return orderNumber(own);
  if (kind === 'tenants') return brandNames.get(own) ?? own;
  if (kind === 'companies' || kind === 'brand-pages') return own;
  return number ?? `…${own.slice(-6)}`;
}
