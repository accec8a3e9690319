import type { Settings } from '@kindling/contract/settings';
import { Inject, Injectable } from '@nestjs/common';
import { ThemeFiles } from './theme-files.js';

const [width, height] = [1200, 630];
const logoHeight = 148;
const margin = 72;

/**
 * The picture beside a brand's address where somebody sends it around: the scene of its first screen, the theme's colours, the
 * drawn name or, where the theme's logo spells another, its mark, and no member. Each is drawn once, when it is first asked for.
 */
@Injectable()
export class SocialCards {
  /** By what is drawn on them: no more than themes, niches and two logos allow. */
  private readonly drawn = new Map<string, Promise<Buffer>>();

  constructor(@Inject(ThemeFiles) private readonly themes: ThemeFiles) {}

  /**
   * @param brand whose card it is
   * @returns a PNG; undefined for a theme that there is none of
   */
  card(theme: string, brand: Pick<Settings, 'name' | 'niche'>): Promise<Buffer> | undefined {
    const colours = this.themes.choices().find(({ id }) => id === theme)?.colours;
    const scene = this.themes.scene(theme, brand.niche);
    const logo = this.themes.darkLogo(theme, brand.name);
    if (!colours || !scene || !logo) return undefined;
    const key = [theme, brand.niche, logo.byteLength].join(' ');
    const known = this.drawn.get(key);
    if (known) return known;
    const card = draw({ colours, scene, logo });
    this.drawn.set(key, card);
    card.catch(() => this.drawn.delete(key));
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
