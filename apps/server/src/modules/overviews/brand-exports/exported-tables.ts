/** One table of a brand as a file of its export: each row a line of JSON. */
export interface ExportedTable {
  file: string;
  table: string;
  /** Columns of the primary key without the brand, for paging. */
  key: readonly string[];
  /** The other exported columns. Unlisted columns are not exported: a new column stays out until it is reviewed. */
  columns: readonly string[];
  /** Columns that hold JSON as text. */
  json?: readonly string[];
  /** Columns that hold the id of a member or of a wallet: exported as a number valid in this file only. */
  members?: readonly string[];
  /** Condition on the rows. */
  where?: string;
}

/** The brand's own texts and counts. */
const ownTables: readonly ExportedTable[] = [
  {
    ...{ file: 'versions', table: 'tenant_settings_version', key: ['version'], json: ['settings', 'hosts'] },
    columns: ['settings', 'hosts', 'state', 'changed', 'created_at'],
  },
  {
    ...{ file: 'pages', table: 'brand_page', key: ['slug'] },
    columns: ['version', 'shown', 'texts', 'changed_at'],
  },
  {
    ...{ file: 'page_versions', table: 'brand_page_version', key: ['slug', 'version'] },
    columns: ['shown', 'texts', 'created_at'],
  },
  {
    ...{ file: 'mail_words', table: 'mail_wording', key: ['kind', 'language', 'version'] },
    columns: ['subject', 'title', 'lead', 'created_at'],
  },
  {
    ...{ file: 'newsletters', table: 'mailing', key: ['id'], where: 'texts IS NOT NULL' },
    columns: ['kind', 'state', 'texts', 'page', 'send_at', 'looked', 'ordered', 'created_at'],
  },
  {
    ...{ file: 'discount_codes', table: 'promotion_code', key: ['id'], members: ['member_id'] },
    columns: [
      ...[
        'code',
        'percentage',
        'value_cents',
        'currency',
        'minimum_cents',
        'country',
        'member_id',
        'methods',
      ],
      ...['expires_at', 'status', 'validity', 'created_at'],
    ],
  },
  {
    ...{ file: 'invitations', table: 'invite', key: ['id'] },
    columns: ['created_at', 'expires_at', 'used_at'],
  },
  {
    ...{ file: 'visits', table: 'visit_tally', key: ['day', 'page', 'source_hash'] },
    columns: ['kind', 'network', 'ref', 'sub', 'visits'],
  },
  {
    ...{
      file: 'fictional_profiles',
      table: 'profile',
      key: ['id'],
      where: 'fictional = 1',
      json: ['prompts'],
    },
    columns: [
      'name',
      'date_of_birth',
      'gender',
      'country',
      'region',
      'city',
      'about_me',
      'prompts',
      'created_at',
    ],
  },
];

/** Financial records that the law requires to be kept. Notes are free text, which may name a person. */
const moneyTables: readonly ExportedTable[] = [
  {
    ...{ file: 'payments', table: 'payment', key: ['id'], members: ['member_id', 'wallet_id'] },
    columns: [
      ...['member_id', 'wallet_id', 'bundle', 'credits', 'amount_cents', 'costs_cents', 'discount_code'],
      ...[
        'discount_cents',
        'currency',
        'payment_method',
        'country',
        'status',
        'provider',
        'provider_reference',
      ],
      ...['created_at', 'completed_at', 'charged_back_at', 'refunded_cents', 'returned_credits'],
    ],
  },
  {
    ...{ file: 'payment_events', table: 'payment_event', key: ['id'] },
    columns: ['payment_id', 'provider', 'event_id', 'source', 'status', 'received_at'],
  },
  {
    ...{ file: 'refunds', table: 'refund', key: ['id'] },
    columns: [
      ...['payment_id', 'asked_by', 'reason', 'kind', 'amount_cents', 'credits', 'used_credits', 'status'],
      ...['requested_at', 'settled_at'],
    ],
  },
  {
    ...{ file: 'ledger_accounts', table: 'ledger_account', key: ['id'], members: ['id', 'member_id'] },
    columns: ['kind', 'member_id', 'balance', 'created_at'],
  },
  {
    ...{ file: 'ledger_postings', table: 'ledger_posting', key: ['id'] },
    members: ['debit_account', 'credit_account'],
    columns: ['debit_account', 'credit_account', 'amount', 'cause', 'created_at'],
  },
  {
    ...{ file: 'credit_corrections', table: 'credit_correction', key: ['id'] },
    members: ['wallet_id'],
    columns: ['wallet_id', 'amount', 'reason', 'state', 'requested_at', 'settled_at'],
  },
  {
    ...{ file: 'differences', table: 'book_difference', key: ['id'] },
    columns: [
      ...['source', 'kind', 'payment_id', 'ours', 'theirs', 'first_seen_at', 'last_seen_at', 'settled_at'],
    ],
  },
];

export const exportedTables: readonly ExportedTable[] = [...ownTables, ...moneyTables];
