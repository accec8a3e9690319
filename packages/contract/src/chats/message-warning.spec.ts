import fc from 'fast-check';
import { languages, type Language } from '../languages.js';
import { warningOf } from './message-warning.js';
import type { MessageWarning } from './message.js';

/** Sentences as people and fraudsters write them, by language. What is harmless should stay without a warning. */
const corpus: Record<Language, { contact: string[]; money: string[]; harmless: string[] }> = {
  nl: {
    contact: [
      'Bel me maar: 06 12345678',
      'mail me op jan punt devries at gmail punt com',
      'insta: jan.devries',
    ],
    money: [
      'Kun je mij 200 euro lenen? Ik betaal het vrijdag terug.',
      'Koop een paar cadeaukaarten en stuur me de codes',
      'Ik verdien veel met crypto, zal ik het je leren?',
      'Maak het geld over op NL91 ABNA 0417 1643 00',
      'Als je nu investeert heb je in een week dubbel rendement, investeren via mijn platform',
    ],
    harmless: [
      'Geld maakt niet gelukkig, maar een goed gesprek wel.',
      'Zullen we zaterdag om 20.00 uur wat drinken?',
      'Ik werk bij een bank, best saai soms.',
      'Stuur je mij een foto van je hond?',
      'Ik investeer graag tijd in mensen die ik leuk vind.',
    ],
  },
  en: {
    contact: ['Text me on +44 7700 900123', 'write to lisa@example.com', 'my snap is lisa_99'],
    money: [
      'Could you send me some money for the flight?',
      'Please buy a Steam card and send me a picture of the code',
      'I can teach you how to trade bitcoin',
      'My uncle has an investment platform with guaranteed profit',
      'I only need you to wire 500 dollars to my bank account',
    ],
    harmless: [
      'Money is not that important to me.',
      'I work in investment banking and love to cook.',
      'Send me a picture of your dog!',
      'We could borrow a boat and row for an hour.',
      'I was born in 1984 and moved here in 2010.',
    ],
  },
  de: {
    contact: ['Ruf mich an: 0171 2345678', 'schreib mir an lisa@example.de', 'Telegram: lisa_berlin'],
    money: [
      'Kannst du mir etwas Geld leihen?',
      'Kauf mir bitte eine Geschenkkarte und schick mir den Code',
      'Ich verdiene mein Geld mit Kryptowährungen',
      'Überweise mir bitte 300 Euro, ich zahle alles zurück',
      'Meine IBAN ist DE89 3704 0044 0532 0130 00',
    ],
    harmless: [
      'Geld ist mir nicht wichtig.',
      'Ich arbeite in einer Bank in Köln.',
      'Schick mir gern ein Bild von deinem Garten.',
      'Treffen wir uns um acht am Bahnhof?',
      'Ich investiere viel Zeit in meinen Garten.',
    ],
  },
  fr: {
    contact: ['Appelle-moi au 06 12 34 56 78', 'écris-moi : lea@example.fr', 'mon insta: lea.paris'],
    money: [
      'Tu peux m’envoyer un peu d’argent pour le billet ?',
      'Achète une carte cadeau et envoie-moi le code',
      'Je peux t’apprendre à investir et gagner beaucoup',
      'Fais le virement de 200 euros sur mon compte bancaire',
      'Je fais du trading de cryptomonnaies',
    ],
    harmless: [
      'L’argent ne fait pas le bonheur.',
      'Je travaille dans une banque à Lyon.',
      'Envoie-moi une photo de ton chat !',
      'On se voit à huit heures devant le cinéma ?',
      'J’ai besoin de rire.',
    ],
  },
  es: {
    contact: ['Llámame al 612 345 678', 'escríbeme a luz@example.es', 'mi telegram: luz_madrid'],
    money: [
      '¿Me puedes prestar dinero para el billete?',
      'Compra una tarjeta regalo y mándame el código',
      'Gano mucho con criptomonedas',
      'Puedes enviarme 100 euros y te los devuelvo',
      'Este es mi número de cuenta bancaria',
    ],
    harmless: [
      'El dinero no lo es todo.',
      'Trabajo en un banco en Sevilla.',
      'Mándame una foto de tu perro.',
      'Necesito unas vacaciones en la playa.',
      '¿Quedamos a las ocho en la plaza?',
    ],
  },
  it: {
    contact: ['Chiamami al 347 1234567', 'scrivimi a lia@example.it', 'instagram: lia.roma'],
    money: [
      'Puoi prestarmi un po’ di soldi?',
      'Compra una carta regalo e mandami il codice',
      'Guadagno molto con le criptovalute',
      'Fammi un bonifico di 200 euro, ti restituisco tutto',
      'Ti insegno a investire e guadagnare ogni giorno',
    ],
    harmless: [
      'I soldi non sono tutto nella vita.',
      'Lavoro in banca a Torino.',
      'Mandami una foto del tuo gatto.',
      'Ho bisogno di una vacanza.',
      'Ci vediamo alle otto in piazza?',
    ],
  },
  pl: {
    contact: ['Zadzwoń: 501 234 567', 'napisz na ola@example.pl', 'mój insta: ola.krakow'],
    money: [
      'Możesz pożyczyć mi trochę pieniędzy?',
      'Kup kartę podarunkową i wyślij mi kod',
      'Zarabiam na kryptowalutach, kryptowaluty to przyszłość',
      'Przelej 300 zł, oddam w piątek',
      'Podaję numer konta: PL61 1090 1014 0000 0712 1981 2874',
    ],
    harmless: [
      'Pieniądze szczęścia nie dają.',
      'Pracuję w banku w Gdańsku.',
      'Wyślij mi zdjęcie swojego psa.',
      'Spotkajmy się o ósmej na rynku.',
      'Potrzebuję wakacji nad morzem.',
    ],
  },
  da: {
    contact: ['Ring til mig på 20 12 34 56', 'skriv til ida@example.dk', 'min snap: ida_kbh'],
    money: [
      'Kan du låne mig nogle penge?',
      'Køb et gavekort og send mig koden',
      'Jeg tjener godt på bitcoin',
      'Send 500 kroner, så betaler jeg tilbage',
      'Her er mit kontonummer',
    ],
    harmless: [
      'Penge er ikke det vigtigste.',
      'Jeg arbejder i en bank i Aarhus.',
      'Send mig et billede af din hund.',
      'Skal vi mødes klokken otte?',
      'Jeg mangler en at danse med.',
    ],
  },
  nb: {
    contact: ['Ring meg på 912 34 567', 'skriv til ida@example.com', 'snap: ida_oslo'],
    money: [
      'Kan du låne meg litt penger?',
      'Kjøp et gavekort og send meg koden',
      'Jeg tjener godt på bitcoin',
      'Overfør 500 kroner, så betaler jeg tilbake',
      'Her er kontonummeret mitt: kontonummer 1234',
    ],
    harmless: [
      'Penger betyr lite for meg.',
      'Jeg jobber i bank i Bergen.',
      'Send meg et bilde av hunden din.',
      'Skal vi møtes klokka åtte?',
      'Jeg trenger en tur på fjellet.',
    ],
  },
  sv: {
    contact: ['Ring mig på 070 123 45 67', 'skriv till ida@example.com', 'min insta: ida_sthlm'],
    money: [
      'Kan du låna mig lite pengar?',
      'Köp ett presentkort och skicka koden',
      'Jag tjänar bra på bitcoin',
      'Skicka 500 kronor så betalar jag tillbaka',
      'Investera i min plattform, avkastningen är garanterad vinst',
    ],
    harmless: [
      'Pengar är inte allt.',
      'Jag jobbar på bank i Malmö.',
      'Skicka en bild på din hund!',
      'Ska vi ses klockan åtta?',
      'Jag behöver en fika.',
    ],
  },
  fi: {
    contact: ['Soita 040 123 4567', 'kirjoita minulle: aino@example.com', 'insta: aino_hki'],
    money: [
      'Voisitko lainata minulle rahaa?',
      'Osta lahjakortti ja lähetä koodi',
      'Tienaan hyvin, opetan sinulle kryptoa',
      'Lähetä 200 euroa, maksan takaisin perjantaina',
      'Tässä on tilinumeroni',
    ],
    harmless: [
      'Raha ei tuo onnea.',
      'Olen töissä pankissa Turussa.',
      'Lähetä kuva koirastasi!',
      'Tavataanko kahdeksalta?',
      'Tarvitsen lomaa.',
    ],
  },
};

