import type { MailLook } from './mail-look.js';
import type { ModeColours } from './mail-colours.js';

/** Inline styles of a mail, by day: all that Outlook and Gmail can be relied on to keep. */
export function styles({ light, night, onNight, display, text, radius }: MailLook) {
  // Words break where they are wider than a phone: numbers of accounts, Finnish ones, what people write without blanks.
  const letters = (size: number, line: number, colour: string, family = text): string =>
    `font-family:${family};font-size:${size}px;line-height:${line}px;mso-line-height-rule:exactly;word-break:break-word;color:${colour}`;
  const detail = `padding:11px 0;${letters(16, 24, light.text)}`;
  const corners = radius.card;
  return {
    page: `margin:0;padding:0;background-color:${light.page};-webkit-text-size-adjust:100%`,
    hidden: `display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:${light.page};mso-hide:all`,
    letter: `border-collapse:separate;background-color:${light.letter};border:1px solid ${light.line};border-radius:${corners}px`,
    band: `padding:22px 36px;background-color:${night};border-radius:${Math.max(0, corners - 1)}px ${Math.max(0, corners - 1)}px 0 0`,
    brand: letters(24, 36, onNight, display) + ';font-weight:bold',
    title: `margin:0 0 16px;${letters(28, 35, light.text, display)};font-weight:bold`,
    body: `margin:0 0 16px;${letters(16, 26, light.text)}`,
    details: `margin:4px 0 20px;border-top:1px solid ${light.line};border-bottom:1px solid ${light.line}`,
    firstDetail: detail,
    detail: `${detail};border-top:1px solid ${light.line}`,
    button: {
      cell: `background-color:${light.primary};border-radius:${radius.control}px;mso-padding-alt:14px 30px`,
      link: `display:inline-block;padding:14px 30px;${letters(17, 24, light.onPrimary)};font-weight:bold;text-decoration:none;background-color:${light.primary};border-radius:${radius.control}px`,
    },
    small: `margin:0 0 12px;${letters(14, 22, light.muted)}`,
    address: 'font-size:13px;word-break:break-all',
    tiny: `margin:0 0 8px;${letters(13, 20, light.muted)}`,
    footerLink: `display:inline-block;padding:4px 0;color:${light.muted};text-decoration:underline`,
  };
}

/** The style sheet: colours by night, and a button as wide as a phone. Gmail drops a sheet with a rule it can't read. */
export function mailStyle({ dark }: MailLook): string {
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    `@media (max-width:480px){.edge{padding:12px 8px!important}.inner{padding-left:22px!important;padding-right:22px!important}.button{width:100%!important}a.primary{display:block!important;padding-left:14px!important;padding-right:14px!important}h1{font-size:25px!important;line-height:32px!important}}`,
    `@media (prefers-color-scheme:dark){${nightRules(dark)}}`,
  ].join('\n');
}

function nightRules({ page, letter, text, muted, line, primary, onPrimary }: ModeColours): string {
  return [
    `.page{background-color:${page}!important}`,
    `.letter{background-color:${letter}!important;border-color:${line}!important}`,
    `.text{color:${text}!important}`,
    `.muted{color:${muted}!important}`,
    `.line{border-color:${line}!important}`,
    `.primary{background-color:${primary}!important}`,
    `a.primary{color:${onPrimary}!important}`,
  ].join('');
}

/** Word shows Times where it lacks the first typeface of a list, so it is given one that it has. */
export function wordStyle({ display, text }: MailLook): string {
  const known = (families: string): string =>
    families.includes('Georgia') ? 'Georgia,serif' : 'Arial,sans-serif';
  return `p,td,a,span{font-family:${known(text)}!important}h1{font-family:${known(display)}!important}`;
}
