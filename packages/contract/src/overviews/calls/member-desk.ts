import { z } from 'zod';
import { supportStates, supportTopics } from '../../safety/complaint-rules.js';
import { auditedWhats } from '../../console/access-log.js';
import { countries, languages } from '../../languages.js';
import { mailKinds, mailStates } from '../../mails/mail-kinds.js';
import { notificationKinds } from '../../mails/notification-kinds.js';
import { mandateKinds } from '../../money/payment-methods.js';
import { shownPrompts } from '../../profiles/profile.js';
import { genders } from '../../profiles/profile-values.js';
import { caseReasons, reportKinds } from '../../safety/report-rules.js';
import { route } from '../../route.js';
import { listQuery } from '../../console/list-query.js';
import { reportSubject } from '../../safety/desk-subjects.js';
import { credits, done, id, instant, rowKey, tenantId } from '../../values.js';
import { consentKinds } from '../../profiles/calls/consents.js';
import { staffCorrection } from '../../money/calls/corrections.js';
import { staffPayment, staffPosting } from '../../money/calls/payment-desk.js';
import { profilePhoto } from '../../profiles/calls/profiles.js';

/**
 * Members on the console (decisions §9): searched by what they state when they write to support, and one page for each.
 * Parts that a role has no right to are null; messages between members appear only in reports.
 */

const ofOne = z.strictObject({ id: rowKey });

/** A name is searched by prefix, with at least this many letters. */
export const leastOfName = 3;

/**
 * `banned` and `deleted` don't hide each other: a deleted account that is banned is shown as deleted, with the ban next
 * to it.
 */
export const memberStates = ['not_confirmed', 'active', 'banned', 'deleted'] as const;
export type MemberState = (typeof memberStates)[number];

export const memberListColumns = ['created_at'] as const;
export const memberListFilter = z.strictObject({
  tenant: tenantId.optional(),
  /**
   * A whole mail address, mandate's phone number, member id, order number or provider's payment id, or the prefix of a
   * name. Without it the result is empty.
   */
  q: z.string().max(254).optional(),
});

export const memberRow = z.strictObject({
  id: rowKey,
  tenant: tenantId,
  name: z.string(),
  age: z.int(),
  gender: z.enum(genders).nullable(),
  country: z.enum(countries).nullable(),
  city: z.string().nullable(),
  image: z.string().nullable(),
  state: z.enum(memberStates),
  /** Disabled by staff. */
  restricted: z.boolean(),
  created_at: instant,
  last_seen_at: instant,
});
export type MemberRow = z.output<typeof memberRow>;

export const listMembers = route('listMembers', {
  summary:
    'Members who are what was searched for, in the brands the staff member was given. Each search is written down.',
  access: 'staff:members:read',
  body: listQuery,
  list: { columns: memberListColumns, filter: memberListFilter },
  response: z.array(memberRow),
  problems: ['not_found', 'validation_failed'],
});

const outcome = z.enum(['restricted', 'dismissed', 'left']).nullable();

/** Reports about the member. The reporter is never shown (trust 8). */
const caseAbout = z.strictObject({
  /** For `getMemberReport`. */
  id,
  kind: z.enum(reportKinds),
  reports: z.int().positive(),
  opened_at: instant,
  closed_at: instant.nullable(),
  outcome,
});

/** The member's own reports, by receipt number; the reported member is shown only in the case. */
const ownReport = z.strictObject({
  number: z.string(),
  kind: z.enum(reportKinds),
  reason: z.enum(caseReasons),
  reported_at: instant,
  outcome,
});

const openSession = z.strictObject({
  id: z.string(),
  /** The user agent. */
  user_agent: z.string(),
  country: z.enum(countries).nullable(),
  created_at: instant,
  /** The day. */
  last_seen_at: instant.nullable(),
});

/** Needs the right `members:account`. */
const account = z.strictObject({
  email: z.string(),
  language: z.enum(languages),
  /** When the mail server refused the address. */
  mail_refused_at: instant.nullable(),
  /** Until when password checks are blocked for the address, after too many wrong ones. */
  locked_until: instant.nullable(),
  sessions: z.array(openSession),
  /** The newest hundred. */
  mails: z.array(z.strictObject({ id, kind: z.enum(mailKinds), state: z.enum(mailStates), at: instant })),
  consents: z.array(
    z.strictObject({
      kind: z.enum(consentKinds),
      version: z.string(),
      given_at: instant,
      withdrawn_at: instant.nullable(),
    }),
  ),
  notifications_disabled: z.array(z.enum(notificationKinds)),
});

