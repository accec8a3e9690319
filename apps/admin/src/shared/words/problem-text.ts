import type { ApiProblem } from '@kindling/contract/api-problem';
import type { ProblemCode } from '@kindling/contract/problems';
import { codeName, t } from './texts';

type Text = string | ((params: ApiProblem['params'], fields: ApiProblem['fields']) => string);

const notHere = t('The server refused this in a way the console does not know. Reload the page.');

/** What the console says for each refusal; total, so a new code does not compile without a text. */
const texts: Record<ProblemCode, Text> = {
  authentication_required: t('Please log in.'),
  forbidden: t('Your role does not allow this.'),
  premium_required: notHere,
  not_found: t('This does not exist, or you were not given its brand.'),
  method_not_allowed: notHere,
  validation_failed: (_params, fields) => {
    const names = Object.keys(fields).map((name) => codeName(name.split('.').at(-1) ?? name));
    return names.length > 0
      ? t('Nothing was saved. Look at: {{fields}}', { fields: names.join(', ') })
      : t('Nothing was saved: the server does not accept what was sent. Reload the page.');
  },
  malformed_request: t('Nothing was saved: the server does not accept what was sent. Reload the page.'),
  request_timeout: t('The request took too long to reach the server. Try again.'),
  payload_too_large: t('This is too large to be stored.'),
  unsupported_media_type: notHere,
  rate_limited: ({ retry_after: seconds }) =>
    seconds === undefined
      ? t('Too many requests. Try again in a moment.')
      : t('Too many requests. Try again in {{count}} seconds.', { count: seconds }),
  unexpected: t('Something went wrong on the server. It was logged; try again.'),
  unavailable: t('The server cannot be reached. Try again in a moment.'),
  cross_site_request: t('This request did not come from the console. Reload the page.'),
  client_header_required: notHere,

  login_failed: t('Email or password is wrong.'),
  account_locked: ({ minutes }) => t('Too many failed logins. Try again in {{minutes}} min.', { minutes }),
  login_expired: t('This login took too long. Please start again.'),
  second_factor_failed: t('This code is wrong or was used already. Wait for the next one.'),
  passkey_refused: t('This passkey opens nothing here. Log in with password and code.'),
  passkeys_elsewhere: notHere,
  passkey_unconfirmed: notHere,
  passkey_limit: t('You have ten passkeys. Remove one to add another.'),
  email_taken: t('Somebody has this address already.'),
  signups_closed: notHere,
  activation_failed: notHere,
  too_many_mails: t('Three of these mails went out within a day. Try again tomorrow.'),
  already_active: t('The address is confirmed already. Reload the page.'),
  email_not_found: notHere,
  too_many_reset_mails: notHere,
  link_expired: notHere,
  account_deleted: notHere,
  account_banned: notHere,
  account_restricted: notHere,
  already_restricted: t('Somebody decided the same already. Reload the page.'),
  appeal_closed: t('This has ended already. Reload the page.'),
  other_person_required: t('This takes another person than whoever began it.'),
  signup_refused: notHere,
  proof_required: notHere,
  invite_invalid: t('This invitation has ended: it was used, taken back, or it is too old.'),
  consent_required: notHere,

  insufficient_credits: t('The wallet holds fewer credits than that.'),
  like_limit_reached: notHere,
  conversation_limit_reached: notHere,
  first_message_limit_reached: notHere,
  first_message_in_review: notHere,
  fictional_acknowledgement_required: notHere,
  message_confirmation_required: notHere,
  idempotency_conflict: t('This was sent before with something else in it. Look at the page again.'),
  message_too_long: notHere,
  message_too_large: notHere,

  retraction_too_late: notHere,
  date_share_limit_reached: notHere,
  gift_unavailable: notHere,
  photo_refused: notHere,
  age_proof_required: notHere,
  photo_limit_reached: t('This profile has as many photos as it can.'),
  photo_unreadable: t('This is no picture that can be read.'),
  photo_heic: t('Pictures as iPhones make them can’t be read here. Save it as JPEG first.'),
  photo_damaged: t('A part of this picture is missing or broken.'),
  photo_too_many_pixels: t('This picture has more pixels than can be taken. Make it smaller first.'),
  photo_too_narrow: t('This picture is more than ten times as long as it is wide. Crop it first.'),
  verification_needs_photo: notHere,
  verification_expired: notHere,
  age_not_proven: notHere,

  payment_method_unavailable: notHere,
  payment_method_amount: notHere,
  payment_failed: notHere,
  mandate_missing: notHere,
  direct_debit_blocked: notHere,
  direct_debit_limit: notHere,
  direct_debit_accounts: notHere,
  sms_failed: notHere,
  discount_not_found: notHere,
  discount_used: notHere,
  discount_in_use: notHere,
  payment_under_way: notHere,
  discount_expired: notHere,
  discount_minimum: notHere,
  discount_country: notHere,
  discount_currency: notHere,
  discount_method: notHere,
  discount_unconfirmed: notHere,
  discount_code_taken: t('The brand has or had this code. Choose another.'),
  discount_too_low: t(
    'With this discount a message would cost less than the brand’s least price of a message.',
  ),
  price_changed: notHere,
  message_price_changed: notHere,
  webhook_refused: notHere,
  refund_unavailable: t('Nothing of this purchase can go back (any more).'),
  refund_changed: t('Something else would go back by now. Look again.'),
  refund_decided: t('This refund has been decided already.'),

  correction_changed: t(
    'Somebody corrected these credits meanwhile, or one waits for a second person. Look again.',
  ),
  correction_decided: t('This correction has been decided already.'),
  member_unreachable: t(
    'No mail can go there: the address is not confirmed, or the account is banned or deleted.',
  ),
  member_state_changed: t('The account is in another state by now. Look at the page again.'),

  desk_item_lost: t('Somebody else has this item now, or it has been decided.'),
  passed_on_before: t('You passed this on: somebody else looks at it now.'),
  nobody_to_pass_to: t(
    'Nobody else is here who could have this. Whoever passed it on before does not get it again.',
  ),
  support_case_closed: t('The state of this complaint has changed. Reload the page.'),
  newer_messages: t('The member wrote more meanwhile. Read it first.'),
  bulk_running: t('Your work on many rows is still under way. Wait for its end.'),
  desk_undo_too_late: t('It is too late to undo this: the decision has taken effect.'),

  mail_key_needed: t('This key signs mails, or mails that it signed may still be on their way.'),
  newsletter_closed: t('This newsletter is no draft any more, or has ended already.'),
  newsletter_texts_missing: t(
    'Write a text in the brand’s own language, and only in languages that it offers.',
  ),

  settings_conflict: ({ version }) => t('Somebody stored version {{version}} while you edited.', { version }),
  brand_not_ready: t('This brand still lacks something. Look at its launch list.'),
  brand_closed: t('This brand is closed. Nothing goes out to its members any more.'),
  preview_only: notHere,
  settings_invalid: t('Some fields are not right yet. Nothing was stored.'),
};

/** @returns one sentence for a staff member */
export function problemText({ code, params, fields, reference }: ApiProblem): string {
  // A server that is newer than this page may refuse in other ways.
  const text = (texts as Partial<typeof texts>)[code] ?? notHere;
  const said = typeof text === 'string' ? text : text(params, fields);
  return reference === undefined ? said : `${said} (${reference})`;
}
