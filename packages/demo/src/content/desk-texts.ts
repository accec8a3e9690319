import type { ReportReason } from '@kindling/contract/safety/report-rules';
import type { SupportTopic } from '@kindling/contract/safety/complaint-rules';
import type { DemoBrand } from './demo-profile.js';

/** What somebody reported of another profile, and what it was about. */
export interface DemoReport {
  readonly reason: ReportReason;
  /** The profile as a whole, or what it tells of the person. */
  readonly about: 'profile' | 'about_me';
  readonly words: string;
}

/** What somebody asked support, and what they were answered. */
export interface DemoComplaint {
  readonly topic: SupportTopic;
  readonly words: string;
  /** Which payment, as they put it; of a payment alone. */
  readonly order?: string;
  /** Undefined while nobody answered. */
  readonly answer?: string;
}

interface DeskTexts {
  /** The language of the brand's members. */
  readonly language: 'nl' | 'de' | 'en';
  readonly reports: readonly DemoReport[];
  readonly complaints: readonly DemoComplaint[];
}

/** What moderators and support of the demo read, and what support wrote back; the last of each are the newest. */
export const deskTexts: Readonly<Record<DemoBrand, DeskTexts>> = {
  vonk: {
    language: 'nl',
    reports: [
      { reason: 'fake_profile', about: 'profile', words: 'Volgens mij bestaat deze persoon niet echt.' },
      { reason: 'spam_or_fraud', about: 'about_me', words: 'Dit leest als reclame.' },
      { reason: 'other', about: 'profile', words: 'We kennen elkaar van vroeger en dat vind ik vervelend.' },
      { reason: 'fake_profile', about: 'profile', words: 'Woont in Utrecht, maar weet daar niets van.' },
      { reason: 'harassment', about: 'profile', words: 'Blijft schrijven nadat ik nee heb gezegd.' },
      { reason: 'contact_data', about: 'about_me', words: 'Is dit een gebruikersnaam van een andere site?' },
      { reason: 'other', about: 'about_me', words: 'Dit vind ik geen leuke tekst.' },
      { reason: 'fake_profile', about: 'profile', words: 'Antwoordt elke keer precies hetzelfde.' },
    ],
    complaints: [
      {
        topic: 'site',
        words: 'De pagina verspringt terwijl ik een bericht schrijf.',
        answer:
          'Dank je wel dat je het zegt. Welk toestel en welke browser gebruik je? Dan kijken we ernaar.',
      },
      {
        topic: 'payment',
        order: 'Mijn laatste aankoop',
        words: 'Ik heb betaald en zie mijn bon niet terug.',
        answer: 'Je bon staat bij je credits, onder je aankopen. Daar kun je hem ook bewaren.',
      },
      {
        topic: 'payment',
        order: 'De aankoop van deze week',
        words: 'Ik had het kleine pakket willen kiezen. Kan dat nog?',
        answer: 'Ja: binnen 14 dagen maak je een aankoop zelf ongedaan, op de pagina van die aankoop.',
      },
      {
        topic: 'site',
        words: 'Ik krijg elke dag een mail. Kan dat minder?',
        answer: 'Ja. Bij je instellingen kies je zelf welke mails je krijgt.',
      },
      {
        topic: 'site',
        words: 'Hoe zorg ik dat mijn collega mij hier niet ziet?',
      },
    ],
  },
  rubens: {
    language: 'de',
    reports: [
      { reason: 'fake_profile', about: 'profile', words: 'Ich glaube, diese Person gibt es gar nicht.' },
      { reason: 'spam_or_fraud', about: 'about_me', words: 'Das liest sich wie Werbung.' },
      { reason: 'harassment', about: 'profile', words: 'Schreibt weiter, obwohl ich Nein gesagt habe.' },
      { reason: 'other', about: 'profile', words: 'Wir kennen uns von früher, das ist mir unangenehm.' },
      { reason: 'fake_profile', about: 'profile', words: 'Antwortet jedes Mal genau dasselbe.' },
      { reason: 'other', about: 'about_me', words: 'Diesen Text finde ich daneben.' },
      { reason: 'contact_data', about: 'about_me', words: 'Ist das ein Name von einer anderen Seite?' },
    ],
    complaints: [
      {
        topic: 'site',
        words: 'Die Suche zeigt mir immer dieselben Leute.',
        answer: 'Vergrößere in der Suche die Entfernung oder das Alter, dann kommen weitere Profile dazu.',
      },
      {
        topic: 'payment',
        order: 'Mein letzter Kauf',
        words: 'Wo finde ich die Quittung für meinen Kauf?',
        answer: 'Sie steht bei deinen Credits unter deinen Käufen. Dort kannst du sie auch speichern.',
      },
      {
        topic: 'site',
        words: 'Ich bekomme jeden Tag eine Mail. Geht das auch seltener?',
        answer: 'Ja: In deinen Einstellungen wählst du, welche Mails du bekommst.',
      },
      {
        topic: 'site',
        words: 'Wie lange dauert es, bis mein neues Foto zu sehen ist?',
      },
    ],
  },
  harbour: {
    language: 'en',
    reports: [
      { reason: 'fake_profile', about: 'profile', words: 'I do not think this person is real.' },
      { reason: 'spam_or_fraud', about: 'about_me', words: 'This reads like an advert.' },
      { reason: 'other', about: 'profile', words: 'We know each other from work and I would rather not.' },
      { reason: 'harassment', about: 'profile', words: 'Keeps writing after I said no.' },
      { reason: 'other', about: 'about_me', words: 'I find this text unkind.' },
      { reason: 'fake_profile', about: 'profile', words: 'Gives the same answer every time.' },
    ],
    complaints: [
      {
        topic: 'site',
        words: 'The page jumps while I am writing a message.',
        answer:
          'Thank you for telling us. Please write which phone and which browser you use, then we can look at it.',
      },
      {
        topic: 'payment',
        order: 'My last purchase',
        words: 'Where is the receipt for what I bought?',
        answer: 'It is with your credits, among your purchases. You can save it from there.',
      },
      {
        topic: 'site',
        words: 'How do I keep people from finding me for a while?',
        answer:
          'Go invisible in your settings: no one can find you any more, and you keep your conversations.',
      },
      {
        topic: 'site',
        words: 'I would like to change the town in my profile.',
      },
    ],
  },
};
