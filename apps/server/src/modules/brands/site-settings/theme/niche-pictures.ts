import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { nicheNames } from '@kindling/contract/brands/settings/niches';
import type { ThemeTokens } from '@kindling/contract/themes/theme-tokens';
import { repositoryPath } from '../../../../kernel/config/repository.js';

/** Colours of the drawings in `niches/`; each is replaced by the theme's colour of that name. */
const drawnIn = {
  primary: '#e8411c',
  secondary: '#8c1526',
  unread: '#ff8a1f',
  warning: '#f4b13a',
  canvas: '#fff6ee',
  night: '#2b0d14',
} as const satisfies Partial<Record<keyof ThemeTokens['colours'], string>>;

/** The drawing of each niche, by its name. */
export async function readNichePictures(): Promise<ReadonlyMap<string, string>> {
  const read = async (name: string) =>
    [name, await readFile(repositoryPath('niches', `${name}.svg`), 'utf8')] as const;
  return new Map(await Promise.all(Object.values(nicheNames).map(read)));
}

/** Drawings of evenings for landing pages without members, by name. */
export async function readEveningPictures(): Promise<ReadonlyMap<string, string>> {
  const folder = repositoryPath('niches', 'evenings');
  const read = async (file: string) =>
    [path.basename(file, '.svg'), await readFile(path.join(folder, file), 'utf8')] as const;
  return new Map(await Promise.all((await readdir(folder)).map(read)));
}

/** A niche's or an evening's drawing in a theme's colours; the people keep theirs. */
export function inThemeColours(svg: string, colours: ThemeTokens['colours']): string {
  const roles = Object.keys(drawnIn) as (keyof typeof drawnIn)[];
  const themed = new Map<string, string>(roles.map((role) => [drawnIn[role], colours[role]]));
  return svg.replace(/#[0-9a-f]{6}\b/g, (colour) => themed.get(colour) ?? colour);
}
