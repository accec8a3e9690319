/**
 * What makes one member relevant to another, and how much: the points that each counts at its best. Nothing that was paid for
 * is among them, and no number of likes (docs/product/discovery-and-likes.md, decision 0095).
 */
export const weights = {
  /** Each seeks the other: by gender and age, as far as they said so. */
  fit: 400,
  /** How far it is between where they live. */
  distance: 200,
  /** How lately they were here. */
  activity: 150,
  /** How many of the messages that they answer they answer within a day. */
  answers: 75,
  /** Interests that both have. */
  interests: 100,
  /** Drawn each day for each two, so that equals take turns. */
  turn: 75,
} as const;

export const ranking = {
  /** What counts where a profile says too little: neither a merit nor a fault. */
  unknown: 0.6,
  /** A year outside of the ages sought takes off so much of the fit. */
  perYearOutside: 0.15,
  /** Distances, and how much of the points each leaves; beyond the last there are none. */
  distances: [
    [10, 1],
    [25, 0.9],
    [50, 0.7],
    [100, 0.4],
    [250, 0.15],
  ],
  /** Without a city: of the same region, or of the same country alone. */
  sameRegion: 0.7,
  sameCountry: 0.2,
  /** After so many days activity counts half. */
  activityHalfLifeDays: 5,
  /** With fewer answers than this nothing is known of them. */
  leastAnswers: 5,
  /** So many shared interests are as good as more. */
  enoughInterests: 4,
  /** So many, those who were here last, are ranked against each other at a time. */
  window: 240,
  /** Who joined within so many days has a share of the places of each page. */
  newcomerDays: 3,
  newcomersOfPage: 4,
  /** Among so many, those who joined last, that share is dealt. */
  newcomersLookedAt: 120,
  /** So many of them have their turn with one reader on one day: the share of the pages of one window. */
  newcomersOfDay: 48,
} as const;
