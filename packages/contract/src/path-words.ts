import type { Language } from './languages.js';

/**
 * The words of paths per language (decisions §2.2). The key is the word of the specification's table; languages in the
 * order da de en es fi fr it nb nl pl sv. English keeps the table's words, so an English brand's canonical paths are
 * the table's own.
 */
const rows = {
  'account-deleted':
    'konto-slettet konto-geloescht account-deleted cuenta-eliminada tili-poistettu compte-supprime account-eliminato konto-slettet account-verwijderd konto-usuniete konto-raderat',
  activate: 'aktiver aktivieren activate activar aktivoi activer attiva aktiver activeren aktywacja aktivera',
  chat: 'chat chat chat chat keskustelu discussion chat chat chat czat chatt',
  chats: 'chats chats chats chats keskustelut discussions chat samtaler chats czaty chattar',
  'complete-signup':
    'fuldfor-tilmelding anmeldung-abschliessen complete-signup completar-registro viimeistele-rekisterointi terminer-inscription completa-registrazione fullfor-registrering aanmelding-afronden dokoncz-rejestracje slutfor-registrering',
  cookies:
    'cookies cookies cookies cookies evasteet cookies cookie informasjonskapsler cookies pliki-cookie kakor',
  credits: 'credits credits credits creditos krediitit credits crediti kreditter credits kredyty krediter',
  do: 'udfoer ausfuehren do hacer tee faire esegui utfoer doen wykonaj utfor',
  done: 'faerdig fertig done hecho valmis termine fatto ferdig gelukt gotowe klart',
  error: 'fejl fehler error error virhe erreur errore feil mislukt blad fel',
  given: 'givet gegeben given dados annetut donnes inviati gitt gegeven wyslane givna',
  landing:
    'velkommen willkommen landing bienvenida tervetuloa bienvenue benvenuto velkommen welkom witaj valkommen',
  likes: 'likes likes likes me-gusta tykkaykset likes mi-piace likes likes polubienia gillningar',
  login:
    'log-ind anmelden login iniciar-sesion kirjaudu connexion accedi logg-inn inloggen logowanie logga-in',
  m: 'm m m m m m m m m m m',
  'mail-change':
    'skift-email e-mail-aendern mail-change cambiar-correo vaihda-sahkoposti changer-e-mail cambia-email endre-epost e-mail-wijzigen zmiana-e-maila byt-epost',
  matches:
    'matches treffer matches coincidencias osumat matchs corrispondenze matcher matches pary matchningar',
  members:
    'medlemmer mitglieder members miembros jasenet membres membri medlemmer leden uzytkownicy medlemmar',
  notifications:
    'notifikationer benachrichtigungen notifications notificaciones ilmoitukset notifications notifiche varsler meldingen powiadomienia aviseringar',
  pages: 'sider seiten pages paginas sivut pages pagine sider paginas strony sidor',
  premium: 'premium premium premium premium premium premium premium premium premium premium premium',
  pricing: 'priser preise pricing precios hinnat tarifs prezzi priser prijzen cennik priser',
  privacy:
    'privatliv datenschutz privacy privacidad tietosuoja confidentialite privacy personvern privacy prywatnosc integritet',
  profile: 'profil profil profile perfil profiili profil profilo profil profiel profil profil',
  received: 'modtaget erhalten received recibidos saadut recus ricevuti mottatt ontvangen otrzymane mottagna',
  'reset-password':
    'nulstil-adgangskode passwort-zuruecksetzen reset-password restablecer-contrasena nollaa-salasana reinitialiser-mot-de-passe reimposta-password tilbakestill-passord wachtwoord-herstellen resetuj-haslo aterstall-losenord',
  settings:
    'indstillinger einstellungen settings ajustes asetukset parametres impostazioni innstillinger instellingen ustawienia installningar',
  signup:
    'tilmeld registrieren signup registro rekisteroidy inscription registrati registrer aanmelden rejestracja registrera',
  'signup-matches':
    'tilmelding-matches anmeldung-treffer signup-matches registro-coincidencias rekisteroityminen-osumat inscription-matchs registrazione-corrispondenze registrering-matcher aanmelding-matches rejestracja-pary registrering-matchningar',
  terms: 'vilkar agb terms condiciones ehdot conditions condizioni vilkar voorwaarden regulamin villkor',
  transactions:
    'transaktioner zahlungen transactions transacciones maksut transactions transazioni transaksjoner betalingen transakcje transaktioner',
} as const;

export type PathWord = keyof typeof rows;

const order: readonly Language[] = ['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv'];

export type WordsOfLanguage = Readonly<Record<PathWord, string>>;

function wordsOf(column: number): WordsOfLanguage {
  const entries = Object.entries(rows).map(([word, line]) => {
    const translated = line.split(' ')[column];
    if (translated === undefined) throw new Error(`path word ${word} lacks a language`);
    return [word, translated] as const;
  });
  return Object.fromEntries(entries) as WordsOfLanguage;
}

export const pathWords = Object.fromEntries(
  order.map((language, column) => [language, wordsOf(column)]),
) as Readonly<Record<Language, WordsOfLanguage>>;
