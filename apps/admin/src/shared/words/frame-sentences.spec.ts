import english from 'ra-language-english';
import dutch from '../../../locales/nl/texts.json';
import { frameSentence } from './frame-sentences';
import { consoleI18nProvider } from './i18n-provider';

const { translate } = consoleI18nProvider();

test('nothing that react-admin says of what happened is shown', () => {
  const { notification, message } = english.ra;
  const foreign = [
    ...Object.entries(notification).map(([key, text]) => [`ra.notification.${key}`, text] as const),
    ...(['error', 'invalid_form', 'not_found', 'auth_error', 'delete_content'] as const).map(
      (key) => [`ra.message.${key}`, message[key]] as const,
    ),
  ].filter(([key, text]) => translate(key, { smart_count: 1, _: text }) === String(text).split(' |||| ')[0]);
  // Neither is asked for here: texts come with the console, and so does its version.
  expect(foreign.map(([key]) => key)).toEqual([
    'ra.notification.i18n_error',
    'ra.notification.application_update_available',
  ]);
});

test('what an input says of a rule is in our words', () => {
  expect(translate('ra.validation.required')).toBe('Fill this in.');
  expect(translate('ra.validation.minValue', { min: 1 })).toBe('This has to be 1 or more.');
});

test('what was stored is named, in Dutch too', () => {
  expect(translate('resources.saved-replies.notifications.created')).toBe('The reply is saved');
  expect(dutch['The reply is saved']).toBe('Het antwoord is opgeslagen');
  expect(translate('resources.unknown.notifications.updated')).toBe('Saved');
  expect(frameSentence('ra.action.save')).toBeUndefined();
});
