/**
 * What is found in a text, the gravest first: its sender is asked before it is sent, its receiver reads it beside it. Free of any
 * library, so that the browser's bundle can hold it.
 */
export const messageWarnings = ['threat', 'insult', 'money', 'contact'] as const;
export type MessageWarning = (typeof messageWarnings)[number];
