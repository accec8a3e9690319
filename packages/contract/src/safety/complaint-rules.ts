/** What one can complain about. Free of any library, so that the browser's bundle can hold it. */
export const complaintTopics = ['person', 'picture', 'text', 'payment', 'site'] as const;
export type ComplaintTopic = (typeof complaintTopics)[number];

/** These are reports of what somebody shows or writes; moderators decide them. */
export const reportedTopics = ['person', 'picture', 'text'] as const;
export type ReportedTopic = (typeof reportedTopics)[number];

/** These are cases of support. */
export const supportTopics = ['payment', 'site'] as const;
export type SupportTopic = (typeof supportTopics)[number];

export function isReportedTopic(topic: ComplaintTopic): topic is ReportedTopic {
  return (reportedTopics as readonly ComplaintTopic[]).includes(topic);
}

/** Days within which a complaint is answered (trust 10). */
export const complaintDays = 7;

/** Characters of what is written about a case, by either side. */
export const longestComplaint = 4000;
/** Characters of what names a payment: its number, or its day and sum. */
export const longestOrder = 100;

/** `open`: waits for an answer. `answered`: waits for whoever complained. */
export const supportStates = ['open', 'answered', 'closed'] as const;
export type SupportState = (typeof supportStates)[number];

/** How long a case stays with whom it was given to, counted from what they did last. */
export const supportLeaseMinutes = 30;

/** Ready answers that support begins with, in every language: `support:template.<name>`. */
export const supportTemplates = ['more_facts', 'refunded', 'how_to_withdraw', 'paid_late', 'fixed'] as const;
export type SupportTemplate = (typeof supportTemplates)[number];
