import { consoleLists, type ListFile } from '@kindling/contract/console/console-lists';
import type { Answer, CallInput } from '@kindling/contract/route';
import type { Routes } from '@kindling/contract/routes';
import type { DiscountCodeRow } from '@kindling/contract/money/calls/discount-codes';
import type { Call } from '../../../kernel/http/call.js';
import type { EndpointRegistry } from '../../../kernel/http/endpoint-registry.js';
import type { FileCell } from '../staff/staff.api.js';

/** The call of a list: callers with access to it get the file, with the content of its response and nothing else. */
type CallOf<L extends ListFile> = (typeof consoleLists)[L]['call'];

interface FileOfList {
  columns: readonly string[];
  /**
   * One page of the list.
   * @throws Problem as the list itself would respond
   */
  read(registry: EndpointRegistry, query: object, call: Call): Promise<FileCell[][]>;
}

type Columns<Row> = Readonly<Record<string, (row: Row) => FileCell>>;
type RowOf<L extends ListFile> = Answer<Routes[CallOf<L>]> extends readonly (infer Row)[] ? Row : never;

/** @param split a row's lines, where there are several */
function file<L extends ListFile, Line = RowOf<L>>(
  list: L,
  columns: Columns<Line>,
  split: (row: RowOf<L>) => readonly Line[] = (row) => [row as unknown as Line],
): FileOfList {
  const cells = Object.values(columns);
  return {
    columns: Object.keys(columns),
    async read(registry, query, call) {
      const { call: endpoint } = consoleLists[list];
      const rows = await registry.call(endpoint, { query } as unknown as CallInput<Routes[CallOf<L>]>, call);
      return (rows as RowOf<L>[]).flatMap((row) =>
        split(row).map((line) => cells.map((cellOf) => cellOf(line))),
      );
    },
  };
}

/** Several values in one cell. */
const joined = (values: readonly string[] | null) => values?.join(' ') ?? null;
const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');
const money = (cents: number | null): FileCell => (cents === null ? null : { cents });

/** One line for each currency of a code's revenue. */
const byCurrency = (row: DiscountCodeRow) =>
  (row.revenue.length > 0 ? row.revenue : [undefined]).map((sum) => ({ ...row, sum }));

/**
 * The columns of each list's file. No column names a member or holds text about one: a file stays where it was saved
 * when the member is erased.
 */
