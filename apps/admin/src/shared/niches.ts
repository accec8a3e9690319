/** What a brand is about, by its number, and how the addresses of its landing pages begin (specification §2). */
export const niches = [
  { id: 1, name: 'General', landing: '' },
  { id: 2, name: 'She', landing: 'she-' },
  { id: 3, name: 'BDSM', landing: 'bdsm-' },
  { id: 4, name: 'BBW', landing: 'bbw-' },
  { id: 5, name: 'GILF', landing: 'gilf-' },
  { id: 6, name: 'MILF', landing: 'milf-' },
  { id: 7, name: 'Gay', landing: 'gay-' },
] as const;

export function nicheName(niche: unknown): string {
  return niches.find(({ id }) => id === niche)?.name ?? String(niche);
}
