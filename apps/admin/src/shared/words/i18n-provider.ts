import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { frameSentence } from './frame-sentences';
import { codeName, consoleLanguage, texts } from './texts';

/** The texts that react-admin brings along, in the language of the console's own. */
export function consoleI18nProvider(): I18nProvider {
  const language = consoleLanguage();
  const translated = texts.getResourceBundle(language, 'react-admin') as TranslationMessages | undefined;
  // What the console says itself comes to react-admin as a text, not as a key.
  const provider = polyglotI18nProvider(() => translated ?? english, language, [], { allowMissing: true });
  return {
    ...provider,
    translate: (key, options) => {
      const field = /^resources\.[\w-]+\.fields\.(\w+)$/.exec(key)?.[1];
      if (field !== undefined) return codeName(field);
      return frameSentence(key, options as object | undefined) ?? provider.translate(key, options);
    },
  };
}
