/** Shapes of names that stand in addresses, free of any library so that the browser's bundle can hold them. */

/** An application-made id: 24 characters of Crockford's base32. */
export const idPattern = /^[0-9a-hjkmnp-tv-z]{24}$/;

/** Not the word that has a page of its own beside the bundles'. */
export const bundleCodePattern = /^(?!repeat-order$)[a-z0-9-]{2,24}$/;

/** The number of a receipt: eight signs of Crockford's base32 in two groups. */
export const receiptPattern = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/** What a brand's own page is called in addresses. */
export const slugPattern = /^(?=.{2,40}$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

export const tenantIdPattern = /^[a-z][a-z0-9-]{1,31}$/;

/** What a company is called in `config/companies`. */
export const companyIdPattern = /^[a-z0-9-]{2,40}$/;

/** `<tenant>:<what>`: the console shows rows of several brands in one list. */
const inBrand = ({ source }: RegExp) =>
  new RegExp(`${tenantIdPattern.source.slice(0, -1)}:${source.slice(1)}`);

export const rowKeyPattern = inBrand(idPattern);
export const pageKeyPattern = inBrand(slugPattern);
