import type { Language } from '@kindling/contract/languages';
import { languageName } from '../../shared/i18n/locale-choices';
import { useSite } from '../../shared/site/site-data';
import { useChooseLanguage } from './use-choose-language';

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
