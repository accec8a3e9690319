/** What the code of a discount looks like. Imports nothing: the browser reads it of addresses. */
export const discountCodePattern = /^[A-Z0-9]{3,24}$/;
