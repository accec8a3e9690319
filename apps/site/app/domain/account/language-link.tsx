import { type Language, languageCookie } from '@kindling/contract/languages';
import { languageName } from '../../shared/i18n/locale-choices';
import { useSite } from '../../shared/site/site-data';
import { useUser } from './use-user';
import { browserApi } from '../../shared/api/browser-api';
import { rememberChoice } from '../../shared/site/remember-choice';

/** Leads to the same page in a language, and keeps it as the reader's choice. */
export function LanguageLink({ choice, href }: { choice: Language; href: string }) {
  const { language } = useSite();
  const choose = useChooseLanguage();
  return (
    <a
      href={href}
      hrefLang={choice}
      lang={choice}
      aria-current={choice === language || undefined}
      onClick={(event) => {
        event.preventDefault();
        void choose(choice, href);
      }}
    >
      {languageName(choice)}
    </a>
  );
}

/** Stores the chosen language in this browser and, for members, in their account; then loads the page in it. */
function useChooseLanguage(): (language: Language, href: string) => Promise<void> {
  const user = useUser();
  return async (language, href) => {
    rememberChoice(languageCookie, language);
    // A refusal must not keep the reader from the language; the cookie holds their choice.
    if (user) await browserApi()('updateUser', { body: { language } }).catch(() => undefined);
    window.location.assign(href);
  };
}
