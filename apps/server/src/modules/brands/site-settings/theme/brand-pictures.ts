import { nicheName } from '@kindling/contract/brands/settings/niches';
import type { Settings } from '@kindling/contract/brands/settings/settings';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { appIcons, type AppIcon } from '../app/app-manifest.js';
import { drawAppIcon } from '../app/draw-app-icon.js';
import { BrandLooks } from './brand-looks.js';
import { BrandMarks } from './brand-marks.js';
import { drawSocialCard } from './social-card.js';

/** What of a settings record decides about a brand's pictures. */
export type Pictured = Pick<Settings, 'theme' | 'look' | 'name' | 'niche'>;

/** A picture as it is served. */
export interface Picture {
  bytes: Buffer;
  type: 'image/svg+xml' | 'image/png';
}

/** Each is some kilobytes; a brand has about twenty. */
const mostPictures = 400;

/** A brand's pictures in its colours: drawings, icons and the card beside its address, each made when it is first asked for. */
@Injectable()
export class BrandPictures {
  private readonly made = new LRUCache<string, Promise<Picture | undefined>>({ max: mostPictures });

  constructor(
    private readonly brandLooks: BrandLooks,
    private readonly brandMarks: BrandMarks,
  ) {}

  /**
   * @param tenantId whose own logo and icon these are
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
    // What is not there may be uploaded yet.
    made.then(
      (picture) => picture ?? this.made.delete(key),
      () => this.made.delete(key),
    );
    return made;
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
