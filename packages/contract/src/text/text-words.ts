/** Word lists of `text-rules.ts`, kept short: a moderator reviews what they find. Only the server imports them. */

/**
 * The digits 0 to 9 as spelled in the brands' languages; a word of two languages has the same digit in both, or is
 * listed in one.
 */
export const digitWords: readonly (readonly string[])[] = [
  ['nul', 'zero', 'null', 'cero', 'nolla', 'zéro', 'noll'],
  ['een', 'één', 'one', 'eins', 'uno', 'yksi', 'un', 'une', 'en', 'ett', 'jeden'],
  ['twee', 'two', 'zwei', 'zwo', 'dos', 'kaksi', 'deux', 'due', 'to', 'två', 'dwa'],
  ['drie', 'three', 'drei', 'tres', 'kolme', 'trois', 'tre', 'trzy'],
  ['vier', 'four', 'cuatro', 'neljä', 'quatre', 'quattro', 'fire', 'fyra', 'cztery'],
  ['vijf', 'five', 'fünf', 'cinco', 'viisi', 'cinq', 'cinque', 'fem', 'pięć'],
  ['zes', 'six', 'sechs', 'seis', 'kuusi', 'sei', 'seks', 'sex', 'sześć'],
  ['zeven', 'seven', 'sieben', 'siete', 'seitsemän', 'sept', 'sette', 'syv', 'sju', 'siedem'],
  ['acht', 'eight', 'ocho', 'kahdeksan', 'huit', 'otto', 'otte', 'åtte', 'åtta', 'osiem'],
  ['negen', 'nine', 'neun', 'nueve', 'yhdeksän', 'neuf', 'nove', 'ni', 'nio', 'dziewięć'],
];

/** Substitutes for `@` and for `.`, used to evade a rule. */
export const atWords = [
  'at',
  'apenstaartje',
  'klammeraffe',
  'arroba',
  'arobase',
  'chiocciola',
  'snabel',
  'małpa',
  'ät',
];
export const dotWords = ['dot', 'punt', 'punkt', 'punto', 'point', 'piste', 'kropka', 'prick', 'punktum'];

/** Common mail providers: `jan at gmail` is an address without its ending. */
export const mailHosts = [
  ...[
    'gmail',
    'googlemail',
    'hotmail',
    'outlook',
    'yahoo',
    'icloud',
    'live',
    'msn',
    'gmx',
    'proton',
    'protonmail',
  ],
  ...['ziggo', 'kpnmail', 'planet', 'telenet', 'skynet', 'freenet', 'orange', 'libero', 'onet', 'interia'],
];

/** Top-level domains that are not words of the languages. */
export const domainEnds = [
  ...[
    'com',
    'net',
    'org',
    'info',
    'biz',
    'eu',
    'nl',
    'uk',
    'fr',
    'dk',
    'pl',
    'ch',
    'ly',
    'gg',
    'io',
    'tv',
    'xxx',
  ],
  ...['app', 'link', 'site', 'online', 'shop', 'club', 'chat', 'cam', 'live', 'page', 'vip'],
];
/** Top-level domains that are also words: only a path after them makes them an address for certain. */
export const wordyEnds = [
  'de',
  'be',
  'es',
  'it',
  'se',
  'no',
  'fi',
  'at',
  'me',
  'co',
  'to',
  'us',
  'in',
  'la',
  'do',
];

/** Top-level domains that form an address even with a spelled dot: `vonk punt nl`. */
export const tellingEnds = ['com', 'net', 'org', 'info', 'eu', 'nl', 'uk', 'fr', 'dk', 'pl'];

/** Services on which people are found by a user name. */
export const messengers = [
  ...[
    'whatsapp',
    'whats app',
    'wapp',
    'telegram',
    'signal',
    'snapchat',
    'snap',
    'instagram',
    'insta',
    'ig',
    'kik',
  ],
  ...['discord', 'skype', 'tiktok', 'facebook', 'fb', 'messenger', 'wechat', 'viber', 'threema', 'twitter'],
  ...['onlyfans', 'fansly', 'linktree', 'reddit'],
];
/** Words between such a service and the name: `insta is lisa99`. */
export const nameWords = [
  'is',
  'naam',
  'name',
  'nick',
  'user',
  'username',
  'id',
  'add',
  'ist',
  'heisst',
  'est',
  'nom',
];

/** Words that every brand wants reviewed: minors, sex for money, hatred. Brands add their own (`forbidden_words`). */
export const forbiddenWords: readonly string[] = [
  // Minors.
  ...[
    'kinderporno',
    'child porn',
    'childporn',
    'kinderpornografie',
    'pédopornographie',
    'pornografia infantil',
  ],
  ...['jailbait', 'preteen', 'minderjarig', 'minderjährig', 'underage', 'pedofiel', 'pedophile', 'pädophil'],
  ...['pédophile', 'pedófilo', 'pedofilo', 'pedofil', 'pædofil', 'pedofiili', 'alaikäinen', 'mindreårig'],
  ...['minderårig', 'niepełnoletnia', 'nieletnia'],
  // Sex for money.
  ...['escort', 'escorts', 'callgirl', 'betaalde seks', 'tegen betaling', 'sugardaddy gezocht', 'paypig'],
  ...[
    'taschengeld',
    'gegen bezahlung',
    'tarifs',
    'prostituée',
    'puta de pago',
    'a pagamento',
    'mot betaling',
  ],
  ...[
    'mot betalning',
    'mod betaling',
    'maksua vastaan',
    'za pieniądze',
    'sponsoring',
    'cash meet',
    'paid meet',
  ],
  // Hatred.
  ...[
    'neger',
    'nikker',
    'kutmarokkaan',
    'kankerjood',
    'nigger',
    'nigga',
    'faggot',
    'kike',
    'tranny',
    'untermensch',
  ],
  ...['kanake', 'schwuchtel', 'sale arabe', 'bougnoule', 'sudaca', 'maricón', 'frocio', 'negro di merda'],
  ...[
    'bøsserøv',
    'perker',
    'svartskalle',
    'blatte',
    'neekeri',
    'ryssä',
    'ciapaty',
    'pedał',
    'heil hitler',
    'sieg heil',
  ],
];
