import { z } from 'zod';
import { bookAccounts } from '@kindling/contract/book-accounts';
import { auditColumns, auditFilter } from '@kindling/contract/routes/audit';
import {
  differenceColumns,
  differenceFilter,
  postingListColumns,
  postingListFilter,
} from '@kindling/contract/routes/books';
import { brandPageColumns, brandPageFilter } from '@kindling/contract/routes/brand-page-desk';
import { correctionListColumns, correctionListFilter } from '@kindling/contract/routes/corrections';
import { discountCodeColumns, discountCodeFilter } from '@kindling/contract/routes/discount-codes';
import { fictionalTurnColumns, fictionalTurnFilter } from '@kindling/contract/routes/fictional-desk';
import { inviteColumns, inviteFilter } from '@kindling/contract/routes/invites';
import { lookColumns, lookFilter } from '@kindling/contract/routes/looks';
import { newsletterColumns, newsletterFilter } from '@kindling/contract/routes/newsletters';
import {
  paymentListColumns,
  paymentListFilter,
  refundListColumns,
  refundListFilter,
} from '@kindling/contract/routes/payment-desk';
import { profileColumns, profileFilter } from '@kindling/contract/routes/profiles';
import { staffColumns, staffFilter } from '@kindling/contract/routes/staff';
import { savedReplyColumns, savedReplyFilter } from '@kindling/contract/routes/saved-replies';
import { supportCaseColumns, supportCaseFilter } from '@kindling/contract/routes/support-desk';
import { tenantColumns, tenantFilter } from '@kindling/contract/routes/tenants';
import type { SavableList } from '@kindling/contract/saved-filter-rules';

const typed = { q: true } as const;

/** What may be kept of each list's filter and order: what its call takes, without the fields that people type into. */
export const filtersOfLists: Readonly<
  Record<SavableList, { filter: z.ZodType<Record<string, unknown>>; columns: readonly string[] }>
> = {
  tenants: { filter: tenantFilter.omit(typed), columns: tenantColumns },
  'brand-pages': { filter: brandPageFilter, columns: brandPageColumns },
  profiles: { filter: profileFilter.omit(typed), columns: profileColumns },
  'support-cases': { filter: supportCaseFilter.omit(typed), columns: supportCaseColumns },
  'fictional-turns': { filter: fictionalTurnFilter, columns: fictionalTurnColumns },
  'saved-replies': { filter: savedReplyFilter, columns: savedReplyColumns },
  payments: { filter: paymentListFilter.omit(typed), columns: paymentListColumns },
  refunds: { filter: refundListFilter, columns: refundListColumns },
  corrections: { filter: correctionListFilter, columns: correctionListColumns },
  // The number of a wallet is a member's.
  postings: {
    filter: postingListFilter.extend({ account: z.enum(bookAccounts).optional() }),
    columns: postingListColumns,
  },
  differences: { filter: differenceFilter, columns: differenceColumns },
  newsletters: { filter: newsletterFilter, columns: newsletterColumns },
  'discount-codes': { filter: discountCodeFilter.omit(typed), columns: discountCodeColumns },
  invites: { filter: inviteFilter, columns: inviteColumns },
  staff: { filter: staffFilter, columns: staffColumns },
  'audit-entries': { filter: auditFilter.omit({ subject: true }), columns: auditColumns },
  looks: { filter: lookFilter, columns: lookColumns },
};
