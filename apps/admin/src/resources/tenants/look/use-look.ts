import type { SettingsChoices } from '@kindling/contract/brands/calls/tenants';
import type { Settings } from '@kindling/contract/brands/settings/settings';
import { deriveTheme, type DerivedTheme, type Mode } from '@kindling/contract/themes/derive-theme';
import { lookProblems, type LookProblem } from '@kindling/contract/themes/look-problems';
import { measureTheme, type MeasuredPair } from '@kindling/contract/themes/measure-theme';
import { ownLook, wornTokens, type ThemeOf } from '@kindling/contract/themes/own-look';
import type { ThemeTokens } from '@kindling/contract/themes/theme-tokens';
import { useMemo } from 'react';
import { useSettingsChoices } from '../settings-form/use-settings-choices';
import { t } from '../../../shared/words/texts';
import { translatedSentence } from '../../../shared/words/server-sentences';

/** A brand's look while it is being edited. */
export interface ChosenLook {
  /** The theme's own tokens. */
  base: ThemeTokens;
  /** The tokens with the brand's own look applied. */
  tokens: ThemeTokens;
  derived: DerivedTheme;
  measured: readonly MeasuredPair[];
  problems: readonly LookProblem[];
}

/**
 * Derives and measures what the settings would look like, by the functions that the server does it with.
 *
 * @returns undefined while the themes are not known, and for a look that is not whole, such as half a colour
 */
export function useLook({ theme, look }: Pick<Settings, 'theme' | 'look'>): ChosenLook | undefined {
  const themes = useSettingsChoices()?.themes;
  return useMemo(() => {
    const themeOf: ThemeOf = (name) => themes?.find(({ id }) => id === name)?.tokens;
    const base = themeOf(theme);
    if (!base || !ownLook.optional().safeParse(look).success) return undefined;
    const tokens = wornTokens(base, look, themeOf);
    return {
      ...{ base, tokens },
      derived: deriveTheme(tokens),
      measured: measureTheme(tokens),
      problems: told(lookProblems(base, look, themeOf)),
    };
  }, [themes, theme, look]);
}

/** What is wrong with the look of settings as far as the console can tell; what is not whole the schema tells. */
export function lookProblemsOf(
  { theme, look }: Pick<Settings, 'theme' | 'look'>,
  themes: SettingsChoices['themes'] | undefined,
): readonly LookProblem[] {
  const themeOf: ThemeOf = (name) => themes?.find(({ id }) => id === name)?.tokens;
  const base = themeOf(theme);
  if (!base || !ownLook.optional().safeParse(look).success) return [];
  return told(lookProblems(base, look, themeOf));
}

const told = (problems: readonly LookProblem[]): LookProblem[] =>
  problems.map((problem) => ({ ...problem, reason: translatedSentence(problem.reason) }));

export const modeNames: Readonly<Record<Mode, string>> = {
  light: t('By day'),
  dark: t('By night'),
};
