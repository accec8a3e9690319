import { intimateInterests, type Interest } from '@kindling/contract/profiles/profile-values';

/** The interests in groups, for orientation; the intimate ones come last. Texts: `own-profile`. */
export const interestGroups = {
  out: [
    'adventure',
    'beach',
    'biking',
    'dancing',
    'gym',
    'hiking',
    'outdoors',
    'party',
    'sports',
    'travelling',
  ],
  taste: ['bbq', 'beer', 'coffee', 'cooking', 'foodie', 'sushi', 'tea', 'vegetarian', 'wine'],
  leisure: [
    'animals',
    'art',
    'astrology',
    'fashion',
    'gardening',
    'movies',
    'music',
    'photography',
    'politics',
    'reading',
    'shopping',
    'tattoos',
    'theater',
    'video_games',
  ],
  together: ['hugging', 'kissing', 'massages', 'relationship'],
  erotic: intimateInterests,
} as const satisfies Record<string, readonly Interest[]>;

export const interestGroupNames = Object.keys(interestGroups) as (keyof typeof interestGroups)[];
