import { nichePrefixes } from '@kindling/contract/brands/settings/niches';
import { t } from '../words/texts';

/** What a brand is about, by its number, and how the addresses of its landing pages begin (specification §2). */
export const niches = [
  { id: 1, name: t('General'), landing: nichePrefixes[1] },
  { id: 2, name: t('She'), landing: nichePrefixes[2] },
  { id: 3, name: 'BDSM', landing: nichePrefixes[3] },
  { id: 4, name: 'BBW', landing: nichePrefixes[4] },
  { id: 5, name: 'GILF', landing: nichePrefixes[5] },
  { id: 6, name: 'MILF', landing: nichePrefixes[6] },
  { id: 7, name: t('Gay'), landing: nichePrefixes[7] },
] as const;

export function nicheName(niche: unknown): string {
  return niches.find(({ id }) => id === niche)?.name ?? String(niche);
}
