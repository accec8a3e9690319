import type { Currency } from './languages.js';

/**
 * Errors are codes, never prose: the server answers `{ error: { code, params, fields? } }` with the code's own status,
 * the site renders `errors:<code>` in the reader's language. Both maps are total: a code without a status does not
 * compile, a code without a text in any language fails `npm run check`.
 */

/** Every refusal the API knows, with its HTTP status (specification §8 where the text is quoted there). */
export const problemStatus = {
  /** Not logged in (specification §8). */
  authentication_required: 403,
  /** Logged in, but the role lacks the right. */
  forbidden: 403,
  premium_required: 403,
  /** Also the answer for everything that belongs to another brand. */
  not_found: 404,
  method_not_allowed: 405,
  validation_failed: 400,
  malformed_request: 400,
  /** The request did not arrive completely in time. */
  request_timeout: 408,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  unexpected: 500,
  unavailable: 503,
  /** A request that another site's page started. */
  cross_site_request: 403,
  client_header_required: 400,

  login_failed: 401,
  account_locked: 429,
  /** A login on the console that took too long between its two factors. */
  login_expired: 410,
  /** A code that is wrong, or was taken already. */
  second_factor_failed: 401,
  email_taken: 409,
  signups_closed: 403,
  activation_failed: 410,
  too_many_mails: 429,
  already_active: 409,
  /** Only where the brand reveals accounts (decisions §3.3). */
  email_not_found: 404,
  too_many_reset_mails: 429,
  /** A mailed link that is unknown, used or too old. */
  link_expired: 410,
  /** Right credentials of an account that was deleted and can still be had back. */
  account_deleted: 403,
  /** Right credentials of a member who was banned; tells where the reasons are: the page and what opens it. */
  account_banned: 403,
  /** A disabled member wrote to somebody or liked somebody. */
  account_restricted: 403,
  /** The same restriction stands already. */
  already_restricted: 409,
  /** A restriction that ended, or was appealed already, or a time to appeal that is over. */
  appeal_closed: 409,
  /** Whoever decided first may not decide about the appeal (trust 9). */
  other_person_required: 403,
  /** A field was filled in that people do not see; only bots do that. */
  signup_refused: 400,
  proof_required: 428,
  invite_invalid: 403,
  consent_required: 428,

  insufficient_credits: 402,
  like_limit_reached: 429,
  conversation_limit_reached: 403,
  /** As many conversations as somebody so little known may start in a day (trust 19). */
  first_message_limit_reached: 429,
  /** The one before waits for a moderator (trust 19). */
  first_message_in_review: 409,
  /** The first message to a fictional profile asks for a recorded acknowledgement (decisions §5.1). */
  fictional_acknowledgement_required: 428,
  /** The same client-made id came with another body. */
  idempotency_conflict: 409,
  message_too_long: 400,
  /** Short enough as people count, but made of too many bytes. */
  message_too_large: 400,

  /** The brand does not offer this gift (any more). */
  gift_unavailable: 409,

  /** A picture for a chat that looks like one which staff removed. */
  photo_refused: 422,
  /** What nobody inspected opens only with a proof of age, where the brand requires one (trust 21). */
  age_proof_required: 403,
  photo_limit_reached: 403,
  photo_unreadable: 422,
  /** What iPhones make; the packaged decoder reads none (decision 0017). */
  photo_heic: 422,
  /** A part of it is missing or wrong. */
  photo_damaged: 422,
  photo_too_many_pixels: 422,
  /** One side is more than ten times the other. */
  photo_too_narrow: 422,

  /** No approved main photo to compare with. */
  verification_needs_photo: 409,
  /** No pose was named, or it holds no longer. */
  verification_expired: 410,

  /** The provider did not find an adult, or nobody went through with it. */
  age_not_proven: 403,

  payment_method_unavailable: 400,
  payment_failed: 502,
  discount_not_found: 404,
  discount_used: 409,
  /** A payment with this discount is on its way and the provider can't cancel it. */
  discount_in_use: 409,
  /** It held until some time ago. */
  discount_expired: 409,
  /** It begins at an order of a higher value. */
  discount_minimum: 409,
  /** It is not for the country that the payer is in. */
  discount_country: 409,
  /** It takes off an amount of another currency than the payer's. */
  discount_currency: 409,
  /** It is for other ways to pay. */
  discount_method: 409,
  /** It is for members whose address is confirmed. */
  discount_unconfirmed: 409,
  /** The brand has or had a code of this name. */
  discount_code_taken: 409,
  /** It would sell a message under `minimum_message_costs`. */
  discount_too_low: 400,
  /** What was ordered costs something else by now than the payer was shown. */
  price_changed: 409,
  /** It moves no amount as small or as large. */
  payment_method_amount: 409,
  /** Nobody allowed money to be taken by it (any more). */
  mandate_missing: 409,
  /** A bank took a payment by direct debit back (specification §8). */
  direct_debit_blocked: 403,
  /** As much as a member or an account may be debited for in some time (specification §8). */
  direct_debit_limit: 409,
  /** A member names one new bank account a day. */
  direct_debit_accounts: 409,
  /** The gateway took no message. */
  sms_failed: 502,
  webhook_refused: 400,
  /** Nothing of this purchase can go back (any more), or something of it is on its way back already. */
  payment_under_way: 409,
  refund_unavailable: 409,
  /** What would go back is not what was shown. */
  refund_changed: 409,
  /** A refund that nobody has to agree to any more. */
  refund_decided: 409,

  /** A correction of credits that was ordered before its caller saw the newest one, or while another waits. */
  correction_changed: 409,
  /** A correction that nobody has to agree to any more. */
  correction_decided: 409,
  /** No mail goes to a member: the address is not confirmed, or the account is banned or deleted. */
  member_unreachable: 409,
  /** The account is in another state than its caller saw. */
  member_state_changed: 409,

  /** An item of the desk that is not with the caller any more, or is decided. */
  desk_item_lost: 409,
  /** Something of a queue that the caller passed on, while somebody else is there who can have it. */
  passed_on_before: 409,
  /** Nobody else works here who could have what the caller would pass on. */
  nobody_to_pass_to: 409,
  /** A decision that took effect already. */
  desk_undo_too_late: 409,
  /** Work on many rows of the same person is on its way. */
  bulk_running: 409,
  /** A case of support that is closed already, or open already. */
  support_case_closed: 409,
  /** More was written in a conversation than the caller has seen. */
  newer_messages: 409,

  /** A newsletter that is no draft any more, or not on its way. */
  newsletter_closed: 409,
  /** No text in the brand's own language, or one in a language that it does not offer. */
  newsletter_texts_missing: 400,

  settings_conflict: 409,
  settings_invalid: 400,
  /** A draft that lacks something: what, `getReadiness` tells. */
  brand_not_ready: 409,
  /** The brand takes nothing any more but what lets its members out. */
  brand_closed: 403,
  /** A write in a preview, where staff only look. */
  preview_only: 403,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof problemStatus;

/** What a refusal tells besides its code. Those that are not named here tell nothing else. */
interface ProblemDetails {
  account_locked: { minutes: number };
  account_banned: { restriction?: string; token?: string };
  /** Seconds. */
  rate_limited: { retry_after?: number };
  unavailable: { retry_after?: number };
  /** Leading zero bits of SHA-256 over `challenge:solution`. */
  proof_required: { challenge: string; difficulty: number };
  consent_required: { kind: string };
  /** ISO 8601; absent where no like comes back by itself. */
  like_limit_reached: { until?: string };
  /** ISO 8601: from then on another conversation can be started. */
  first_message_limit_reached: { until: string };
  /** Minor units. */
  discount_minimum: { minimum: number; currency: Currency };
  settings_conflict: { version: number };
  /** A JSON text with a list of what is wrong and where. */
  settings_invalid: { problems: string };
}

export type ParamsOf<C extends ProblemCode> = C extends keyof ProblemDetails ? ProblemDetails[C] : {};

/** What can be wrong with a single field; rendered as `errors:field.<code>`. */
export const fieldProblemCodes = [
  'required',
  'invalid',
  'too_short',
  'too_long',
  'out_of_range',
  'invalid_email',
  'name_is_email',
  'name_starts_with_at',
  'name_unreadable',
  'name_reserved',
  'name_mixes_scripts',
  'name_refused',
  'name_too_soon',
  'birth_date_required',
  'birth_date_invalid',
  'too_young',
  'birth_date_fixed',
  'birth_date_too_far',
  'password_too_short',
  'password_too_long',
  'password_common',
  'passwords_differ',
  'old_password_wrong',
  'iban_invalid',
  'mobile_invalid',
  'sms_code_invalid',
  'authorisation_required',
  'invalid_new_email',
  'email_disposable',
  'unknown_place',
  'unknown_field',
] as const;
export type FieldProblemCode = (typeof fieldProblemCodes)[number];

export type ProblemParams = Readonly<Record<string, string | number>>;

export interface ProblemBody {
  error: {
    code: ProblemCode;
    params: ProblemParams;
    /** Path of the field (`settings.bundles.0.price`) to what is wrong with it. */
    fields?: Readonly<Record<string, FieldProblemCode>>;
  };
}

export function isProblemCode(value: unknown): value is ProblemCode {
  return typeof value === 'string' && Object.hasOwn(problemStatus, value);
}
