import { contrast } from '@kindling/contract/themes/theme-colour';

export interface MailColours {
  /** `#rrggbb`, of the button and the line on top. */
  primary: string;
  /** What is written on it. */
  onPrimary: string;
}

export const neutralColours: MailColours = { primary: '#1f2937', onPrimary: '#ffffff' };

/** The contrast that WCAG asks for the bold 19 px of a button. Where white reaches it, the text is white. */
const largeTextContrast = 3;

/** @param primary `#rrggbb` */
export function mailColours(primary: string): MailColours {
  const onPrimary = contrast('#ffffff', primary) >= largeTextContrast ? '#ffffff' : '#111111';
  return { primary, onPrimary };
}
