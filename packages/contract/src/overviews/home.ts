import type { StaffRight } from '../route.js';

/** Queues of waiting items on the console, in the order of the home page. Free of any library. */
export const waitingQueues = [
  'removal_request',
  'report',
  'fraud',
  'appeal',
  'complaint',
  'photo',
  'verification',
  'text',
  'opener',
  'fictional_turn',
  'refund',
  'correction',
  'failed_payment',
] as const;
export type WaitingQueue = (typeof waitingQueues)[number];

/** Each queue shows at most this many brands, those with the most items. */
export const brandsOfQueue = 100;

export const rightOfQueue: Record<WaitingQueue, StaffRight> = {
  removal_request: 'complaints:handle',
  report: 'complaints:handle',
  fraud: 'complaints:handle',
  appeal: 'complaints:handle',
  complaint: 'support:answer',
  photo: 'photos:inspect',
  verification: 'photos:inspect',
  text: 'profiles:write',
  opener: 'complaints:handle',
  fictional_turn: 'fictional:answer',
  refund: 'payments:refund',
  correction: 'credits:correct',
  failed_payment: 'payments:refund',
};

/** An item without a deadline is late after waiting this many hours. */
export const lateHours = 24;

/** Failed payments are shown for this many hours: they need no decision. */
export const failedPaymentHours = 24;

/** Days of the home's charts, including today. */
export const homeDays = 14;

/** Brands counted per call. */
export const brandsOfHome = 40;

/** The right that each part of the charts needs. */
export const rightOfFigures = {
  people: 'profiles:read',
  purchases: 'growth:read',
  money: 'books:read',
  reports: 'complaints:handle',
  decisions: 'photos:inspect',
  complaints: 'support:answer',
  fictional: 'fictional:answer',
} as const satisfies Record<string, StaffRight>;
