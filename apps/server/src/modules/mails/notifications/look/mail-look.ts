import type { Settings } from '@kindling/contract/brands/settings/settings';
import { typefaces } from '@kindling/contract/themes/theme-tokens';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { BrandLooks, BrandMarks } from '../../../brands/site-settings/site-settings.api.js';
import { mailColours, neutralColours, type MailColours } from './mail-colours.js';

/** What makes a mail look like its brand, as programs that show mails understand it. */
export interface MailLook extends MailColours {
  /** Ground around the letter. */
  canvas: string;
  /** Families of type, the theme's own first, for who has it installed; a mail loads none. */
  display: string;
  text: string;
  /** Roundness of buttons and of the letter, in px. */
  radius: { control: number; card: number };
  /** A PNG, twice as large as it is shown: programs that show mails draw no SVG. */
  logo?: MailLogo;
}

interface MailLogo {
  png: Buffer;
  width: number;
  height: number;
  /** Whether it spells the brand's name, which else is written beside it. */
  isName: boolean;
}

const plainText = 'Helvetica, Arial, sans-serif';
const neutral: MailLook = {
  ...neutralColours,
  canvas: '#f3f4f6',
  display: plainText,
  text: plainText,
  radius: { control: 8, card: 12 },
};
const logoHeight = 40;
/** From here on a button looks like a pill. Some mail programs can't handle larger numbers. */
const roundest = 28;

/** What of a settings record decides how a brand's mails look. */
export type MailWearing = Pick<Settings, 'theme' | 'look' | 'name'>;

const mostLooks = 200;

/** Looks of mails, each made once: brands that look the same share one. */
@Injectable()
export class MailLooks {
  private readonly known = new LRUCache<string, Promise<MailLook>>({ max: mostLooks });

  constructor(
    private readonly brandLooks: BrandLooks,
    private readonly brandMarks: BrandMarks,
  ) {}

  /** @param tenantId whose own logo and icon these are @returns a neutral look for a theme that has none to offer: a mail must not fail for its looks */
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
    const {
      tokens: { colours, type, shape, layout },
    } = this.brandLooks.of(wearing);
    // A logo that spells another brand's name is none; the mark beside it bears no letters.
    const isForeign = layout.wordmark !== undefined && !isName;
    const drawing = await this.brandMarks.of(tenantId, wearing, isForeign ? 'icon' : 'logo');
    return {
      ...mailColours(colours.primary),
      canvas: colours.canvas,
      display: familiesOf(type.display),
      text: familiesOf(type.text),
      radius: { control: Math.min(shape.control, roundest), card: Math.min(shape.card, roundest) },
      ...(drawing === undefined ? {} : { logo: await drawLogo(drawing, isName) }),
    };
  }
}

/** The site's own font files have names of their own. A font that the reader installed goes by its family's name. */
function familiesOf(face: keyof typeof typefaces): string {
  return typefaces[face].replace(' Variable', '');
}

async function drawLogo(drawing: Buffer, isName: boolean): Promise<MailLogo> {
  // Imported here, so that only a process that sends mails loads it.
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(drawing, { density: 144 })
    .resize({ height: logoHeight * 2 })
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: Math.round(info.width / 2), height: logoHeight, isName };
}
