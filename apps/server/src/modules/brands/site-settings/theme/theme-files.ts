import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ThemeTokens } from '@kindling/contract/themes/theme-tokens';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { repositoryPath } from '../../../../kernel/config/repository.js';
import { readEveningPictures, readNichePictures } from './niche-pictures.js';

const pictureType = /\.svg$/;

/** The tokens of each theme of a folder, by its name. */
export async function readThemes(folder: string): Promise<ReadonlyMap<string, ThemeTokens>> {
  const names = await readdir(folder);
  const read = async (name: string) =>
    [
      name,
      JSON.parse(await readFile(path.join(folder, name, 'tokens.json'), 'utf8')) as ThemeTokens,
    ] as const;
  return new Map(await Promise.all(names.map(read)));
}

/** The themes of `themes/` as their designers left them, read once. What a brand makes of one `BrandLooks` knows. */
@Injectable()
export class ThemeFiles implements OnModuleInit {
  private readonly themes = new Map<string, ThemeTokens>();
  private readonly drawings = new Map<string, string>();
  private niches: ReadonlyMap<string, string> = new Map();
  private evenings: ReadonlyMap<string, string> = new Map();

  async onModuleInit(): Promise<void> {
    this.niches = await readNichePictures();
    this.evenings = await readEveningPictures();
    for (const [theme, tokens] of await readThemes(repositoryPath('themes'))) {
      this.themes.set(theme, tokens);
      for (const file of await readdir(repositoryPath('themes', theme), { recursive: true })) {
        if (pictureType.test(file))
          this.drawings.set(
            `${theme}/${file}`,
            await readFile(repositoryPath('themes', theme, file), 'utf8'),
          );
      }
    }
  }

  /** Every theme with its characteristic colours. */
  choices(): { id: string; colours: string[]; tokens: ThemeTokens }[] {
    return [...this.themes].map(([id, tokens]) => {
      const { primary, secondary, canvas, night } = tokens.colours;
      return { id, colours: [primary, secondary, canvas, night], tokens };
    });
  }

  /** @returns undefined where there is no such theme */
  readonly tokens = (theme: string): ThemeTokens | undefined => this.themes.get(theme);

  /** A theme's own drawing, in its own colours. @param file such as `pictures/hero.svg` */
  drawing(theme: string, file: string): string | undefined {
    return this.drawings.get(`${theme}/${file}`);
  }

  /** A drawing shared by all themes, in its original colours. @param file such as `pictures/niche-gay.svg` */
  sharedDrawing(file: string): string | undefined {
    const [, kind, name = ''] = /^pictures\/(niche|evening)-([a-z-]+)\.svg$/.exec(file) ?? [];
    return (kind === 'evening' ? this.evenings : this.niches).get(name);
  }
}
