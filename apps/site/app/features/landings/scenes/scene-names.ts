import { nicheName, type NicheName } from '@kindling/contract/brands/settings/niches';

/** Evenings that the project drew, for brands that show visitors no members. Their titles are texts of `landings`. */
const evenings = ['evening', 'coffee', 'walk', 'cinema', 'bike', 'dance', 'cook', 'sea'] as const;
export type EveningName = (typeof evenings)[number];

/** An evening, or the picture of the brand's niche. */
export type SceneName = EveningName | Exclude<NicheName, 'general'>;

/** The eight pictures of a brand's landing pages: its niche's own before the general ones. */
export function sceneNames(niche: number): SceneName[] {
  const name = nicheName(niche);
  return name === 'general' ? [...evenings] : [name, ...evenings.slice(0, -1)];
}

export function isEvening(name: SceneName): name is EveningName {
  return (evenings as readonly string[]).includes(name);
}
