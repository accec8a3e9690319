/** Namespaces that only the server reads: for mails, receipts, its own pages, and its insertions into pages. */
export const serverTexts = ['mails', 'paths', 'plain-pages', 'receipts', 'regions', 'sandbox', 'support'];
