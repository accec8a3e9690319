/** Topics of complaints. Free of any library, so that the browser's bundle can hold it. */
export const complaintTopics = ['person', 'picture', 'text', 'payment', 'site'] as const;
export type ComplaintTopic = (typeof complaintTopics)[number];

/** Topics of reports about content; moderators decide them. */
export const reportedTopics = ['person', 'picture', 'text'] as const;
export type ReportedTopic = (typeof reportedTopics)[number];

/** Topics of support cases. */
export const supportTopics = ['payment', 'site'] as const;
export type SupportTopic = (typeof supportTopics)[number];

export function isReportedTopic(topic: ComplaintTopic): topic is ReportedTopic {
  return (reportedTopics as readonly ComplaintTopic[]).includes(topic);
}

/** Days within which a complaint is answered (trust 10). */
export const complaintDays = 7;

/** Maximum characters of a message in a case, by either side. */
export const longestComplaint = 4000;
/** Maximum characters that identify a payment: its number, or its day and amount. */
export const longestOrder = 100;

/** `open`: waits for an answer. `answered`: waits for the complainant. */
export const supportStates = ['open', 'answered', 'closed'] as const;
export type SupportState = (typeof supportStates)[number];

/** How long a staff member holds a case, counted from their last action on it. */
export const supportLeaseMinutes = 30;

/** Templates of support's answers, in every language: `support:template.<name>`. */
export const supportTemplates = ['more_facts', 'refunded', 'how_to_withdraw', 'paid_late', 'fixed'] as const;
export type SupportTemplate = (typeof supportTemplates)[number];
