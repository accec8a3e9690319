import { formatHex, wcagContrast } from 'culori';

export interface MailColours {
  /** `#rrggbb`, of the button and the line on top. */
  primary: string;
  /** What is written on it. */
  onPrimary: string;
}

export const neutralColours: MailColours = { primary: '#1f2937', onPrimary: '#ffffff' };

/** The contrast that WCAG asks for the bold 19 px of a button. Where white reaches it, the text is white. */
const largeTextContrast = 3;

/** @param primary any colour of CSS */
export function mailColours(primary: string): MailColours {
  const hex = formatHex(primary);
  if (hex === undefined) return neutralColours;
  const onPrimary = wcagContrast('#ffffff', hex) >= largeTextContrast ? '#ffffff' : '#111111';
  return { primary: hex, onPrimary };
}
