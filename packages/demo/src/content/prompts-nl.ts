import type { PromptTexts } from './demo-profile.js';

/** Dutch answers to prompts. */
export const promptsNl: PromptTexts = {
  perfect_sunday: [
    'Uitslapen, croissants, en dan een wandeling die langer wordt dan gepland.',
    'Rommelmarkt in de ochtend, soep in de middag, film in de avond.',
    'Met de fiets naar zee en terug met zand in mijn schoenen.',
    'Nergens heen hoeven. En dan toch ergens belanden.',
    'Eerst de krant, dan de hond, dan heel lang koken voor vrienden.',
  ],
  we_click_if: [
    'je ook om jezelf kunt lachen.',
    'je niet schrikt van stilte in de auto.',
    'je spontaan mee wilt naar een plaats die geen van ons kent.',
    'je aardig bent tegen obers en honden.',
    'je liever belt dan drie dagen appt.',
  ],
  laugh_hardest: [
    'mijn eigen grappen, helaas.',
    'dieren die ergens instappen waar ze niet in passen.',
    'mensen die hun lach proberen in te houden.',
    'foute woordgrappen, hoe fouter hoe beter.',
    'mijn zus die een mop vertelt en de clou vergeet.',
  ],
  way_to_my_heart: [
    'loopt via verse koffie op bed.',
    'een handgeschreven briefje.',
    'begint met een goede vraag en echt luisteren.',
    'stroopwafels. Zo simpel is het.',
    'mij laten uitpraten als ik iets spannends vertel.',
  ],
  first_date: [
    'Een terras, een kaasplank en geen haast.',
    'Samen iets doen wat we allebei niet kunnen. Schaatsen bijvoorbeeld.',
    'Een wandeling, want naast elkaar praat je makkelijker.',
    'Een klein museum en daarna uitgebreid van mening verschillen.',
  ],
  friends_say: [
    'altijd te vroeg ben en toch haast heb.',
    'degene ben die je midden in de nacht mag bellen.',
    'de beste soep van de straat maak.',
    'te veel planten heb. Ze hebben gelijk.',
    'beter luister dan ik praat, en ik praat veel.',
  ],
  small_joy: [
    'De eerste keer zonder jas naar buiten.',
    'Een groene golf als ik al laat ben.',
    'Schone lakens.',
    'De buurvrouw die zwaait vanaf haar balkon.',
    'Een boek dat precies uit is als de trein stopt.',
  ],
  never_tired_of: [
    'de zee, ook als het waait.',
    'oude platen draaien.',
    'koken voor te veel mensen.',
    'nieuwe straten ontdekken in mijn eigen stad.',
  ],
  ask_me_about: [
    'de keer dat ik per ongeluk op een bruiloft van vreemden belandde.',
    'mijn moestuin. Maar neem de tijd.',
    'het jaar dat ik in een vuurtoren werkte.',
    'mijn mislukte carrière als drummer.',
  ],
  i_cook_best: [
    'Lasagne van mijn oma, met haar geheim erin.',
    'Curry, zo scherp als jij durft.',
    'Pannenkoeken, en ja, dat is een gerecht.',
    'Alles wat lang op het vuur mag staan.',
  ],
  best_trip: [
    'Met de trein naar Lissabon, twaalf keer overstappen.',
    'Drie weken met een rugzak door Schotland, twee dagen droog.',
    'Een weekend Terschelling waar we de boot terug misten.',
    'Met mijn vader langs alle plekken van zijn jeugd.',
  ],
  bucket_list: [
    'het noorderlicht zien.',
    'een taal leren die niemand in mijn familie spreekt.',
    'in een orkest spelen, al is het de triangel.',
    'een maand zonder agenda leven.',
  ],
  hidden_talent: [
    'Ik vind altijd een parkeerplek.',
    'Ik kan elke melodie naspelen op een blokfluit.',
    'Brood bakken zonder recept.',
    'Ik onthoud verjaardagen, ook die van jou.',
  ],
  learning_now: [
    'Italiaans, vooral de woorden voor eten.',
    'Nee zeggen.',
    'Gitaar. De buren leren geduld.',
    'Zeilen, en dus ook zwemmen.',
  ],
  good_morning: [
    'stilte, thee en het raam open.',
    'iemand die al koffie heeft gezet.',
    'een rondje hardlopen voordat ik wakker genoeg ben om te weigeren.',
  ],
  rainy_day: [
    'bak ik iets dat te groot is voor één persoon.',
    'ga ik juist naar buiten, dan heb je het bos voor jezelf.',
    'maak ik eindelijk die puzzel af.',
  ],
  green_flag: [
    'lachen om jezelf.',
    'vragen stellen en het antwoord onthouden.',
    'op tijd komen, of eerlijk zeggen dat het niet lukt.',
    'goed zijn met oma’s.',
  ],
  together_we: [
    'een terras vinden waar nog zon is.',
    'de verkeerde afslag nemen en er iets moois van maken.',
    'dansles nemen en de slechtsten van de groep zijn.',
    'het recept van je moeder uitproberen.',
  ],
};
