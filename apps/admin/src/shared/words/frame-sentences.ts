import { t } from './texts';

/** The notices of react-admin for stored records, by resource. */
const stored: Readonly<Record<string, { created?: string; updated?: string; deleted?: string }>> = {
  'brand-pages': { created: t('The page is made. Write what it says') },
  'discount-codes': { updated: t('The discount code is saved') },
  invites: { deleted: t('The invitation is taken back') },
  newsletters: {
    created: t('The draft is saved'),
    updated: t('The draft is saved'),
    deleted: t('The draft is deleted'),
  },
  'saved-replies': {
    created: t('The reply is saved'),
    updated: t('The reply is saved'),
    deleted: t('The reply is deleted'),
  },
};

/** Sentences of react-admin that say less than happened, in our words. */
const sentences: Readonly<Record<string, string>> = {
  'ra.notification.created': t('Saved'),
  'ra.notification.updated': t('Saved'),
  'ra.notification.deleted': t('Deleted'),
  'ra.notification.bad_item': t('This does not exist, or you were not given its brand.'),
  'ra.notification.item_doesnt_exist': t('This does not exist, or you were not given its brand.'),
  'ra.notification.http_error': t('The server cannot be reached. Try again in a moment.'),
  'ra.notification.data_provider_error': t('The console could not read this. Reload the page.'),
  'ra.notification.canceled': t('Nothing was changed'),
  'ra.notification.logged_out': t('Your login has ended. Log in again.'),
  'ra.notification.not_authorized': t('Your role does not allow this.'),
  'ra.notification.offline': t('There is no connection. Try again in a moment.'),
  'ra.message.auth_error': t('Your login could not be checked. Log in again.'),
  'ra.message.authentication_error': t('Your login could not be checked. Log in again.'),
  'ra.message.access_denied': t('Your role does not allow this.'),
  'ra.message.delete_content': t('It is deleted for good.'),
  'ra.message.error': t('The console made a mistake here. Reload the page.'),
  'ra.message.invalid_form': t('Nothing was saved. Look at the marked fields'),
  'ra.message.not_found': t('There is no page at this address.'),
  'ra.message.placeholder_data_warning': t('There is no connection: what you see may be old.'),
};

/** What an input says of a rule that it breaks; in the words that the server has for the same. */
const rules: Readonly<Record<string, (limits: { min?: unknown; max?: unknown }) => string>> = {
  required: () => t('Fill this in.'),
  minLength: ({ min }) => t('Write at least {{limit}} characters.', { limit: min }),
  maxLength: ({ max }) => t('Write at most {{limit}} characters.', { limit: max }),
  minValue: ({ min }) => t('This has to be {{amount}} or more.', { amount: min }),
  maxValue: ({ max }) => t('This has to be {{amount}} or less.', { amount: max }),
  number: () => t('Write a whole number.'),
  email: () => t('This is no mail address.'),
};

/**
 * @param values what react-admin would fill in
 * @returns our own sentence for a key of react-admin; undefined for names of buttons and the like
 */
export function frameSentence(key: string, values: object = {}): string | undefined {
  const rule = /^ra\.validation\.(\w+)$/.exec(key)?.[1];
  if (rule !== undefined) return rules[rule]?.(values);
  const [, resource = '', what = ''] = /^resources\.([\w-]+)\.notifications\.(\w+)$/.exec(key) ?? [];
  const told = stored[resource]?.[what as 'created'];
  return told ?? sentences[what === '' ? key : `ra.notification.${what}`];
}
