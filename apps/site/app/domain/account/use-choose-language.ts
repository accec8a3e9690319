import { languageCookie, type Language } from '@kindling/contract/languages';
import { useUser } from './use-user';
import { browserApi } from '../../shared/api/browser-api';
import { rememberChoice } from '../../shared/site/remember-choice';

/** Keeps a choice of language in this browser and, for members, in their account; then loads the page in it. */
export function useChooseLanguage(): (language: Language, href: string) => Promise<void> {
  const user = useUser();
  return async (language, href) => {
    rememberChoice(languageCookie, language);
    // A refusal is no reason to keep the reader from the language; the cookie holds their choice.
    if (user) await browserApi()('updateUser', { body: { language } }).catch(() => undefined);
    window.location.assign(href);
  };
}
