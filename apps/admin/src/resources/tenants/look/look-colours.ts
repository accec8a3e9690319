import {
  nightlyColours,
  type BrandColour,
  type NightlyColour,
  type OwnLook,
} from '@kindling/contract/themes/own-look';
import type { ThemeTokens } from '@kindling/contract/themes/theme-tokens';
import { t } from '../../../shared/words/texts';

/** A colour of a look by its path in there. */
export type ColourName = BrandColour | `dark.${NightlyColour}`;

/** The colours of a look in the order in which they are chosen. */
export const colourFields: readonly { name: ColourName; label: string; help: string }[] = [
  { name: 'primary', label: t('Primary'), help: t('Buttons, links and what is chosen') },
  { name: 'secondary', label: t('Secondary'), help: t('What stands beside the primary colour') },
  { name: 'unread', label: t('Accent'), help: t('What is new, and small marks on dark bands') },
  { name: 'canvas', label: t('Page'), help: t('Ground of pages by day; light, its hue tints every grey') },
  { name: 'night', label: t('Dark bands'), help: t('Hero and footer; its hue is that of pages by night') },
  {
    name: 'dark.primary',
    label: t('Primary by night'),
    help: t('Where the one by day would only turn grey'),
  },
  {
    name: 'dark.secondary',
    label: t('Secondary by night'),
    help: t('Where the one by day would only turn grey'),
  },
];

export function colourOf({ colours }: OwnLook, name: ColourName): string | undefined {
  const nightly = nightlyOf(name);
  return nightly ? colours?.dark?.[nightly] : colours?.[name as BrandColour];
}

/** A colour where the brand chose none. */
export function inheritedColour({ colours }: ThemeTokens, name: ColourName): string {
  const nightly = nightlyOf(name);
  return nightly ? (colours.dark?.[nightly] ?? colours[nightly]) : colours[name as BrandColour];
}

/** The source of a colour that the brand did not choose. */
export function sourceOf({ colours }: ThemeTokens, name: ColourName): string {
  const nightly = nightlyOf(name);
  return nightly && !colours.dark?.[nightly] ? t('As by day') : t('The theme’s');
}

/** @param colour undefined gives the colour back to the theme @returns undefined for a look without anything of its own */
export function withColour(look: OwnLook, name: ColourName, colour: string | undefined): OwnLook | undefined {
  const nightly = nightlyOf(name);
  const { dark, ...daily } = look.colours ?? {};
  const byNight = nightly ? without({ ...dark, [nightly]: colour }) : dark;
  const byDay = nightly ? daily : without({ ...daily, [name]: colour });
  const colours = without({
    ...byDay,
    dark: byNight && Object.keys(byNight).length > 0 ? byNight : undefined,
  });
  return tidyLook({ ...look, colours });
}

/** A look without parts that say nothing; undefined when nothing is left. */
export function tidyLook(look: { [Key in keyof OwnLook]: OwnLook[Key] | undefined }): OwnLook | undefined {
  const { colours, ...parts } = look;
  const rest = without({
    ...parts,
    colours: colours && Object.keys(colours).length > 0 ? colours : undefined,
  });
  return Object.keys(rest).length > 0 ? rest : undefined;
}

function nightlyOf(name: ColourName): NightlyColour | undefined {
  return nightlyColours.find((one) => name === `dark.${one}`);
}

function without<T extends object>(record: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as never;
}