/** Needs the right `payments:refund`. */
const money = z.strictObject({
  credits,
  paid_user: z.boolean(),
  direct_debit_blocked: z.boolean(),
  /** The newest fifty of each. */
  payments: z.array(staffPayment),
  postings: z.array(staffPosting),
  corrections: z.array(staffCorrection),
  /** Corrections of more credits than this need a second person. */
  correction_limit: credits,
  mandates: z.array(
    z.strictObject({
      id,
      kind: z.enum(mandateKinds),
      last_four: z.string(),
      signed_at: instant,
      ended_at: instant.nullable(),
    }),
  ),
});

export const memberPage = memberRow.extend({
  about_me: z.string(),
  prompts: shownPrompts,
  invisible: z.boolean(),
  confirmed_at: instant.nullable(),
  deleted_at: instant.nullable(),
  /** When a deleted account is fully erased. */
  erased_at: instant.nullable(),
  photos: z.array(profilePhoto),
  /** Newest first. Null without `complaints:handle`. */
  reports: z.strictObject({ about: z.array(caseAbout), by: z.array(ownReport) }).nullable(),
  /** Null without `support:answer`. */
  complaints: z
    .array(
      z.strictObject({
        id: rowKey,
        number: z.string(),
        topic: z.enum(supportTopics),
        state: z.enum(supportStates),
        opened_at: instant,
        due_at: instant,
      }),
    )
    .nullable(),
  account: account.nullable(),
  money: money.nullable(),
  /** Accesses and actions of staff, newest first; null without `staff:manage`. */
  staff: z
    .array(z.strictObject({ id, name: z.string(), what: z.enum(auditedWhats), at: instant }))
    .nullable(),
});
export type MemberPage = z.output<typeof memberPage>;

export const getMemberPage = route('getMemberPage', {
  summary: 'One member, as far as the role of who looks allows. Each look is written down.',
  access: 'staff:members:read',
  params: ofOne,
  response: memberPage,
  problems: ['not_found'],
});

export const getMemberReport = route('getMemberReport', {
  summary: 'What was reported about a member, with its evidence. Each look is written down.',
  access: 'staff:complaints:handle',
  params: z.strictObject({ id: rowKey, report: id }),
  response: reportSubject,
  problems: ['not_found'],
});

/** Why support acts on an account; codes of the audit log. */
export const actReasons = [
  'asked_by_mail',
  'asked_by_phone',
  'asked_by_letter',
  'security',
  'authority',
] as const;
export type ActReason = (typeof actReasons)[number];
const reason = z.enum(actReasons);

export const endMemberSessions = route('endMemberSessions', {
  summary: "Ends all of a member's sessions.",
  access: 'staff:members:account',
  params: ofOne,
  body: z.strictObject({ reason }),
  response: done,
  problems: ['not_found'],
});

export const resendMemberMail = route('resendMemberMail', {
  summary: 'Sends the activation link or the receipt of a payment once more, to the address of the account.',
  access: 'staff:members:account',
  params: ofOne,
  body: z.discriminatedUnion('mail', [
    z.strictObject({ mail: z.literal('activation'), reason }),
    z.strictObject({ mail: z.literal('receipt'), reason, payment: id }),
  ]),
  response: done,
  problems: ['not_found', 'already_active', 'too_many_mails', 'member_unreachable', 'member_state_changed'],
});

export const offerMemberData = route('offerMemberData', {
  summary:
    'Mails a member, also one who is banned, where they take all their data along. Nobody of the staff gets the file.',
  access: 'staff:members:account',
  params: ofOne,
  body: z.strictObject({ reason }),
  response: done,
  problems: ['not_found', 'member_unreachable', 'too_many_mails'],
});

export const endMemberLockout = route('endMemberLockout', {
  summary: 'Lets a member try passwords again who has to wait after too many wrong ones.',
  access: 'staff:members:account',
  params: ofOne,
  body: z.strictObject({ reason }),
  response: done,
  problems: ['not_found', 'member_state_changed'],
});

export const unblockMemberDebits = route('unblockMemberDebits', {
  summary: 'Lets a member pay by direct debit again whose bank took a debit back.',
  access: 'staff:payments:refund',
  params: ofOne,
  body: z.strictObject({ reason }),
  response: done,
  problems: ['not_found', 'member_state_changed'],
});

export const deleteMember = route('deleteMember', {
  summary:
    'Deletes an account for its member, who is told by mail and can have it back for 14 days; then everything is erased.',
  access: 'staff:members:account',
  params: ofOne,
  body: z.strictObject({ reason }),
  response: done,
  problems: ['not_found', 'member_state_changed'],
});
