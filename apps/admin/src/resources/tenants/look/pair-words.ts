import { roles, type ColourPair } from '@kindling/contract/themes/derive-theme';
import { t } from '../../../shared/words/texts';

const names: Readonly<Record<string, string>> = {
  ...{
    text: t('Text'),
    muted: t('Quiet text'),
    control: t('Outline of a field'),
    focus: t('Mark of the focus'),
  },
  ...{ 'surface-1': t('the page'), 'surface-2': t('a card'), 'surface-3': t('a field') },
  ...{ night: t('a dark band'), 'night-raised': t('a raised dark band') },
  ...{ 'on-night': t('light text'), 'night-muted': t('Quiet light text') },
  ...{ 'night-primary': t('Primary on dark'), 'night-accent': t('Accent on dark') },
};

const roleNames: Readonly<Record<string, string>> = { unread: 'accent' };

/** `Quiet text on a card`, for a pair of text and ground. */
export function pairWords({ front, ground }: Pick<ColourPair, 'front' | 'ground'>): string {
  const words = t('{{front}} on {{ground}}', { front: frontName(front), ground: groundName(ground) });
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function frontName(front: string): string {
  if (front === 'night') return t('Dark text');
  const role = roles.find((name) => front === name || front === `${name}-text`);
  if (role === undefined) return names[front] ?? t('Text');
  return front === role
    ? t('{{role}} button', { role: nameOf(role) })
    : t('{{role}} text', { role: nameOf(role) });
}

function groundName(ground: string): string {
  const role = roles.find((name) => ground === name || ground.startsWith(`${name}-`));
  if (role === undefined) return names[ground] ?? ground;
  if (ground.endsWith('-strong')) return t('a pressed {{role}} button', { role: nameOf(role) });
  return ground.endsWith('-soft')
    ? t('a soft {{role}} ground', { role: nameOf(role) })
    : t('a {{role}} button', { role: nameOf(role) });
}

const nameOf = (role: string): string => roleNames[role] ?? role;
