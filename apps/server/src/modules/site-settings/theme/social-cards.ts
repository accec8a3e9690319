import { Inject, Injectable } from '@nestjs/common';
import { ThemeFiles } from './theme-files.js';

const [width, height] = [1200, 630];
const logoHeight = 148;
const margin = 72;

/**
 * The picture beside a brand's address where somebody sends it around: the theme's scene and colours, the drawn name or, where
 * the theme's logo spells another, its mark, and no member. Each is drawn once, when it is first asked for; there are at most
 * two of a theme.
 */
@Injectable()
export class SocialCards {
  /** By the logo on them. */
  private readonly drawn = new Map<Buffer, Promise<Buffer>>();

  constructor(@Inject(ThemeFiles) private readonly themes: ThemeFiles) {}

  /**
   * @param brand name of the brand that it is asked for
   * @returns a PNG; undefined for a theme that there is none of
   */
  card(theme: string, brand: string | undefined): Promise<Buffer> | undefined {
    const logo = this.themes.darkLogo(theme, brand);
    const known = logo && this.drawn.get(logo);
    if (known) return known;
    const colours = this.themes.choices().find(({ id }) => id === theme)?.colours;
    const scene = this.themes.picture(`${theme}/pictures/hero.svg`);
    if (!colours || !scene || !logo) return undefined;
    const card = draw({ colours, scene, logo });
    this.drawn.set(logo, card);
    card.catch(() => this.drawn.delete(logo));
    return card;
  }
}

interface Parts {
  /** Primary, secondary, canvas and night, as `ThemeFiles.choices` lists them. */
  colours: readonly string[];
  scene: Buffer;
  logo: Buffer;
}

async function draw({ colours: [primary = '', , , night = ''], scene, logo }: Parts): Promise<Buffer> {
  // Loaded by whoever is asked for a card: most processes never are.
  const { default: sharp } = await import('sharp');
  const name = await sharp(logo, { density: 300 }).resize({ height: logoHeight }).png().toBuffer();
  const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="shade" x1="0" y1="1" x2="0.75" y2="0.2">
      <stop offset="0.1" stop-color="${night}"/><stop offset="0.9" stop-color="${night}" stop-opacity="0"/>
    </linearGradient>
    <rect width="${width}" height="${height}" fill="url(#shade)"/>
    <rect y="${height - 18}" width="${width}" height="18" fill="${primary}"/></svg>`;
  return sharp(scene)
    .resize(width, height, { fit: 'cover', position: 'right' })
    .composite([
      { input: Buffer.from(shade) },
      { input: name, left: margin, top: height - margin - logoHeight },
    ])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
