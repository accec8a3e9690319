import type { Settings } from '@kindling/contract/brands/settings/settings';
import { typefaces } from '@kindling/contract/themes/theme-tokens';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { BrandLooks, BrandMarks } from '../../../brands/site-settings/site-settings.api.js';
import { mailColours, neutralColours, type MailColours } from './mail-colours.js';

/** A brand's look in mails, limited to what mail programs support. */
export interface MailLook extends MailColours {
  /** Typefaces, the theme's own first in case the reader has it installed; a mail loads none. */
  display: string;
  text: string;
  /** Radii of buttons and of the content box, in px. */
  radius: { control: number; card: number };
  /**
   * A PNG at twice its displayed size: mail programs do not render SVG. It has the ground of the band, so that it stays
   * visible where a program turns the colours around and leaves pictures as they are.
   */
  logo?: MailLogo;
}

interface MailLogo {
  png: Buffer;
  width: number;
  height: number;
  /** Whether it spells the brand's name, which is otherwise written next to it. */
  isName: boolean;
}

const plainText = 'Helvetica, Arial, sans-serif';
const neutral: MailLook = {
  ...neutralColours,
  display: plainText,
  text: plainText,
  radius: { control: 8, card: 12 },
};
const logoHeight = 36;
/** From this radius on a button looks like a pill. Some mail programs can't handle larger numbers. */
const roundest = 28;

/** The settings that determine the look of a brand's mails. */
export type MailWearing = Pick<Settings, 'theme' | 'look' | 'name'>;

const mostLooks = 200;

/** Looks of mails, each computed once: brands with the same look share one. */
@Injectable()
export class MailLooks {
  private readonly known = new LRUCache<string, Promise<MailLook>>({ max: mostLooks });

  constructor(
    private readonly brandLooks: BrandLooks,
    private readonly brandMarks: BrandMarks,
  ) {}

  /**
   * @param tenantId the owner of the logo and icon
   * @returns a neutral look for an unknown theme: a mail must not fail because of its look
   */
  of(tenantId: string, wearing: MailWearing): Promise<MailLook> {
    if (!this.brandLooks.has(wearing.theme)) return Promise.resolve(neutral);
    const { stylesheet, assets, layout } = this.brandLooks.of(wearing);
    const isName = layout.wordmark !== undefined && layout.wordmark === wearing.name;
    const key = [stylesheet, assets, isName].join(' ');
    const found = this.known.get(key) ?? this.make(tenantId, wearing, isName).catch(() => neutral);
    this.known.set(key, found);
    return found;
  }

  private async make(tenantId: string, wearing: MailWearing, isName: boolean): Promise<MailLook> {
    const { tokens } = this.brandLooks.of(wearing);
    const { type, shape, layout } = tokens;
    const colours = mailColours(tokens);
    // A logo that spells another brand's name is not used; the mark next to the name has no letters.
    const isForeign = layout.wordmark !== undefined && !isName;
    const drawing = await this.brandMarks.of(tenantId, wearing, isForeign ? 'icon' : 'logo_dark');
    // A brand's own icon is only known to be visible on the canvas.
    const isOwnIcon = isForeign && wearing.look?.marks?.icon !== undefined;
    const ground = isOwnIcon ? tokens.colours.canvas : colours.night;
    return {
      ...colours,
      display: familiesOf(type.display),
      text: familiesOf(type.text),
      radius: { control: Math.min(shape.control, roundest), card: Math.min(shape.card, roundest) },
      ...(drawing === undefined ? {} : { logo: await drawLogo(drawing, ground, isName) }),
    };
  }
}

/** The site's own font files have their own names. A font installed by the reader has its family's name. */
function familiesOf(face: keyof typeof typefaces): string {
  return typefaces[face].replace(' Variable', '');
}

async function drawLogo(drawing: Buffer, ground: string, isName: boolean): Promise<MailLogo> {
  // Imported here, so that only a process that sends mails loads it.
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(drawing, { density: 144 })
    .resize({ height: logoHeight * 2 })
    .flatten({ background: ground })
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: Math.round(info.width / 2), height: logoHeight, isName };
}
