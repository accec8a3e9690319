import type { PromptTexts } from './demo-profile.js';

/** German answers to prompts. */
export const promptsDe: PromptTexts = {
  perfect_sunday: [
    'Ausschlafen, frische Brötchen und ein Spaziergang ohne Ziel.',
    'Flohmarkt am Morgen, Kuchen am Nachmittag, Krimi am Abend.',
    'Mit dem Rad an den See und erst zurück, wenn es dunkel wird.',
    'Langes Frühstück, das von selbst zum Mittagessen wird.',
    'Nichts vorhaben und trotzdem etwas erleben.',
  ],
  we_click_if: [
    'du auch über dich selbst lachen kannst.',
    'du gern noch auf ein Stück Kuchen bleibst.',
    'dir ein gutes Gespräch wichtiger ist als ein perfekter Plan.',
    'du freundlich zu Kellnern und Hunden bist.',
    'du lieber anrufst, als drei Tage zu tippen.',
  ],
  laugh_hardest: [
    'meine eigenen Witze, leider.',
    'schlechte Wortspiele. Je schlechter, desto besser.',
    'Katzen, die so tun, als wäre der Sturz Absicht gewesen.',
    'meinen Bruder, der jede Pointe vergisst.',
  ],
  way_to_my_heart: [
    'führt durch die Küche.',
    'ein handgeschriebener Zettel am Kühlschrank.',
    'ist kurz, wenn du Käsekuchen mitbringst.',
    'beginnt mit einer ehrlichen Frage.',
    'Tanz mit mir, auch ohne Musik.',
  ],
  first_date: [
    'Ein kleines Café, zwei Gabeln, ein Stück Torte.',
    'Spazieren gehen, denn nebeneinander redet es sich leichter.',
    'Wochenmarkt, und danach gemeinsam kochen, was wir gefunden haben.',
    'Ein Konzert, bei dem wir beide die Band nicht kennen.',
  ],
  friends_say: [
    'sehr gut zuhöre und sehr gern widerspreche.',
    'zu viele Bücher und zu wenig Regale habe.',
    'einen ganzen Raum zum Lachen bringe.',
    'nie ohne Proviant aus dem Haus gehe.',
    'Pläne schmiede, bevor der Kaffee fertig ist.',
  ],
  small_joy: [
    'Der erste Tag ohne Jacke.',
    'Frisch bezogenes Bett.',
    'Wenn der Nachbar mir Tomaten vor die Tür stellt.',
    'Ein Lied im Radio, das ich vergessen hatte.',
  ],
  never_tired_of: [
    'alten Schallplatten.',
    'langen Tafeln mit lauten Menschen.',
    'dem Geruch von Regen auf warmem Asphalt.',
    'Geschichten, die meine Oma schon fünfmal erzählt hat.',
  ],
  ask_me_about: [
    'meiner Reise mit dem Nachtzug und der falschen Tasche.',
    'meinem Hochbeet. Aber bring Zeit mit.',
    'dem Jahr, in dem ich jeden Monat etwas Neues gelernt habe.',
    'dem Hund, der eigentlich nur zu Besuch war.',
  ],
  i_cook_best: [
    'Rouladen nach dem Rezept meiner Großmutter.',
    'Risotto, weil ich gern rühre und dabei rede.',
    'Kaiserschmarrn, auch abends.',
    'Alles, was lange schmoren darf.',
  ],
  best_trip: [
    'Mit dem Zug nach Triest und dort drei Tage nur gegessen.',
    'Zu Fuß über die Alpen. Die Blasen habe ich vergessen.',
    'Eine Woche Ostsee im November, ganz für uns allein.',
    'Der Umweg über Prag, der eigentlich ein Versehen war.',
  ],
  bucket_list: [
    'das Nordlicht sehen.',
    'einen Sommer in einem Haus am Meer verbringen.',
    'Tango tanzen, ohne auf die Füße zu schauen.',
    'meine Familiengeschichte aufschreiben.',
  ],
  hidden_talent: [
    'Ich finde in jeder Stadt die beste Bäckerei.',
    'Ich kann Stimmen nachmachen, vor allem die meines Chefs.',
    'Nähen. Auch deine kaputte Jacke.',
    'Ich erkenne Vögel am Gesang.',
  ],
  learning_now: [
    'Französisch, vor allem die Speisekarte.',
    'Nein zu sagen.',
    'Akkordeon. Die Nachbarn sind tapfer.',
    'Loslassen, in kleinen Schritten.',
  ],
  good_morning: [
    'einem offenen Fenster und einer großen Tasse Kaffee.',
    'jemandem, der mich nicht sofort anspricht.',
    'zehn Minuten Sonne auf dem Balkon.',
  ],
  rainy_day: [
    'backe ich etwas, das für eine Person zu groß ist.',
    'gehe ich erst recht raus, dann gehört der Wald mir.',
    'schaue ich alte Fotos und rufe jemanden an.',
  ],
  green_flag: [
    'Humor, der niemandem wehtut.',
    'sich an das zu erinnern, was ich beim letzten Mal erzählt habe.',
    'Nachschlag zu nehmen.',
    'zu sagen, was man denkt, und dabei nett zu bleiben.',
  ],
  together_we: [
    'den letzten Platz in der Sonne finden.',
    'einen Tanzkurs machen und die Schlechtesten sein.',
    'ein Rezept nachkochen, das keiner von uns versteht.',
    'die falsche Ausfahrt nehmen und es einen Ausflug nennen.',
  ],
};
