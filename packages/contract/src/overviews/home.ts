import type { StaffRight } from '../route.js';

/** What waits for staff on the console, queue by queue, in the order in which their home shows it. Free of any library. */
export const waitingQueues = [
  'removal_request',
  'report',
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

/** Of each queue it is told how much waits in so many brands, those with the most. */
export const brandsOfQueue = 100;

/** The right that each queue asks for. */
export const rightOfQueue: Record<WaitingQueue, StaffRight> = {
  removal_request: 'complaints:handle',
  report: 'complaints:handle',
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

/** What has no deadline of its own is late once it has waited for so many hours. */
export const lateHours = 24;

/** Failed payments are told for so many hours: nobody decides them, they pass by. */
export const failedPaymentHours = 24;

/** Days of the home's charts, today among them. */
export const homeDays = 14;

/** As many brands are counted by one call. */
export const brandsOfHome = 6;

/** The right that each part of the charts asks for. */
export const rightOfFigures = {
  people: 'profiles:read',
  purchases: 'growth:read',
  money: 'books:read',
  reports: 'complaints:handle',
  complaints: 'support:answer',
} as const satisfies Record<string, StaffRight>;
