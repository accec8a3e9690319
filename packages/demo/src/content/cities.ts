import type { Country } from '@kindling/contract/languages';
import type { DemoBrand } from './demo-profile.js';

/** A real city with its region and place on earth. */
export interface City {
  readonly city: string;
  readonly region: string;
  readonly country: Country;
  readonly latitude: number;
  readonly longitude: number;
}

type Row = readonly [city: string, region: string, country: Country, latitude: number, longitude: number];

const VONK: readonly Row[] = [
  ['Amsterdam', 'Noord-Holland', 'NL', 52.3728, 4.8936],
  ['Rotterdam', 'Zuid-Holland', 'NL', 51.9225, 4.4792],
  ['Den Haag', 'Zuid-Holland', 'NL', 52.0799, 4.3113],
  ['Utrecht', 'Utrecht', 'NL', 52.0907, 5.1214],
  ['Eindhoven', 'Noord-Brabant', 'NL', 51.4416, 5.4697],
  ['Groningen', 'Groningen', 'NL', 53.2194, 6.5665],
  ['Tilburg', 'Noord-Brabant', 'NL', 51.5555, 5.0913],
  ['Almere', 'Flevoland', 'NL', 52.3508, 5.2647],
  ['Breda', 'Noord-Brabant', 'NL', 51.5719, 4.7683],
  ['Nijmegen', 'Gelderland', 'NL', 51.8126, 5.8372],
  ['Arnhem', 'Gelderland', 'NL', 51.9851, 5.8987],
  ['Haarlem', 'Noord-Holland', 'NL', 52.3874, 4.6462],
  ['Enschede', 'Overijssel', 'NL', 52.2215, 6.8937],
  ['Zwolle', 'Overijssel', 'NL', 52.5168, 6.083],
  ['Leiden', 'Zuid-Holland', 'NL', 52.1601, 4.497],
  ['Delft', 'Zuid-Holland', 'NL', 52.0116, 4.3571],
  ['Maastricht', 'Limburg', 'NL', 50.8514, 5.691],
  ['Leeuwarden', 'Friesland', 'NL', 53.2012, 5.7999],
  ['Assen', 'Drenthe', 'NL', 52.9925, 6.5649],
  ['Middelburg', 'Zeeland', 'NL', 51.4988, 3.61],
  ["'s-Hertogenbosch", 'Noord-Brabant', 'NL', 51.6978, 5.3037],
  ['Alkmaar', 'Noord-Holland', 'NL', 52.6324, 4.7534],
  ['Deventer', 'Overijssel', 'NL', 52.2661, 6.1552],
  ['Venlo', 'Limburg', 'NL', 51.3704, 6.1724],
  ['Antwerpen', 'Antwerpen', 'BE', 51.2194, 4.4025],
  ['Gent', 'Oost-Vlaanderen', 'BE', 51.0543, 3.7174],
  ['Brugge', 'West-Vlaanderen', 'BE', 51.2093, 3.2247],
  ['Leuven', 'Vlaams-Brabant', 'BE', 50.8798, 4.7005],
  ['Mechelen', 'Antwerpen', 'BE', 51.0259, 4.4776],
  ['Hasselt', 'Limburg', 'BE', 50.9307, 5.3325],
  ['Oostende', 'West-Vlaanderen', 'BE', 51.2247, 2.9167],
  ['Kortrijk', 'West-Vlaanderen', 'BE', 50.828, 3.265],
];

