import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { repositoryPath } from '../../kernel/config/repository.js';
import { typefaces } from '../site-settings/site-settings.api.js';
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

/** What a mail needs of a theme; the rest of the file is the site's. */
const tokens = z.object({
  colours: z.object({ primary: z.string(), canvas: z.string() }),
  type: z.object({ display: z.string(), text: z.string() }),
  shape: z.object({ control: z.number(), card: z.number() }),
  layout: z.object({ wordmark: z.string().optional() }),
});

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

/** Looks of the themes, each made once. */
@Injectable()
export class MailLooks {
  private readonly known = new Map<string, Promise<ThemeLook>>();

  /** @returns a neutral look for a theme that has none to offer: a mail must not fail for its looks */
  async of(theme: string, brand: string): Promise<MailLook> {
    const found = this.known.get(theme) ?? read(theme).catch((): ThemeLook => ({ look: neutral }));
    this.known.set(theme, found);
    const { look, wordmark, logo, mark } = await found;
    const drawn = wordmark === brand ? logo : mark;
    return drawn ? { ...look, logo: drawn } : look;
  }
}

/** What all brands of a theme share, and the two drawings of which each of them gets one. */
interface ThemeLook {
  look: MailLook;
  wordmark?: string | undefined;
  /** Spells the wordmark. */
  logo?: MailLogo;
  mark?: MailLogo;
}

async function read(theme: string): Promise<ThemeLook> {
  const file = await readFile(repositoryPath('themes', theme, 'tokens.json'), 'utf8');
  const {
    colours,
    type,
    shape,
    layout: { wordmark },
  } = tokens.parse(JSON.parse(file));
  const look = {
    ...mailColours(colours.primary),
    canvas: colours.canvas,
    display: familiesOf(type.display),
    text: familiesOf(type.text),
    radius: { control: Math.min(shape.control, roundest), card: Math.min(shape.card, roundest) },
  };
  if (wordmark === undefined) return { look, mark: await drawLogo(theme, 'logo', false) };
  const [logo, mark] = await Promise.all([drawLogo(theme, 'logo', true), drawLogo(theme, 'icon', false)]);
  return { look, wordmark, logo, mark };
}

/** The site's own font files have names of their own. A font that the reader installed goes by its family's name. */
function familiesOf(face: string): string {
  const families = (typefaces as Readonly<Record<string, string>>)[face];
  return families?.replace(' Variable', '') ?? plainText;
}

async function drawLogo(theme: string, name: 'logo' | 'icon', isName: boolean): Promise<MailLogo> {
  const svg = await readFile(repositoryPath('themes', theme, `${name}.svg`));
  // Imported here, so that only a process that sends mails loads it.
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(svg, { density: 144 })
    .resize({ height: logoHeight * 2 })
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: Math.round(info.width / 2), height: logoHeight, isName };
}
