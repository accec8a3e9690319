import { plainData } from './text/plain-data.js';
import { z } from 'zod';
import {
  companyIdPattern,
  idPattern,
  pageKeyPattern,
  rowKeyPattern,
  tenantIdPattern,
} from './paths/patterns.js';

/** Value schemas shared by several shapes. */

/** An application-made id: 24 characters of Crockford's base32, opaque to every caller. */
export const id = z.string().regex(idPattern);
/** A client-made id that makes a repeated write idempotent. */
export const clientId = z.uuid();
/** UTC instant, ISO 8601 with milliseconds. */
export const instant = z.iso.datetime({ precision: 3 });
export const isoDate = z.iso.date();
/** Integer minor units of a currency. */
export const cents = z.int().nonnegative();
export const credits = z.int().nonnegative();
/** Response of a call that returns no data. */
export const done = z.strictObject({ done: z.literal(true) });

/** A line of data as typed or pasted; invisible characters are removed before validation. */
export const typedLine = z.string().overwrite(plainData);
/** A password as typed; `account-rules.ts` has the rules for a good one. */
export const password = z.string().max(1000);
/** The secret of a mailed link. */
export const token = z.string().min(1).max(200);
export const tenantId = z.string().regex(tenantIdPattern);
export const companyId = z.string().regex(companyIdPattern);
/** `<tenant>:<id>` of a row on the console. */
export const rowKey = z.string().regex(rowKeyPattern);
/** `<tenant>:<slug>` of a brand's page on the console. */
export const pageKey = z.string().regex(pageKeyPattern);
