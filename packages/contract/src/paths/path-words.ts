import da from '../../../../locales/da/paths.json' with { type: 'json' };
import de from '../../../../locales/de/paths.json' with { type: 'json' };
import en from '../../../../locales/en/paths.json' with { type: 'json' };
import es from '../../../../locales/es/paths.json' with { type: 'json' };
import fi from '../../../../locales/fi/paths.json' with { type: 'json' };
import fr from '../../../../locales/fr/paths.json' with { type: 'json' };
import it from '../../../../locales/it/paths.json' with { type: 'json' };
import nb from '../../../../locales/nb/paths.json' with { type: 'json' };
import nl from '../../../../locales/nl/paths.json' with { type: 'json' };
import pl from '../../../../locales/pl/paths.json' with { type: 'json' };
import sv from '../../../../locales/sv/paths.json' with { type: 'json' };
import type { Language } from '../languages.js';

/**
 * A word of the specification's paths (§2). English keeps the table's words, so an English brand's canonical paths are
 * the table's own (decisions §2.2).
 */
export type PathWord = keyof typeof en;

export type WordsOfLanguage = Readonly<Record<PathWord, string>>;

export const pathWords: Readonly<Record<Language, WordsOfLanguage>> = {
  da,
  de,
  en,
  es,
  fi,
  fr,
  it,
  nb,
  nl,
  pl,
  sv,
};
