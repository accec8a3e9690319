/** Namespaces that the server alone says: in mails, on receipts, on its own pages. */
export const serverTexts = ['mails', 'paths', 'plain-pages', 'receipts', 'sandbox', 'support'];
