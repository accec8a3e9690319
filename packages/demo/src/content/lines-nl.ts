import type { ChatTexts } from './chat-texts.js';

/** Dutch chats and complaints. */
export const linesNl: ChatTexts = {
  openingLines: [
    'Welk gerecht maak jij als je indruk wilt maken?',
    'Strand of bos voor een eerste wandeling?',
    'Wat was het laatste waar je hardop om moest lachen?',
    'Je glimlach maakte mijn ochtend, dus ik moest even hallo zeggen.',
    'Als we nu koffie zouden drinken, waar zaten we dan?',
    'Vertel: wat staat er op je boodschappenlijst dat niemand verwacht?',
  ],
  dialogues: [
    [
      'Hoi! Ik zag dat je ook van lange wandelingen houdt. Heb je een favoriet rondje?',
      'Ja, langs de rivier en dan terug door het park. Met een broodje halverwege, dat hoort erbij.',
      'Een broodje wat? Dit is belangrijk.',
      'Oude kaas met mosterd. En jij?',
      'Ei met veel peper. We kunnen dus nooit elkaars broodje pikken, ideaal.',
      'Dan is er maar één manier om dat te testen. Zondag?',
      'Zondag is goed. Ik neem de thermoskan mee.',
    ],
    [
      'Je profiel is het eerste waar ik om moest lachen. Is die kat echt zo streng?',
      'Strenger. Ze heeft mijn vorige date aangestaard tot hij zijn jas pakte.',
      'Ik breng wel iets lekkers voor haar mee, uit voorzorg.',
      'Slim. Ze is te koop voor een stukje kip.',
      'En jij?',
      'Ik doe het voor appeltaart.',
    ],
    [
      'Wat lees je op dit moment?',
      'Een dikke Russische roman, maar eigenlijk stiekem een thriller ernaast.',
      'Ha, bij mij ligt de thriller bovenop. Is de Rus het waard?',
      'Na bladzijde tweehonderd wel. Zullen we ruilen als we klaar zijn?',
      'Graag. Dan spreken we af bij het kleine boekencafé?',
    ],
    [
      'Goedemorgen! Regent het bij jou ook al de hele dag?',
      'Onafgebroken. Ik heb soep opgezet, dat helpt tegen alles.',
      'Welke soep? Ik vraag het voor een vriend.',
      'Pompoen met een beetje gember. Zeg je vriend dat hij een kom mag komen halen.',
      'Mijn vriend trekt zijn laarzen al aan.',
      'Rustig, eerst nog wat chatten. Maar de soep blijft warm.',
    ],
    [
      'Ik heb twee kaartjes voor een concert volgende week en geen idee wie ik mee zal vragen. Hou je van jazz?',
      'Van jazz wel, van lang staan minder. Zijn er stoelen?',
      'Stoelen met kussens zelfs.',
      'Dan ben ik om. Wat voor concert is het?',
      'Een trio, piano, bas en drums. Ik heb ze vorig jaar gehoord en daarna een week geneuried.',
      'Klinkt als een goede avond. Mag ik de drankjes doen?',
      'Afgesproken!',
    ],
    [
      'Eerlijke vraag: ananas op pizza, ja of nee?',
      'Ja. En ik sta erachter.',
      'Moedig. Ik had stilletjes op ja gehoopt.',
      'Zie je wel, niemand durft het toe te geven. Wat is jouw geheime zonde?',
      'Hagelslag op een croissant.',
      'Dat is geen zonde, dat is een vondst.',
    ],
    [
      'Hoe was je week?',
      'Druk, maar vandaag heb ik in de zon op een bankje gezeten en toen was alles weer goed. De jouwe?',
      'Lang. Ik heb eindelijk mijn fiets gemaakt, met drie onderdelen over.',
      'Drie is netjes. Rijdt hij?',
      'Naar links vooral.',
      'Dan fietsen we gewoon een rondje linksom.',
    ],
    [
      'Ik zag op je foto een kampvuur. Waar was dat?',
      'In de Ardennen, afgelopen herfst. Het was koud en prachtig.',
      'Dat mis ik hier in de stad. Ga je vaak?',
      'Elk jaar een lang weekend. Wie kan houthakken mag mee.',
      'Ik kan vooral goed marshmallows bewaken.',
      'Ook een vak.',
    ],
  ],
  exchanges: [
    ['Wat is het mooiste aan waar jij woont?', 'Het licht in de straat als de winkels sluiten. En bij jou?'],
    ['Ben je een ochtendmens of een nachtbraker?', 'Ochtendmens, tot iemand me overhaalt om te dansen.'],
    ['Mooie trui op je tweede foto! Zelf gebreid?', 'Ja! Je bent de eerste die het ziet. Vier maanden werk.'],
    [
      'Kun je me een film aanraden voor vanavond?',
      'Iets waarbij je mag huilen of iets waarbij je moet lachen?',
      'Allebei graag.',
      'Dan heb ik er precies één.',
    ],
    ['Hallo! Ik durfde het niet, en nu toch.', 'Gelukkig maar. Hoe gaat het met je?'],
    [
      'Wat zou je doen met een vrije dinsdag?',
      'Naar de markt, vis halen, en dan veel te lang koken.',
      'Voor hoeveel mensen?',
      'Voor twee, als het meezit.',
    ],
    [
      'Je schrijft dat je vals zingt. Welk nummer het liefst?',
      'Alles van ABBA. De buren hebben erom gevraagd dat ik stop.',
    ],
    [
      'Ga je dit jaar nog op reis?',
      'Met de trein naar Kopenhagen, als het lukt. Ben jij er weleens geweest?',
    ],
    ['Thee of koffie?', 'Koffie tot twaalf uur, daarna thee. Ik heb regels.'],
    [
      'Hoe ziet voor jou een goede zondag eruit?',
      'Uitslapen, pannenkoeken, een ommetje, en niemand die iets moet.',
    ],
    ['Is die hond op de foto van jou?', 'Hij vindt van wel. Hij heet Moos en hij snurkt.'],
    [
      'Ik las dat je ook graag naar het theater gaat. Laatst nog iets moois gezien?',
      'Een voorstelling met alleen twee stoelen en een lamp. Ik was diep onder de indruk.',
    ],
    [
      'Fijn dat we een match zijn! Zullen we het spannend houden of meteen koffie plannen?',
      'Koffie. Ik kan toch niet spannend doen.',
    ],
    ['Wat kook jij als je geen zin hebt om te koken?', 'Pasta met boter en parmezaan. Werkt altijd.'],
  ],
  complaints: [
    {
      subject: 'payment',
      text: 'Mijn betaling staat al twee dagen op “wordt verwerkt”, maar het bedrag is wel afgeschreven. Kunt u dit nakijken?',
    },
    {
      subject: 'message',
      text: 'Een lid blijft mij berichten sturen nadat ik duidelijk heb gezegd dat ik geen contact wil.',
    },
    {
      subject: 'profile',
      text: 'Volgens mij gebruikt dit profiel een verhaal dat van iemand anders is gekopieerd.',
    },
    {
      subject: 'photo',
      text: 'Mijn nieuwe foto is verwijderd, maar ik begrijp niet waarom. Er staat alleen een landschap met mijzelf op.',
    },
    { subject: 'account', text: 'Ik krijg nog steeds elke week de nieuwsmail, terwijl ik die heb uitgezet.' },
    {
      subject: 'payment',
      text: 'Ik wil gebruikmaken van mijn bedenktijd en het ongebruikte deel van mijn credits terug.',
    },
    {
      subject: 'message',
      text: 'Iemand vraagt mij om geld over te maken voor een treinkaartje. Ik vertrouw het niet.',
    },
    {
      subject: 'other',
      text: 'Op mijn oude telefoon wordt de knop onderaan het scherm afgedekt. Verder een fijne site.',
    },
  ],
};