/** How good it is; raise them with the lists. */
const leastFound = 0.95;
const mostFalse = 0.02;

describe('what the receiver of a message is warned of', () => {
  it.each(['contact', 'money'] as const)('%s is found in every language', (kind: MessageWarning) => {
    const missed = languages.flatMap((language) =>
      corpus[language][kind].filter((text) => warningOf(text) !== kind).map((text) => `${language}: ${text}`),
    );
    const all = languages.flatMap((language) => corpus[language][kind]).length;
    tell(`${kind}: ${all - missed.length} of ${all} found`, missed);
    expect(missed.length).toBeLessThanOrEqual(all * (1 - leastFound));
  });

  it('is seldom in what is harmless', () => {
    const alarms = languages.flatMap((language) =>
      corpus[language].harmless
        .filter((text) => warningOf(text) !== null)
        .map((text) => `${language}: ${text}`),
    );
    const all = languages.flatMap((language) => corpus[language].harmless).length;
    tell(`false alarms: ${alarms.length} of ${all}`, alarms);
    expect(alarms.length).toBeLessThanOrEqual(all * mostFalse);
  });

  it('is money where there is both, and nothing in nothing', () => {
    expect(warningOf('Send me 100 euros, my number is 0612345678')).toBe('money');
    expect(warningOf('')).toBeNull();
  });

  it('is told of any text, as long as one may be', () => {
    const pieces = [
      'en',
      'seis',
      '0',
      ' at ',
      '.',
      'gmail',
      '@',
      '€',
      'snap ',
      'a',
      'AB12 ',
      'send ',
      '(dot)',
      '-',
      '１',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 4 }), (some) => {
        const text = some.join('').repeat(20_000).slice(0, 20_000);
        expect([null, 'contact', 'money']).toContain(warningOf(text));
      }),
      { numRuns: 60 },
    );
  });
});

function tell(headline: string, cases: readonly string[]): void {
  process.stdout.write(`${[headline, ...cases.map((one) => `  ${one}`)].join('\n')}\n`);
}
