import type { MessageWarning } from './chats/message-warnings.js';
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
  /** A request started by another site's page. */
  cross_site_request: 403,
  client_header_required: 400,

  login_failed: 401,
  account_locked: 429,
  /** A console login that took too long between its two factors. */
  login_expired: 410,
  /** A wrong code, or one already used. */
  second_factor_failed: 401,
  /** The passkey is unknown, or its response invalid. */
  passkey_refused: 401,
  /** The brand's passkeys are bound to another host, given in `host`. */
  passkeys_elsewhere: 409,
  /** Passkeys require a confirmed mail address. */
  passkey_unconfirmed: 409,
  passkey_limit: 409,
  email_taken: 409,
  signups_closed: 403,
  activation_failed: 410,
  too_many_mails: 429,
  already_active: 409,
  /** Only where the brand reveals accounts (decisions §3.3). */
  email_not_found: 404,
  too_many_reset_mails: 429,
  /** A mailed link that is unknown, used or expired. */
  link_expired: 410,
  /** Correct credentials of a deleted account that can still be restored. */
  account_deleted: 403,
  /** Correct credentials of a banned member; includes the page with the reasons and its token. */
  account_banned: 403,
  /** A disabled member tried to write or to like. */
  account_restricted: 403,
  /** The same restriction is already in force. */
  already_restricted: 409,
  /** The restriction has ended or was already appealed, or the time to appeal is over. */
  appeal_closed: 409,
  /** The person who made the first decision may not decide the appeal (trust 9). */
  other_person_required: 403,
  /** The honeypot field was filled in; only bots do that. */
  signup_refused: 400,
  proof_required: 428,
  invite_invalid: 403,
  consent_required: 428,

  insufficient_credits: 402,
  like_limit_reached: 429,
  conversation_limit_reached: 403,
  /** The daily maximum of new conversations for a member with this little reputation (trust 19). */
  first_message_limit_reached: 429,
  /** The previous first message waits for a moderator (trust 19). */
  first_message_in_review: 409,
  message_price_changed: 409,
  /** The rules find something in the text, named in `reason`: the sender is asked before it is sent. */
  message_confirmation_required: 428,
  /** The first message to a fictional profile needs a recorded acknowledgement (decisions §5.1). */
  fictional_acknowledgement_required: 428,
  /** The same client-made id was sent with another body. */
  idempotency_conflict: 409,
  message_too_long: 400,
  /** Within the limit of characters, but over the limit of bytes. */
  message_too_large: 400,

  /** It was sent more than ten minutes ago. */
  retraction_too_late: 409,

  /** As many links to plans hold as a member may have at once. */
  date_share_limit_reached: 409,

  /** The brand does not offer this gift (any more). */
  gift_unavailable: 409,

  /** A chat picture that resembles one removed by staff. */
  photo_refused: 422,
  /** An uninspected picture opens only with a proof of age, where the brand requires one (trust 21). */
  age_proof_required: 403,
  photo_limit_reached: 403,
  photo_unreadable: 422,
  /** The format of iPhones; the packaged decoder does not support it (decision 0017). */
  photo_heic: 422,
  /** A part of it is missing or wrong. */
  photo_damaged: 422,
  photo_too_many_pixels: 422,
  /** One side is more than ten times the other. */
  photo_too_narrow: 422,

  /** No approved main photo to compare with. */
  verification_needs_photo: 409,
  /** The pose is missing or expired. */
  verification_expired: 410,

  /** The provider found a minor, or the check was not completed. */
  age_not_proven: 403,

  payment_method_unavailable: 400,
  payment_failed: 502,
  discount_not_found: 404,
  discount_used: 409,
  /** An open payment holds this discount and the provider can't cancel it. */
  discount_in_use: 409,
  /** The discount has expired. */
  discount_expired: 409,
  /** The order is below the discount's minimum value. */
  discount_minimum: 409,
  /** Not valid in the payer's country. */
  discount_country: 409,
  /** Takes an amount off in another currency than the payer's. */
  discount_currency: 409,
  /** Valid for other payment methods. */
  discount_method: 409,
  /** Only for members with a confirmed address. */
  discount_unconfirmed: 409,
  /** The brand has or had a code of this name. */
  discount_code_taken: 409,
  /** It would sell a message below `minimum_message_costs`. */
  discount_too_low: 400,
  /** The price has changed since it was shown to the payer. */
  price_changed: 409,
  /** The amount is below or above the method's limits. */
  payment_method_amount: 409,
  /** There is no valid mandate (any more). */
  mandate_missing: 409,
  /** A bank reversed a direct debit (specification §8). */
  direct_debit_blocked: 403,
  /** The debit limit of a member or an account in a period (specification §8). */
  direct_debit_limit: 409,
  /** A member may add one new bank account a day. */
  direct_debit_accounts: 409,
  /** The gateway did not accept the message. */
  sms_failed: 502,
  webhook_refused: 400,
  /** Nothing of this purchase can be refunded (any more), or a refund is already in progress. */
  payment_under_way: 409,
  refund_unavailable: 409,
  /** The refund differs from the one shown. */
  refund_changed: 409,
  /** The refund no longer waits for approval. */
  refund_decided: 409,

  /** The caller had not seen the newest correction, or another one waits. */
  correction_changed: 409,
  /** The correction no longer waits for approval. */
  correction_decided: 409,
  /** The member receives no mail: the address is not confirmed, or the account is banned or deleted. */
  member_unreachable: 409,
  /** The account's state has changed since the caller saw it. */
  member_state_changed: 409,

  /** The caller no longer holds the desk item, or it is decided. */
  desk_item_lost: 409,
  /** The caller escalated this item, and a colleague who can handle it is available. */
  passed_on_before: 409,
  /** No other staff member could handle the item. */
  nobody_to_pass_to: 409,
  /** The decision has already taken effect. */
  desk_undo_too_late: 409,
  /** Another bulk job of the same person is running. */
  bulk_running: 409,
  /** The support case is already closed, or already open. */
  support_case_closed: 409,
  /** The conversation has messages that the caller has not seen. */
  newer_messages: 409,

  /** The newsletter is no longer a draft, or not being sent. */
  newsletter_closed: 409,
  /** The text in the brand's own language is missing, or one is in a language that the brand does not offer. */
  newsletter_texts_missing: 400,

  /** The key signs mails, or mails that it signed may be on their way. */
  mail_key_needed: 409,

  settings_conflict: 409,
  settings_invalid: 400,
  /** An incomplete draft; `getReadiness` lists what is missing. */
  brand_not_ready: 409,
  /** A closed brand accepts only calls that let its members leave. */
  brand_closed: 403,
  /** A write in a preview, which is read-only. */
  preview_only: 403,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof problemStatus;

/** The parameters of each problem. Problems missing here have none. */
interface ProblemDetails {
  account_locked: { minutes: number };
  account_banned: { restriction?: string; token?: string };
  passkeys_elsewhere: { host: string };
  /** Seconds. */
  rate_limited: { retry_after?: number };
  unavailable: { retry_after?: number };
  /** Leading zero bits of SHA-256 over `challenge:solution`. */
  proof_required: { challenge: string; difficulty: number };
  consent_required: { kind: string };
  /** ISO 8601; absent where likes do not come back by themselves. */
  like_limit_reached: { until?: string };
  /** ISO 8601: when the next conversation can be started. */
  first_message_limit_reached: { until: string };
  /** One of `messageWarnings`. */
  message_confirmation_required: { reason: MessageWarning };
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
