/** Patterns of names in addresses, free of any library so that the browser's bundle can hold them. */

/** An application-made id: 24 characters of Crockford's base32. */
export const idPattern = /^[0-9a-hjkmnp-tv-z]{24}$/;

/** Excludes the word of another page at the bundles' position. */
export const bundleCodePattern = /^(?!repeat-order$)[a-z0-9-]{2,24}$/;

/** The number of a receipt: eight characters of Crockford's base32 in two groups. */
export const receiptPattern = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/** The slug of a brand's own page. */
export const slugPattern = /^(?=.{2,40}$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

export const tenantIdPattern = /^[a-z][a-z0-9-]{1,31}$/;

/** The key of a company in `config/companies`. */
export const companyIdPattern = /^[a-z0-9-]{2,40}$/;

/** `<tenant>:<what>`: the console shows rows of several brands in one list. */
const inBrand = ({ source }: RegExp) =>
  new RegExp(`${tenantIdPattern.source.slice(0, -1)}:${source.slice(1)}`);

export const rowKeyPattern = inBrand(idPattern);
export const pageKeyPattern = inBrand(slugPattern);
