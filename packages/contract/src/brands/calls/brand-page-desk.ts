import { z } from 'zod';
import { brandPageLengths } from '../brand-page-rules.js';
import { languages } from '../../languages.js';
import { route } from '../../route.js';
import { listQuery } from '../../console/list-query.js';
import { instant, pageKey, tenantId } from '../../values.js';
import { shownPage } from './brand-pages.js';

/** Brand pages on the console (decisions §11.7). */

export const brandPageColumns = ['changed_at', 'slug'] as const;
export const brandPageFilter = z.strictObject({ tenant: tenantId.optional() });
export const brandPageVersionColumns = ['version'] as const;
export const brandPageVersionFilter = z.strictObject({ page: pageKey });

const right = 'staff:pages:write';

export const brandPageText = z.strictObject({
  title: z.string().max(brandPageLengths.title),
  /** One sentence below the title, also for search engines. */
  lead: z.string().max(brandPageLengths.lead),
  /** Markdown. */
  text: z.string().max(brandPageLengths.text),
});
export type BrandPageText = z.output<typeof brandPageText>;

export const brandPageTexts = z.partialRecord(z.enum(languages), brandPageText);
export type BrandPageTexts = z.output<typeof brandPageTexts>;

export const brandPageRow = z.strictObject({
  id: pageKey,
  tenant: tenantId,
  slug: z.string(),
  /** In the brand's own language; empty where that text is missing. */
  title: z.string(),
  written_in: z.array(z.enum(languages)),
  /** Whether readers see it. */
  shown: z.boolean(),
  version: z.int(),
  changed_at: instant,
});
export type BrandPageRow = z.output<typeof brandPageRow>;

export const brandPage = brandPageRow.extend({
  texts: brandPageTexts,
  /** The brand's languages, its own first. */
  languages: z.array(z.enum(languages)),
  /** The page's address: the brand's primary host, and the path in its own language. */
  host: z.string(),
  path: z.string(),
});
export type BrandPage = z.output<typeof brandPage>;

export const brandPageVersionRow = z.strictObject({
  /** `<tenant>:<slug>:<version>`. */
  id: z.string(),
  version: z.int(),
  author: z.string(),
  created_at: instant,
  shown: z.boolean(),
  /** Languages whose text differs from the previous version. */
  changed: z.array(z.enum(languages)),
});
export type BrandPageVersionRow = z.output<typeof brandPageVersionRow>;

/** Room for texts in eleven languages. */
const bodyBytes = 512 * 1024;

export const listBrandPages = route('listBrandPages', {
  summary: 'Pages of the brands the staff member was given; Content-Range carries the count.',
  access: right,
  query: listQuery,
  list: { columns: brandPageColumns, filter: brandPageFilter },
  response: z.array(brandPageRow),
  problems: ['not_found', 'validation_failed'],
});

export const getBrandPage = route('getBrandPage', {
  summary: 'One page with its texts.',
  access: right,
  params: z.strictObject({ id: pageKey }),
  response: brandPage,
  problems: ['not_found'],
});

export const createBrandPage = route('createBrandPage', {
  summary:
    'Begins a page under a slug of its own, or in place of one that every brand has. Nobody gets it yet.',
  access: right,
  body: z.strictObject({ tenant: tenantId, slug: z.string().max(40) }),
  response: brandPage,
  problems: ['not_found', 'validation_failed', 'settings_conflict'],
});

export const updateBrandPage = route('updateBrandPage', {
  summary: 'Stores a new version of a page; readers have it within a second.',
  access: right,
  params: z.strictObject({ id: pageKey }),
  bodyBytes,
  body: z.strictObject({
    /** The version that was edited. */
    version: z.int(),
    shown: z.boolean(),
    texts: brandPageTexts,
  }),
  response: brandPage,
  problems: ['not_found', 'settings_invalid', 'settings_conflict'],
});

export const listBrandPageVersions = route('listBrandPageVersions', {
  summary: 'Every version that a page had, the newest first.',
  access: right,
  query: listQuery,
  list: { columns: brandPageVersionColumns, filter: brandPageVersionFilter },
  response: z.array(brandPageVersionRow),
  problems: ['not_found', 'validation_failed'],
});

export const restoreBrandPage = route('restoreBrandPage', {
  summary: 'Makes an earlier version of a page the newest one.',
  access: right,
  params: z.strictObject({ id: pageKey }),
  body: z.strictObject({ version: z.int() }),
  response: brandPage,
  problems: ['not_found', 'settings_invalid', 'settings_conflict'],
});

export const deleteBrandPage = route('deleteBrandPage', {
  summary:
    'Deletes a page with all its versions; one in place of one that every brand has gives that one back.',
  access: right,
  params: z.strictObject({ id: pageKey }),
  response: z.strictObject({ done: z.literal(true) }),
  problems: ['not_found'],
});

export const previewBrandPage = route('previewBrandPage', {
  summary: 'A text as its readers would get it, and what is wrong with it.',
  access: right,
  params: z.strictObject({ id: pageKey }),
  bodyBytes: 128 * 1024,
  body: z.strictObject({ language: z.enum(languages), text: brandPageText }),
  response: z.strictObject({ page: shownPage, found: z.array(z.string()) }),
  problems: ['not_found'],
});
