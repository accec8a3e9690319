import { roles, type ColourPair } from '@kindling/contract/themes/derive-theme';

/** What the parts of a theme are called on the console. */
const names: Readonly<Record<string, string>> = {
  ...{ text: 'Text', muted: 'Quiet text', control: 'Outline of a field', focus: 'Mark of the focus' },
  ...{ 'surface-1': 'the page', 'surface-2': 'a card', 'surface-3': 'a field' },
  ...{ night: 'a dark band', 'night-raised': 'a raised dark band' },
  ...{ 'on-night': 'light text', 'night-muted': 'Quiet light text' },
  ...{ 'night-primary': 'Primary on dark', 'night-accent': 'Accent on dark' },
};

const roleNames: Readonly<Record<string, string>> = { unread: 'accent' };

/** `Quiet text on a card`, for a pair of text and ground. */
export function pairWords({ front, ground }: Pick<ColourPair, 'front' | 'ground'>): string {
  const words = `${frontName(front)} on ${groundName(ground)}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function frontName(front: string): string {
  if (front === 'night') return 'Dark text';
  const role = roles.find((name) => front === name || front === `${name}-text`);
  if (role === undefined) return names[front] ?? 'Text';
  return front === role ? `${nameOf(role)} button` : `${nameOf(role)} text`;
}

function groundName(ground: string): string {
  const role = roles.find((name) => ground === name || ground.startsWith(`${name}-`));
  if (role === undefined) return names[ground] ?? ground;
  if (ground.endsWith('-strong')) return `a pressed ${nameOf(role)} button`;
  return ground.endsWith('-soft') ? `a soft ${nameOf(role)} ground` : `a ${nameOf(role)} button`;
}

const nameOf = (role: string): string => roleNames[role] ?? role;
