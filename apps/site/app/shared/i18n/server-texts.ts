/** Namespaces that the server alone reads: for mails, receipts, its own pages, and what it puts into pages itself. */
export const serverTexts = ['mails', 'paths', 'plain-pages', 'receipts', 'regions', 'sandbox', 'support'];
