import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { formatHex, wcagContrast } from 'culori';
import { z } from 'zod';
import { repositoryPath } from '../../kernel/config/repository.js';

export interface MailColours {
  /** `#rrggbb`, of the button and the brand's name. */
  primary: string;
  /** What is written on it. */
  onPrimary: string;
}

/** What a mail needs of a theme; the rest of the file is the site's. */
const tokens = z.object({ colours: z.object({ primary: z.string() }) });
const neutral: MailColours = { primary: '#1f2937', onPrimary: '#ffffff' };

/** What WCAG asks for the bold 19 px of a button; white is what people expect there wherever it can be read. */
const largeTextContrast = 3;

/** A theme's colours as programs that show mails understand them. */
@Injectable()
export class MailColoursOfThemes {
  private readonly known = new Map<string, Promise<MailColours>>();

  /** @returns neutral colours for a theme that has none to offer: a mail must not fail for its looks */
  of(theme: string): Promise<MailColours> {
    const found = this.known.get(theme) ?? read(theme).catch(() => neutral);
    this.known.set(theme, found);
    return found;
  }
}

async function read(theme: string): Promise<MailColours> {
  const file = await readFile(repositoryPath('themes', theme, 'tokens.json'), 'utf8');
  return mailColours(tokens.parse(JSON.parse(file)).colours.primary);
}

/** @param primary any colour of CSS */
export function mailColours(primary: string): MailColours {
  const hex = formatHex(primary);
  if (hex === undefined) return neutral;
  const onPrimary = wcagContrast('#ffffff', hex) >= largeTextContrast ? '#ffffff' : '#111111';
  return { primary: hex, onPrimary };
}
