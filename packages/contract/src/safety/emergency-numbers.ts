import type { Country } from '../languages.js';

/** Purpose of a number: `police` for urgent matters, `police_later` for the rest. */
export const helpKinds = ['emergency', 'police', 'police_later', 'victims', 'violence', 'fraud'] as const;
export type HelpKind = (typeof helpKinds)[number];

/** A country's numbers in local notation, the emergency number first. */
type NumbersOfCountry = Readonly<
  { emergency: readonly [string, ...string[]] } & Partial<Record<Exclude<HelpKind, 'emergency'>, string>>
>;

/** Emergency and help numbers. Only verified, nationwide numbers are listed. */
export const emergencyNumbers: Readonly<Record<Country, NumbersOfCountry>> = {
  AT: { emergency: ['112'], police: '133', victims: '0800 112 112' },
  AU: { emergency: ['000'], police_later: '131 444', violence: '1800 737 732' },
  BE: { emergency: ['112'], police: '101' },
  CA: { emergency: ['911'], fraud: '1-888-495-8501' },
  CH: { emergency: ['112'], police: '117' },
  DE: { emergency: ['112'], police: '110', victims: '116 006' },
  DK: { emergency: ['112'], police_later: '114', victims: '116 006' },
  ES: { emergency: ['112'], police: '091', violence: '016', fraud: '017' },
  FI: { emergency: ['112'], victims: '116 006' },
  FR: { emergency: ['112'], police: '17', victims: '116 006', fraud: '0 805 805 817' },
  GB: { emergency: ['999', '112'], police_later: '101', victims: '0808 168 9111' },
  IE: { emergency: ['112', '999'], victims: '116 006' },
  IT: { emergency: ['112'], violence: '1522' },
  LU: { emergency: ['112'], police: '113' },
  NL: {
    emergency: ['112'],
    police_later: '0900-8844',
    victims: '0900-0101',
    fraud: '088-786 73 72',
  },
  NO: { emergency: ['112'], police_later: '02800', violence: '116 006' },
  NZ: { emergency: ['111'], police_later: '105', victims: '0800 842 846' },
  PL: { emergency: ['112'], police: '997' },
  SE: { emergency: ['112'], police_later: '114 14', victims: '116 006' },
  US: { emergency: ['911'], violence: '1-800-656-4673', fraud: '1-877-382-4357' },
};

/**
 * Countries whose numbers a reader sees, the reader's own first.
 * @param own null when unknown
 */
export function countriesToCall(served: readonly Country[], own: Country | null): readonly Country[] {
  return own === null ? served : [own, ...served.filter((country) => country !== own)];
}

/**
 * Emergency number of the reader's country, else one that works in all countries served; null without one.
 */
export function numberInDanger(served: readonly Country[], own: Country | null): string | null {
  if (own !== null) return emergencyNumbers[own].emergency[0];
  const [first, ...others] = served.map((country) => emergencyNumbers[country].emergency);
  return first?.find((number) => others.every((numbers) => numbers.includes(number))) ?? null;
}
