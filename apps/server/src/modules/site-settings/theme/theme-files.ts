import { readdir, readFile } from 'node:fs/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { repositoryPath } from '../../../kernel/config/repository.js';
import { themeStylesheet } from './theme-stylesheet.js';
import type { ThemeTokens } from './theme-tokens.js';

const pictureType = /\.svg$/;

/** The themes of `themes/`, read once: a stylesheet under the hash of its content, and the theme's pictures. */
@Injectable()
export class ThemeFiles implements OnModuleInit {
  private readonly stylesheets = new Map<string, string>();
  private readonly hrefs = new Map<string, string>();
  private readonly pictures = new Map<string, Buffer>();
  private readonly colours = new Map<string, string[]>();

  async onModuleInit(): Promise<void> {
    const folder = repositoryPath('themes');
    for (const theme of await readdir(folder)) {
      const tokens = JSON.parse(
        await readFile(repositoryPath('themes', theme, 'tokens.json'), 'utf8'),
      ) as ThemeTokens;
      const { css, hash } = themeStylesheet(tokens);
      const { primary, secondary, canvas, night } = tokens.colours;
      this.colours.set(theme, [primary, secondary, canvas, night]);
      this.stylesheets.set(`${hash}.css`, css);
      this.hrefs.set(theme, `/theme/${hash}.css`);
      for (const file of await readdir(repositoryPath('themes', theme), { recursive: true })) {
        if (pictureType.test(file))
          this.pictures.set(`${theme}/${file}`, await readFile(repositoryPath('themes', theme, file)));
      }
    }
  }

  /** Every theme with the colours that it is told by. */
  choices(): { id: string; colours: string[] }[] {
    return [...this.colours].map(([id, colours]) => ({ id, colours }));
  }

  /** @throws Error for a theme that has no folder; settings with one are refused when they are stored */
  addresses(theme: string): { stylesheet: string; assets: string } {
    const stylesheet = this.hrefs.get(theme);
    if (stylesheet === undefined) throw new Error(`No theme ${theme}`);
    return { stylesheet, assets: `/themes/${theme}` };
  }

  /** @param name `<hash>.css` */
  stylesheet(name: string): string | undefined {
    return this.stylesheets.get(name);
  }

  /** @param path `<theme>/<file>` */
  picture(path: string): Buffer | undefined {
    return this.pictures.get(path);
  }
}
