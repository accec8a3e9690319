import { createHash } from 'node:crypto';
import type { Settings } from '@kindling/contract/brands/settings/settings';
import { lookProblems, type LookProblem } from '@kindling/contract/themes/look-problems';
import { failingPairs, pairName } from '@kindling/contract/themes/measure-theme';
import type { OwnMarks } from '@kindling/contract/themes/own-marks';
import { wornTokens } from '@kindling/contract/themes/own-look';
import type { ThemeLayout, ThemeTokens } from '@kindling/contract/themes/theme-tokens';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { inThemeColours } from './niche-pictures.js';
import { recoloured } from './recolour.js';
import { ThemeFiles } from './theme-files.js';
import { themeStylesheet } from './theme-stylesheet.js';

/** The part of a settings record that decides a brand's look. */
export type Wearing = Pick<Settings, 'theme' | 'look'>;

/** A brand's look, and the paths of its files. */
export interface BrandLook {
  /** The theme's, with what the brand has of its own. */
  tokens: ThemeTokens;
  layout: ThemeLayout;
  /** Path of the stylesheet, under the hash of its content. */
  stylesheet: string;
  /** Path of the pictures: the theme's, or the brand's own under the hash of its colours. */
  assets: string;
  /** Paths of the logo by day, on dark grounds, and of the icon: the brand's own under their hashes, or the theme's. */
  marks: { logo: string; logoDark: string; icon: string };
}

/**
 * A theme's own scene is painted, with light and shadow of its colours on faces: no other colours can be put in. In those of
 * a brand the drawing of its niche takes its place, which is made for all colours.
 */
const noNiche = 0;

/** Recent looks: those of brands, their earlier ones, and those that are being tried. */
const mostLooks = 500;

/** The looks of brands, each derived from a few tokens when it is first needed, and kept. */
@Injectable()
export class BrandLooks {
  private readonly looks = new LRUCache<string, BrandLook>({ max: mostLooks });
  private readonly stylesheets = new LRUCache<string, string>({ max: mostLooks });

  constructor(private readonly themeFiles: ThemeFiles) {}

  /** @throws Error for a theme that has no folder; settings with one are refused when they are stored */
  of({ theme, look }: Wearing): BrandLook {
    const key = `${theme} ${JSON.stringify(look ?? null)}`;
    const known = this.looks.get(key);
    if (known) return known;
    const base = this.themeFiles.tokens(theme);
    if (!base) throw new Error(`No theme ${theme}`);
    const tokens = wornTokens(base, look, this.themeFiles.tokens);
    const { css, hash } = themeStylesheet(tokens);
    this.stylesheets.set(`${hash}.css`, css);
    const parts = [...(look?.colours ? [tokens.colours] : []), ...(look?.marks ? [look.marks] : [])];
    const own = parts.length > 0 ? `.${hashOf(JSON.stringify(parts))}` : '';
    const assets = `/themes/${theme}${own}`;
    const layout = look?.colours ? { ...tokens.layout, niche: noNiche } : tokens.layout;
    const found: BrandLook = {
      ...{ tokens, assets, stylesheet: `/theme/${hash}.css`, marks: marksOf(assets, look?.marks) },
      layout: look?.marks?.logo === undefined ? layout : spelling(layout, look.marks.spells),
    };
    this.looks.set(key, found);
    return found;
  }

  /**
   * A stylesheet by its name, `<hash>.css`. A process that has not shown this brand since it wears the look derives it.
   *
   * @param wearing of the brand that is asked
   */
  stylesheet(name: string, wearing: Wearing | undefined): string | undefined {
    const known = this.stylesheets.get(name);
    if (known !== undefined || !wearing) return known;
    return this.of(wearing).stylesheet === `/theme/${name}` ? this.stylesheets.get(name) : undefined;
  }

  /** Whether there is a theme of that name. */
  has(theme: string): boolean {
    return this.themeFiles.tokens(theme) !== undefined;
  }

  /**
   * Illegible pairs of text and ground, such as `muted on surface-1, by day`.
   *
   * @returns undefined where there is no such theme
   */
  unreadable(wearing: Wearing): readonly string[] | undefined {
    return this.has(wearing.theme) ? failingPairs(this.of(wearing).tokens).map(pairName) : undefined;
  }

  /** Why a look is not allowed; none where its text is legible. */
  problems({ theme, look }: Wearing): LookProblem[] {
    const base = this.themeFiles.tokens(theme);
    return base ? lookProblems(base, look, this.themeFiles.tokens) : [];
  }

  /** A drawing in the colours of a brand. @param file such as `pictures/hero.svg` */
  drawing(wearing: Wearing, file: string): string | undefined {
    const { theme } = wearing;
    const { colours } = this.of(wearing).tokens;
    const shared = this.themeFiles.sharedDrawing(file);
    if (shared !== undefined) return inThemeColours(shared, colours);
    const drawing = this.themeFiles.drawing(theme, file);
    const base = this.themeFiles.tokens(theme);
    return drawing && base && recoloured(drawing, base.colours, colours);
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

/** A brand's own logo spells the brand's words, not those of the theme's logo. */
function spelling(layout: ThemeLayout, spells: string | undefined): ThemeLayout {
  const { wordmark: _themes, ...others } = layout;
  return spells === undefined ? others : { ...others, wordmark: spells };
}

function marksOf(assets: string, marks: OwnMarks | undefined): BrandLook['marks'] {
  const path = (name: string | undefined) => name && `/theme/${name}.webp`;
  return {
    logo: path(marks?.logo) ?? `${assets}/logo.svg`,
    // The theme's own for dark grounds would be another brand's logo.
    logoDark: path(marks?.logo_dark ?? marks?.logo) ?? `${assets}/logo-dark.svg`,
    icon: path(marks?.icon) ?? `${assets}/icon.svg`,
  };
}