export const filesOfLists: Readonly<Record<ListFile, FileOfList>> = {
  tenants: file('tenants', {
    brand: ({ id }) => id,
    name: ({ name }) => name,
    state: ({ state }) => state,
    primary_host: ({ primary_host: host }) => host,
    hosts: ({ hosts }) => joined(hosts),
    niche: ({ niche }) => niche,
    language: ({ domain_language: language }) => language,
    version: ({ version }) => version,
    changed_utc: ({ updated_at: at }) => at,
  }),
  companies: file('companies', {
    company: ({ id }) => id,
    name: ({ name }) => name,
    address: ({ address }) => address,
    city: ({ city }) => city,
    country: ({ country }) => country,
    kvk: ({ kvk }) => kvk,
    vat_numbers: ({ vat_numbers: numbers }) => joined(numbers),
    support_phone: ({ support_phone: phone }) => phone,
    brands: ({ brands }) => brands.join(', '),
  }),
  'brand-pages': file('brand-pages', {
    brand: ({ tenant }) => tenant,
    slug: ({ slug }) => slug,
    title: ({ title }) => title,
    written_in: ({ written_in: languages }) => joined(languages),
    shown: ({ shown }) => yesOrNo(shown),
    version: ({ version }) => version,
    changed_utc: ({ changed_at: at }) => at,
  }),
  'support-cases': file('support-cases', {
    brand: ({ tenant }) => tenant,
    number: ({ number }) => number,
    topic: ({ topic }) => topic,
    state: ({ state }) => state,
    language: ({ language }) => language,
    opened_utc: ({ opened_at: at }) => at,
    due_utc: ({ due_at: at }) => at,
    handler: ({ handler }) => handler,
  }),
  'saved-replies': file('saved-replies', {
    brand: ({ tenant }) => tenant,
    used_for: ({ use }) => use,
    language: ({ language }) => language,
    text: ({ text }) => text,
    made_utc: ({ created_at: at }) => at,
  }),
  payments: file('payments', {
    brand: ({ tenant }) => tenant,
    order_number: ({ order }) => order,
    state: ({ status }) => status,
    started_utc: ({ created_at: at }) => at,
    paid_utc: ({ completed_at: at }) => at,
    currency: ({ currency }) => currency,
    amount: ({ amount }) => money(amount),
    discount: ({ discount }) => money(discount),
    refunded: ({ refunded }) => money(refunded),
    refund_not_settled: ({ open_refund: open }) => money(open?.amount ?? 0),
    credits: ({ credits }) => credits,
    bundle: ({ bundle }) => bundle,
    discount_code: ({ discount_code: code }) => code,
    method: ({ payment_method: method }) => method,
    country: ({ country }) => country,
    provider: ({ provider }) => provider,
    provider_id: ({ reference }) => reference,
  }),
  refunds: file('refunds', {
    brand: ({ tenant }) => tenant,
    order_number: ({ order }) => order,
    state: ({ status }) => status,
    kind: ({ kind }) => kind,
    currency: ({ currency }) => currency,
    amount: ({ amount }) => money(amount),
    credits: ({ credits }) => credits,
    asked_by: ({ asked_by: by }) => by,
    reason: ({ reason }) => reason,
    staff: ({ staff }) => staff,
    approved_by: ({ approved_by: by }) => by,
    failure: ({ failure }) => failure,
    asked_utc: ({ requested_at: at }) => at,
    approved_utc: ({ approved_at: at }) => at,
    settled_utc: ({ settled_at: at }) => at,
  }),
  corrections: file('corrections', {
    brand: ({ tenant }) => tenant,
    credits: ({ amount }) => amount,
    reason: ({ reason }) => reason,
    state: ({ state }) => state,
    staff: ({ staff }) => staff,
    decided_by: ({ decided_by: by }) => by,
    asked_utc: ({ requested_at: at }) => at,
    settled_utc: ({ settled_at: at }) => at,
  }),
  postings: file('postings', {
    brand: ({ tenant }) => tenant,
    posting: ({ id }) => id.split(':').at(-1) ?? id,
    at_utc: ({ created_at: at }) => at,
    debit: ({ debit }) => debit,
    credit: ({ credit }) => credit,
    credits: ({ amount }) => amount,
    cause: ({ cause }) => cause,
    order_number: ({ order }) => order,
  }),
  differences: file('differences', {
    brand: ({ tenant }) => tenant,
    source: ({ source }) => source,
    kind: ({ kind }) => kind,
    subject: ({ subject }) => subject,
    ours: ({ ours }) => ours,
    theirs: ({ theirs }) => theirs,
    first_seen_utc: ({ first_seen_at: at }) => at,
    last_seen_utc: ({ last_seen_at: at }) => at,
    settled_utc: ({ settled_at: at }) => at,
    settled_by: ({ settled_by: by }) => by,
  }),
  newsletters: file('newsletters', {
    brand: ({ tenant }) => tenant,
    kind: ({ kind }) => kind,
    subject: ({ texts }) => Object.values(texts)[0]?.subject ?? null,
    languages: ({ texts }) => joined(Object.keys(texts)),
    page: ({ page }) => page,
    state: ({ state }) => state,
    send_utc: ({ send_at: at }) => at,
    looked: ({ looked }) => looked,
    ordered: ({ ordered }) => ordered,
    made_utc: ({ created_at: at }) => at,
  }),
  'discount-codes': file(
    'discount-codes',
    {
      brand: ({ tenant }) => tenant,
      code: ({ code }) => code,
      status: ({ status }) => status,
      validity: ({ validity }) => validity,
      percentage: ({ percentage }) => percentage,
      value: ({ value }) => money(value),
      currency: ({ currency }) => currency,
      minimum_order_value: ({ minimum_order_value: least }) => money(least),
      country: ({ country }) => country,
      paymentmethods: ({ paymentmethods: methods }) => joined(methods),
      expires_utc: ({ expires }) => expires,
      made_utc: ({ created_at: at }) => at,
      made_by: ({ created_by: by }) => by,
      uses: ({ uses }) => uses,
      open: ({ open }) => open,
      revenue_currency: ({ sum }) => sum?.currency ?? null,
      revenue: ({ sum }) => money(sum?.amount ?? null),
      taken_off: ({ sum }) => money(sum?.taken_off ?? null),
    },
    byCurrency,
  ),
  invites: file('invites', {
    brand: ({ tenant }) => tenant,
    state: ({ state }) => state,
    made_utc: ({ created_at: at }) => at,
    made_by: ({ created_by: by }) => by,
    expires_utc: ({ expires_at: at }) => at,
    used_utc: ({ used_at: at }) => at,
  }),
  staff: file('staff', {
    name: ({ name }) => name,
    email: ({ email }) => email,
    role: ({ role }) => role,
    brands: ({ tenants }) => joined(tenants) ?? 'all',
    second_factor: ({ second_factor: isSet }) => yesOrNo(isSet),
    recovery_codes: ({ recovery_codes: left }) => left,
    sessions: ({ sessions }) => sessions,
    since_utc: ({ created_at: at }) => at,
    ended_utc: ({ ended_at: at }) => at,
  }),
  'audit-entries': file('audit-entries', {
    at_utc: ({ at }) => at,
    staff: ({ staff, staff_name: name }) => name ?? staff,
    brand: ({ tenant }) => tenant,
    action: ({ action }) => action,
    changes: ({ changes }) => changes.join(', '),
    subjects: ({ subjects }) => joined(subjects),
  }),
};
