import { Injectable } from '@nestjs/common';
import { nicheName } from '@kindling/contract/brands/settings/niches';
import type { Settings } from '@kindling/contract/brands/settings/settings';
import { LRUCache } from 'lru-cache';
import type { ThemeTokens } from '@kindling/contract/themes/theme-tokens';
import { compress, type Encoding } from '../../../../kernel/pages/compress.js';
import { appIcons, type AppIcon } from '../app/app-manifest.js';
import { BrandLooks } from './brand-looks.js';
import { BrandMarks } from './brand-marks.js';

/** The part of a settings record that decides a brand's pictures. */
export type Pictured = Pick<Settings, 'theme' | 'look' | 'name' | 'niche'>;

/** A picture as it is served. */
export interface Picture {
  bytes: Buffer;
  type: 'image/svg+xml' | 'image/png';
}

/** Each is some kilobytes; a brand has about twenty. */
const mostPictures = 400;

/** A brand's pictures in its colours: drawings, icons and the card of its address, each made when it is first needed. */
@Injectable()
export class BrandPictures {
  private readonly made = new LRUCache<string, Promise<Picture | undefined>>({ max: mostPictures });
  /** Weak: an entry is freed with its picture. */
  private readonly compressed = new WeakMap<Picture, Partial<Record<Encoding, Promise<Buffer>>>>();

  constructor(
    private readonly brandLooks: BrandLooks,
    private readonly brandMarks: BrandMarks,
  ) {}

  /**
   * @param tenantId the brand with its own logo and icon
   * @param file its path below the brand's pictures, such as `icon.svg`, `card.png` or `pictures/hero.svg`
   */
  picture(tenantId: string, brand: Pictured, file: string): Promise<Picture | undefined> {
    const { assets } = this.brandLooks.of(brand);
    // All brands of a theme share its pictures but the card, which may bear a name and shows the niche.
    const ofBrand = file === 'card.png' ? [brand.niche, this.spellsOther(brand)] : [];
    const key = [assets, file, ...ofBrand].join(' ');
    const known = this.made.get(key);
    if (known) return known;
    const made = this.make(tenantId, brand, file);
    this.made.set(key, made);
    // A missing picture may still be uploaded.
    made.then(
      (picture) => picture ?? this.made.delete(key),
      () => this.made.delete(key),
    );
    return made;
  }

  /**
   * A picture's bytes in the encoding the client accepts. Drawings are compressed once per encoding; PNG is already
   * compressed.
   *
   * @param picture as `picture` returned it
   */
  encoded(picture: Picture, encoding: Encoding): Promise<Buffer> {
    const known = this.compressed.get(picture)?.[encoding];
    if (known) return known;
    const bytes = compress(picture.bytes, encoding, 9);
    this.compressed.set(picture, { ...this.compressed.get(picture), [encoding]: bytes });
    return bytes;
  }

  private async make(tenantId: string, brand: Pictured, file: string): Promise<Picture | undefined> {
    if (file === 'card.png') return this.card(tenantId, brand);
    const { canvas } = this.brandLooks.of(brand).tokens.colours;
    if (isAppIcon(file)) {
      const icon = await this.brandMarks.of(tenantId, brand, 'icon');
      return icon && { bytes: await drawAppIcon(icon, file, canvas), type: 'image/png' };
    }
    const drawing = this.brandLooks.drawing(brand, file);
    return drawing === undefined ? undefined : { bytes: Buffer.from(drawing), type: 'image/svg+xml' };
  }

  private async card(tenantId: string, brand: Pictured): Promise<Picture | undefined> {
    const { tokens, layout } = this.brandLooks.of(brand);
    const scene = layout.niche === brand.niche ? 'hero' : `niche-${nicheName(brand.niche)}`;
    const drawnScene = this.brandLooks.drawing(brand, `pictures/${scene}.svg`);
    // On a dark ground: the logo where that spells the brand's name, else a mark without letters.
    const logo = await this.brandMarks.of(tenantId, brand, this.spellsOther(brand) ? 'icon' : 'logo_dark');
    if (drawnScene === undefined || logo === undefined) return undefined;
    const bytes = await drawSocialCard({
      ...{ colours: tokens.colours, scene: Buffer.from(drawnScene), logo },
    });
    return { bytes, type: 'image/png' };
  }

  private spellsOther(brand: Pictured): boolean {
    const { wordmark } = this.brandLooks.of(brand).layout;
    return wordmark !== undefined && wordmark !== brand.name;
  }
}

function isAppIcon(file: string): file is AppIcon {
  return Object.hasOwn(appIcons, file);
}

/** A system may cut a maskable icon down to a circle of this share. */
const safeShare = 0.8;

/**
 * Draws a brand's icon as an installed app's.
 *
 * @param icon square: the theme's drawing, or a picture that is no smaller than any of these
 * @param ground the colour behind a maskable icon, whose corners a system cuts off
 * @returns a PNG
 */
async function drawAppIcon(icon: Buffer, file: AppIcon, ground: string): Promise<Buffer> {
  // Imported here: most processes draw none.
  const { default: sharp } = await import('sharp');
  const { size, maskable } = appIcons[file];
  const inner = maskable ? Math.round(size * safeShare) : size;
  const drawn = await sharp(icon, { density: (72 * inner) / 128 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  if (!maskable) return drawn;
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toBuffer();
}

/** Of a social card, in px. */
const [width, height] = [1200, 630];
const logoHeight = 148;
const margin = 72;

interface CardParts {
  colours: Pick<ThemeTokens['colours'], 'primary' | 'night'>;
  scene: Buffer;
  logo: Buffer;
}

/**
 * The picture of a brand's address where it is shared: the scene of its first screen, its colours, the drawn name or,
 * where the theme's logo spells another, its icon, and no member.
 */
async function drawSocialCard({ colours: { primary, night }, scene, logo }: CardParts): Promise<Buffer> {
  // Imported here: most processes draw none.
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
