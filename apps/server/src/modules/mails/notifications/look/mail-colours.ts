import { contrast } from '@kindling/contract/themes/theme-colour';

export interface MailColours {
  /** `#rrggbb`, of the button and the line at the top. */
  primary: string;
  /** Text colour on it. */
  onPrimary: string;
}

export const neutralColours: MailColours = { primary: '#1f2937', onPrimary: '#ffffff' };

/** WCAG's minimum contrast for the bold 19 px of a button. Where white reaches it, the text is white. */
const largeTextContrast = 3;

/** @param primary `#rrggbb` */
export function mailColours(primary: string): MailColours {
  const onPrimary = contrast('#ffffff', primary) >= largeTextContrast ? '#ffffff' : '#111111';
  return { primary, onPrimary };
}
