import type { ChatTexts } from './chat-texts.js';

/** German chats. */
export const linesDe: ChatTexts = {
  openingLines: [
    'Welches Gericht kochst du, wenn du jemanden beeindrucken willst?',
    'Spaziergang am Wasser oder Kaffee in der Sonne?',
    'Worüber hast du zuletzt laut gelacht?',
    'Dein Lächeln hat mir den Morgen gerettet, da wollte ich Hallo sagen.',
    'Wenn wir jetzt zusammen frühstücken würden, wo säßen wir?',
    'Verrate mir etwas, das nicht in deinem Profil steht.',
  ],
  dialogues: [
    [
      'Hallo! Du schreibst, dass es bei dir fast immer nach etwas duftet. Wonach heute?',
      'Nach Zwiebelkuchen. Er ist gerade im Ofen und sieht sehr stolz aus.',
      'Das ist nicht fair, ich sitze hier mit Knäckebrot.',
      'Dann solltest du dringend an deinen Bekanntschaften arbeiten.',
      'Ich arbeite gerade daran. Trinkst du Federweißer dazu?',
      'Selbstverständlich. Man ist ja kein Barbar.',
      'Dann bringe ich beim nächsten Mal die Flasche mit.',
    ],
    [
      'Guten Abend! Dein Bild mit dem roten Schal ist wunderschön.',
      'Danke! Der Schal ist selbst gestrickt, der Blick ist Zufall.',
      'Beides gelungen. Wie lange strickst du schon?',
      'Seit meine Oma mich mit zehn an die Nadeln gesetzt hat. Und was machst du, wenn du nicht fremde Schals lobst?',
      'Ich baue Möbel. Gerade einen Tisch, an dem hoffentlich viele Leute sitzen.',
      'Das klingt nach einem Menschen, den man kennenlernen sollte.',
    ],
    [
      'Berge oder Meer? Ich muss es wissen, bevor ich weiterschreibe.',
      'Meer zum Schlafen, Berge zum Essen.',
      'Diese Antwort habe ich noch nie bekommen. Erklär das bitte.',
      'Rauschen und salzige Luft machen müde, Kaiserschmarrn macht glücklich.',
      'Überzeugt. Ich hätte eine Hütte im Angebot, mit sehr gutem Kaiserschmarrn.',
    ],
    [
      'Wie war dein Tag?',
      'Lang, laut und am Ende doch schön. Eine Schülerin hat mir ein Bild gemalt. Deiner?',
      'Ich habe zum ersten Mal seit Jahren wieder Akkordeon gespielt.',
      'Und, lebt die Nachbarschaft noch?',
      'Sie hat geklatscht. Oder an die Wand geklopft, das ließ sich schwer unterscheiden.',
      'Ich nehme an, das war Applaus.',
    ],
    [
      'Du magst Theater? Ich habe nächste Woche zwei Karten und nur eine Begleitung, nämlich mich.',
      'Was wird denn gespielt?',
      'Eine Komödie. Ich lache im Theater allerdings sehr laut.',
      'Ich auch, wir könnten uns also tarnen.',
      'Dann Donnerstag, halb acht, vor dem großen Portal?',
      'Donnerstag. Ich trage Grün.',
    ],
    [
      'Ich bin ehrlich: Ich habe dein Profil dreimal gelesen, bevor ich mich getraut habe.',
      'Und beim dritten Mal stand da plötzlich „Schreib mir“?',
      'Es stand zwischen den Zeilen.',
      'Gut gelesen. Ich freue mich, dass du es gemacht hast.',
    ],
    [
      'Welches Buch liegt gerade neben deinem Bett?',
      'Ein Krimi aus Triest und ein Kochbuch aus Triest. Ich plane etwas.',
      'Eine Reise oder einen Mord?',
      'Zuerst eine Reise. Kommt auf die Begleitung an.',
      'Ich verspreche, harmlos zu sein und Koffer zu tragen.',
      'Das ist ein sehr starkes Bewerbungsschreiben.',
    ],
    [
      'Tanzt du wirklich Walzer?',
      'Linksherum sogar. Und du?',
      'Ich zähle noch laut mit.',
      'Das macht nichts, ich mag Musik mit Text.',
      'Im Kulturhaus ist jeden ersten Sonntag Tanztee. Nur so als Gedanke.',
      'Ein guter Gedanke. Bring bequeme Schuhe mit.',
    ],
  ],
  exchanges: [
    [
      'Was ist dein Lieblingsplatz in der Stadt?',
      'Die Bank hinter der Kirche, wenn die Linden blühen. Und deiner?',
    ],
    ['Frühstück süß oder herzhaft?', 'Erst herzhaft, dann süß. Ich lasse mich nicht zwingen.'],
    [
      'Deine Augen haben auf dem Bild einen sehr freundlichen Schalk.',
      'Das liegt am Fotografen, der hat vorher vom Hocker fallen müssen.',
    ],
    [
      'Kannst du mir ein Rezept für einen verregneten Abend empfehlen?',
      'Linsen, viel Knoblauch, ein Schuss Rotwein. Der Rest vom Wein ist für den Koch.',
      'Für den Koch allein?',
      'Wenn der Gast pünktlich ist, darf er teilen.',
    ],
    [
      'Hallo, ich bin neu hier und noch etwas unbeholfen.',
      'Willkommen! Das waren wir alle. Was hat dich hergeführt?',
    ],
    ['Was machst du mit einem freien Dienstag?', 'Ausschlafen, Markt, Mittagsschlaf. In dieser Reihenfolge.'],
    ['Hast du den Kater schon lange?', 'Sieben Jahre. Er sagt, er hat mich.'],
    [
      'Kaffee am Samstag? Ich kenne ein Lokal mit sehr großen Tortenstücken.',
      'Mit diesem Satz hättest du anfangen sollen. Ja!',
    ],
    ['Wohin ging deine letzte Reise?', 'Mit dem Zug nach Lissabon. Ich habe mich in eine Treppe verliebt.'],
    ['Singst du im Chor Alt oder Sopran?', 'Alt. Das Fundament, sagt unsere Leiterin.'],
    ['Magst du Regen?', 'Wenn ich drinnen bin und jemand Tee macht, sehr.'],
    [
      'Wir haben fünf gemeinsame Interessen, das ist rekordverdächtig.',
      'Und das sechste ist hoffentlich, sich einmal zu treffen.',
    ],
    ['Was bringt dich zum Lachen?', 'Menschen, die beim Erzählen selbst schon lachen müssen.'],
    ['Guten Morgen! Schon Kaffee gehabt?', 'Zwei. Ab jetzt bin ich ansprechbar.'],
  ],
};
