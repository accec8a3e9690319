import { readdir, readFile } from 'node:fs/promises';
import { nicheName } from '@kindling/contract/niches';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { repositoryPath } from '../../../kernel/config/repository.js';
import { appIcons, type AppIcon } from '../app/app-manifest.js';
import { drawAppIcon } from '../app/draw-app-icon.js';
import { unreadablePairs } from './derive-theme.js';
import { inThemeColours, readNichePictures } from './niche-pictures.js';
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
  private readonly unreadable = new Map<string, string[]>();
  private readonly canvases = new Map<string, string>();
  private readonly layouts = new Map<string, ThemeTokens['layout']>();
  private readonly icons = new Map<string, Promise<Buffer>>();

  async onModuleInit(): Promise<void> {
    const folder = repositoryPath('themes');
    const niches = await readNichePictures();
    for (const theme of await readdir(folder)) {
      const tokens = JSON.parse(
        await readFile(repositoryPath('themes', theme, 'tokens.json'), 'utf8'),
      ) as ThemeTokens;
      const { css, hash } = themeStylesheet(tokens);
      const { primary, secondary, canvas, night } = tokens.colours;
      this.colours.set(theme, [primary, secondary, canvas, night]);
      this.canvases.set(theme, canvas);
      this.unreadable.set(theme, unreadablePairs(tokens));
      this.layouts.set(theme, tokens.layout);
      for (const [name, drawing] of niches)
        this.pictures.set(
          `${theme}/pictures/niche-${name}.svg`,
          Buffer.from(inThemeColours(drawing, tokens.colours)),
        );
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

  /**
   * Pairs of text and ground of a theme that have too little contrast, such as `muted on surface-1, by day`.
   *
   * @returns undefined where there is no such theme
   */
  unreadablePairs(theme: string): readonly string[] | undefined {
    return this.unreadable.get(theme);
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

  /** The ground of the theme's pages. @throws Error for a theme that has no folder */
  canvas(theme: string): string {
    const canvas = this.canvases.get(theme);
    if (canvas === undefined) throw new Error(`No theme ${theme}`);
    return canvas;
  }

  /** The theme's drawing for a dark ground: its logo where that spells the brand's name, else a mark without letters. */
  darkLogo(theme: string, brand: string): Buffer | undefined {
    const wordmark = this.layouts.get(theme)?.wordmark;
    const isForeign = wordmark !== undefined && wordmark !== brand;
    return this.picture(`${theme}/${isForeign ? 'icon' : 'logo-dark'}.svg`);
  }

  /** The scene of a brand's first screen: the theme's own where it is drawn for the brand's niche, else the niche's. */
  scene(theme: string, niche: number): Buffer | undefined {
    const name = this.layouts.get(theme)?.niche === niche ? 'hero' : `niche-${nicheName(niche)}`;
    return this.picture(`${theme}/pictures/${name}.svg`);
  }

  /** @param path `<theme>/<file>` */
  picture(path: string): Buffer | undefined {
    return this.pictures.get(path);
  }

  /** The theme's icon as an installed app's, drawn once. @param path `<theme>/<icon>` */
  appIcon(path: string): Promise<Buffer> | undefined {
    const [theme = '', file = ''] = path.split('/');
    const svg = this.pictures.get(`${theme}/icon.svg`);
    if (!svg || !isAppIcon(file)) return undefined;
    const drawn = this.icons.get(path) ?? drawAppIcon(svg, file, this.canvas(theme));
    this.icons.set(path, drawn);
    return drawn;
  }
}

function isAppIcon(file: string): file is AppIcon {
  return Object.hasOwn(appIcons, file);
}
