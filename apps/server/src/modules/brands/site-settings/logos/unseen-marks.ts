import type { SettingsProblem } from '@kindling/contract/brands/settings/settings-rules';
import { deriveTheme } from '@kindling/contract/themes/derive-theme';
import { leastMarkContrast, markContrast, type OwnMarks } from '@kindling/contract/themes/own-marks';
import { luminance } from '@kindling/contract/themes/theme-colour';
import type { ThemeTokens } from '@kindling/contract/themes/theme-tokens';
import type { KnownMark } from './marks.repository.js';

/**
 * Pictures that do not stand out from one of their grounds. More can't honestly be measured: whether a logo is
 * easy to read depends on what it shows.
 */
export function unseenMarks(
  marks: OwnMarks,
  known: readonly KnownMark[],
  tokens: ThemeTokens,
): SettingsProblem[] {
  const { light, dark } = deriveTheme(tokens);
  const grounds = [
    { kind: 'logo', name: marks.logo, ground: light['surface-1'], where: 'the page by day' },
    {
      ...{ kind: marks.logo_dark ? 'logo_dark' : 'logo', name: marks.logo_dark ?? marks.logo },
      ...{ ground: dark['surface-1'], where: 'the page by night' },
    },
    {
      ...{ kind: marks.logo_dark ? 'logo_dark' : 'logo', name: marks.logo_dark ?? marks.logo },
      ...{ ground: dark['night'], where: 'dark bands' },
    },
    {
      kind: 'icon',
      name: marks.icon,
      ground: tokens.colours.canvas,
      where: 'the ground of an installed app',
    },
  ];
  return grounds.flatMap(({ kind, name, ground, where }) => {
    const mark = known.find((one) => one.name === name);
    if (!mark || ground === undefined) return [];
    const contrast = markContrast(mark, luminance(ground));
    if (contrast >= leastMarkContrast) return [];
    const figure = Math.floor(contrast * 100) / 100;
    return [
      {
        path: `look.marks.${kind}`,
        reason: `Nobody can see this picture on ${where}: ${figure} to 1 where ${leastMarkContrast} is needed.`,
      },
    ];
  });
}
