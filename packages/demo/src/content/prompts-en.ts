import type { PromptTexts } from './demo-profile.js';

/** English answers to prompts. */
export const promptsEn: PromptTexts = {
  perfect_sunday: [
    'A long lie-in, a longer breakfast and a walk by the water.',
    'Car boot sale, roast, and a film neither of us finishes.',
    'Sea swim at nine, pancakes at ten, nothing at all after that.',
    'No plans, good company and the papers all over the table.',
  ],
  we_click_if: [
    'you can laugh at yourself.',
    'you are kind to waiters and dogs.',
    'you’d rather ring than text for three days.',
    'you think a detour is the best part of a trip.',
    'silence in a car doesn’t frighten you.',
  ],
  laugh_hardest: [
    'my own jokes, sadly.',
    'puns. The worse, the better.',
    'people trying not to laugh.',
    'my brother, who forgets every punchline.',
  ],
  way_to_my_heart: [
    'runs through the kitchen.',
    'is a cup of tea I didn’t have to ask for.',
    'starts with an honest question.',
    'is a handwritten note. I keep them all.',
    'is being patient with my playlists.',
  ],
  first_date: [
    'A walk along the harbour, then chips out of the paper.',
    'Something neither of us can do. Pottery, say.',
    'A tiny gallery and a large disagreement about it.',
    'One good pub, one quiet corner, no rush.',
  ],
  friends_say: [
    'am the one to ring at three in the morning.',
    'own too many plants. They have a point.',
    'listen better than I talk, and I talk a lot.',
    'pack snacks for a trip to the corner shop.',
  ],
  small_joy: [
    'The first day without a coat.',
    'Clean sheets.',
    'A stranger’s dog choosing me.',
    'Finishing a book just as the train pulls in.',
  ],
  never_tired_of: [
    'the sea, even in February.',
    'old records and the stories that go with them.',
    'cooking for too many people.',
    'finding a new street in a town I know.',
  ],
  ask_me_about: [
    'the wedding I walked into by mistake.',
    'my allotment. But bring a chair.',
    'the summer I worked on a ferry.',
    'my short career as a drummer.',
  ],
  i_cook_best: [
    'My gran’s fish pie, with her secret left in.',
    'Curry, as hot as you dare.',
    'Anything that may sit on the stove for hours.',
    'Breakfast, at any time of day.',
  ],
  best_trip: [
    'By train to Lisbon, twelve changes and one lost hat.',
    'Three weeks in the Highlands, two of them dry.',
    'A weekend in Galway that turned into a week.',
    'With my dad, round every place he grew up in.',
  ],
  bucket_list: [
    'see the northern lights.',
    'learn to sail, properly this time.',
    'play in an orchestra, even if it’s the triangle.',
    'spend a month without a calendar.',
  ],
  hidden_talent: [
    'I always find a parking space.',
    'I can name a bird by its song.',
    'Baking bread without a recipe.',
    'I remember birthdays. Yours too.',
  ],
  learning_now: [
    'Italian, mostly the words for food.',
    'How to say no.',
    'The banjo. The neighbours are learning patience.',
  ],
  good_morning: [
    'an open window and a large coffee.',
    'somebody humming in the kitchen.',
    'a run before I’m awake enough to refuse.',
  ],
  rainy_day: [
    'bake something far too big for one.',
    'go out anyway; you get the cliffs to yourself.',
    'ring an old friend and let the tea go cold.',
  ],
  green_flag: [
    'remembering what I told him last time.',
    'taking seconds.',
    'saying what he thinks and staying kind.',
    'being good with other people’s mothers.',
  ],
  together_we: [
    'find the last table in the sun.',
    'take the wrong turn and call it an outing.',
    'join a dance class and be the worst in it.',
    'finally finish that jigsaw.',
  ],
};
