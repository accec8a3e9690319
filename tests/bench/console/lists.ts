/** A list of the console, and the same rows as somebody would read them by hand. */
export interface BenchList {
  name: string;
  /** Of the resource. */
  path: string;
  sort: [column: string, direction: 'ASC' | 'DESC'];
  filter: Readonly<Record<string, unknown>>;
  /** Table, condition and order by hand; absent where a list is no plain walk along an index. */
  bare?: { table: string; where: string; order: readonly string[] };
}

const newest = (column: string): readonly string[] => [column, 'tenant_id', 'id'];
/** Orders that begin with more than the list's own column. */
const orders: Readonly<Record<string, readonly string[]>> = {
  audit_entry: ['at', 'id'],
  support_case: ['priority', ...newest('due_at')],
};
const monthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString();
const sqlMonthAgo = `'${monthAgo.slice(0, 23).replace('T', ' ')}'`;

/** Every list that grows with members, as a person opens it first, and narrowed as the console offers it. */
export const lists: readonly BenchList[] = [
  ...over('profiles', 'profile', 'created_at', [
    ['', {}, 'TRUE'],
    [' of one brand', { tenant: 'vonk' }, "tenant_id = 'vonk'"],
    [
      ', fictional ones of a small brand',
      { tenant: 'brand-1', fictional: true },
      "tenant_id = 'brand-1' AND fictional = 1",
    ],
    [', disabled', { status: 'disabled' }, "status = 'disabled'"],
    [' of a month', { since: monthAgo }, `created_at >= ${sqlMonthAgo}`],
  ]),
  ...over('profiles', 'profile', 'last_seen_at', [[' by when they were here', {}, 'TRUE']]),
  ...over('profiles', 'profile', 'name', [[' by name', {}, 'TRUE']]),
  {
    ...plain('profiles', 'created_at'),
    name: 'profiles, the beginning of a name',
    filter: { q: 'Member 77' },
  },
  { ...plain('members', 'created_at'), name: 'members, the beginning of a name', filter: { q: 'Member 77' } },
  { ...plain('members', 'created_at'), name: 'members, an address', filter: { q: 'm4242@example.test' } },
  ...over('payments', 'payment', 'created_at', [
    ['', {}, 'TRUE'],
    [' of one brand', { tenant: 'vonk' }, "tenant_id = 'vonk'"],
    [', failed', { status: 'failed' }, "status = 'failed'"],
    [
      ', failed of a small brand',
      { tenant: 'brand-1', status: 'failed' },
      "tenant_id = 'brand-1' AND status = 'failed'",
    ],
    [
      ' paid within a month on one brand',
      { tenant: 'vonk', paid_since: monthAgo },
      `tenant_id = 'vonk' AND completed_at >= ${sqlMonthAgo}`,
    ],
  ]),
  { ...plain('payments', 'created_at'), name: 'payments, first ones', filter: { first: true } },
  ...over('refunds', 'refund', 'requested_at', [
    ['', {}, 'TRUE'],
    [', failed', { status: 'failed' }, "status = 'failed'"],
  ]),
  { ...plain('postings', 'created_at'), name: 'postings of the sales', filter: { tenant: 'vonk' } },
  {
    ...plain('postings', 'created_at'),
    name: 'postings, gifts at the signup',
    filter: { tenant: 'vonk', account: 'grants', cause: 'signup' },
  },
  ...over('support-cases', 'support_case', 'due_at', [
    ['', {}, 'TRUE'],
    [', open', { state: 'open' }, "state = 'open'"],
    [', one topic of one brand', { tenant: 'vonk', topic: 'site' }, "tenant_id = 'vonk' AND topic = 'site'"],
  ]),
  ...over('discount-codes', 'promotion_code', 'created_at', [
    ['', {}, 'TRUE'],
    [', disabled', { status: 'disabled' }, "status = 'disabled'"],
    [', a beginning', { tenant: 'vonk', q: 'AB' }, "tenant_id = 'vonk' AND code LIKE 'AB%'"],
  ]),
  ...over('audit-entries', 'audit_entry', 'at', [
    ['', {}, 'TRUE'],
    [', one kind', { action: 'tenant.edited' }, "action = 'tenant.edited'"],
    [', one person', { staff: `s${'7'.padStart(23, '0')}` }, `staff_id = 's${'7'.padStart(23, '0')}'`],
  ]),
  ...over('looks', 'audit_entry', 'at', [['', {}, "action IN ('member.seen', 'members.searched')"]]),
];

function plain(path: string, column: string): Pick<BenchList, 'path' | 'sort'> {
  return { path, sort: [column, 'DESC'] };
}

function over(
  path: string,
  table: string,
  column: string,
  all: readonly [suffix: string, filter: BenchList['filter'], where: string][],
): BenchList[] {
  const order = orders[table] ?? newest(column);
  return all.map(([suffix, filter, where]) => ({
    ...plain(path, column),
    name: `${path}${suffix}`,
    filter,
    bare: { table, where, order },
  }));
}