const RUBENS: readonly Row[] = [
  ['Berlin', 'Berlin', 'DE', 52.52, 13.405],
  ['Hamburg', 'Hamburg', 'DE', 53.5511, 9.9937],
  ['München', 'Bayern', 'DE', 48.1351, 11.582],
  ['Köln', 'Nordrhein-Westfalen', 'DE', 50.9375, 6.9603],
  ['Frankfurt am Main', 'Hessen', 'DE', 50.1109, 8.6821],
  ['Stuttgart', 'Baden-Württemberg', 'DE', 48.7758, 9.1829],
  ['Düsseldorf', 'Nordrhein-Westfalen', 'DE', 51.2277, 6.7735],
  ['Leipzig', 'Sachsen', 'DE', 51.3397, 12.3731],
  ['Dortmund', 'Nordrhein-Westfalen', 'DE', 51.5136, 7.4653],
  ['Bremen', 'Bremen', 'DE', 53.0793, 8.8017],
  ['Dresden', 'Sachsen', 'DE', 51.0504, 13.7373],
  ['Hannover', 'Niedersachsen', 'DE', 52.3759, 9.732],
  ['Nürnberg', 'Bayern', 'DE', 49.4521, 11.0767],
  ['Freiburg', 'Baden-Württemberg', 'DE', 47.999, 7.8421],
  ['Regensburg', 'Bayern', 'DE', 49.0134, 12.1016],
  ['Erfurt', 'Thüringen', 'DE', 50.9848, 11.0299],
  ['Rostock', 'Mecklenburg-Vorpommern', 'DE', 54.0924, 12.0991],
  ['Kiel', 'Schleswig-Holstein', 'DE', 54.3233, 10.1228],
  ['Mainz', 'Rheinland-Pfalz', 'DE', 49.9929, 8.2473],
  ['Saarbrücken', 'Saarland', 'DE', 49.2402, 6.9969],
  ['Magdeburg', 'Sachsen-Anhalt', 'DE', 52.1205, 11.6276],
  ['Potsdam', 'Brandenburg', 'DE', 52.3906, 13.0645],
  ['Wien', 'Wien', 'AT', 48.2082, 16.3738],
  ['Graz', 'Steiermark', 'AT', 47.0707, 15.4395],
  ['Linz', 'Oberösterreich', 'AT', 48.3069, 14.2858],
  ['Salzburg', 'Salzburg', 'AT', 47.8095, 13.055],
  ['Innsbruck', 'Tirol', 'AT', 47.2692, 11.4041],
  ['Klagenfurt am Wörthersee', 'Kärnten', 'AT', 46.6249, 14.305],
  ['Zürich', 'Zürich', 'CH', 47.3769, 8.5417],
  ['Basel', 'Basel-Stadt', 'CH', 47.5596, 7.5886],
  ['Bern', 'Bern', 'CH', 46.948, 7.4474],
  ['Luzern', 'Luzern', 'CH', 47.0502, 8.3093],
];

const HARBOUR: readonly Row[] = [
  ['London', 'Greater London', 'GB', 51.5074, -0.1278],
  ['Brighton', 'East Sussex', 'GB', 50.8225, -0.1372],
  ['Bristol', 'Bristol', 'GB', 51.4545, -2.5879],
  ['Manchester', 'Greater Manchester', 'GB', 53.4808, -2.2426],
  ['Liverpool', 'Merseyside', 'GB', 53.4084, -2.9916],
  ['Leeds', 'West Yorkshire', 'GB', 53.8008, -1.5491],
  ['Newcastle upon Tyne', 'Tyne and Wear', 'GB', 54.9783, -1.6178],
  ['Plymouth', 'Devon', 'GB', 50.3755, -4.1427],
  ['Falmouth', 'Cornwall', 'GB', 50.1526, -5.0663],
  ['Southampton', 'Hampshire', 'GB', 50.9097, -1.4044],
  ['Norwich', 'Norfolk', 'GB', 52.6309, 1.2974],
  ['Edinburgh', 'Scotland', 'GB', 55.9533, -3.1883],
  ['Glasgow', 'Scotland', 'GB', 55.8642, -4.2518],
  ['Aberdeen', 'Scotland', 'GB', 57.1497, -2.0943],
  ['Cardiff', 'Wales', 'GB', 51.4816, -3.1791],
  ['Swansea', 'Wales', 'GB', 51.6214, -3.9436],
  ['Belfast', 'Northern Ireland', 'GB', 54.5973, -5.9301],
  ['Dublin', 'Dublin', 'IE', 53.3498, -6.2603],
  ['Cork', 'Cork', 'IE', 51.8985, -8.4756],
  ['Galway', 'Galway', 'IE', 53.2707, -9.0568],
  ['Limerick', 'Limerick', 'IE', 52.6638, -8.6267],
  ['Amsterdam', 'Noord-Holland', 'NL', 52.3728, 4.8936],
  ['Rotterdam', 'Zuid-Holland', 'NL', 51.9225, 4.4792],
  ['Hamburg', 'Hamburg', 'DE', 53.5511, 9.9937],
  ['Berlin', 'Berlin', 'DE', 52.52, 13.405],
  ['Köln', 'Nordrhein-Westfalen', 'DE', 50.9375, 6.9603],
  ['Paris', 'Île-de-France', 'FR', 48.8566, 2.3522],
  ['Marseille', "Provence-Alpes-Côte d'Azur", 'FR', 43.2965, 5.3698],
  ['Nantes', 'Pays de la Loire', 'FR', 47.2184, -1.5536],
  ['Barcelona', 'Cataluña', 'ES', 41.3874, 2.1686],
  ['Valencia', 'Comunidad Valenciana', 'ES', 39.4699, -0.3763],
  ['Madrid', 'Comunidad de Madrid', 'ES', 40.4168, -3.7038],
];

const ROWS: Readonly<Record<DemoBrand, readonly Row[]>> = { vonk: VONK, rubens: RUBENS, harbour: HARBOUR };

/** The cities of a brand's demo members. */
export function citiesOf(brand: DemoBrand): readonly City[] {
  return ROWS[brand].map(([city, region, country, latitude, longitude]) => ({
    city,
    region,
    country,
    latitude,
    longitude,
  }));
}
