import type { BundleOffer } from '@kindling/contract/money/calls/payments';
import type { Message } from '@kindling/contract/chats/calls/chats';
import type { DeckCard, FoundCard, ShownPrompt } from '@kindling/contract/profiles/profile';

/** The gallery's invented member, without a picture, so that it needs no database. */
const somebody: FoundCard = {
  ...{ id: 'gallery', name: 'Jayden', age: 34, gender: 'male', country: 'NL', region: null, city: 'Utrecht' },
  ...{ fictional: false, main_image: null, distance_km: 10, presence: null },
  notes: { new_member: false, verified_photo: false },
};

export const people: readonly FoundCard[] = [
  somebody,
  {
    ...somebody,
    id: 'new',
    name: 'Noor',
    age: 29,
    notes: { new_member: true, verified_photo: true },
    presence: 'online',
  },
  { ...somebody, id: 'fictional', name: 'Bartholomeus-Alexander', age: 61, fictional: true },
  { ...somebody, id: 'silent', name: 'Ida', age: null, city: null, distance_km: null },
];

export const prompt: ShownPrompt = {
  prompt: 'first_date',
  answer: 'A walk along the harbour, then chips in the wind.',
};

/** A member as the swipe game shows them. */
export const inDeck = (profile: FoundCard): DeckCard => ({
  ...profile,
  ...{ reason_for_signup: 'dating', about_me: 'Reads on trains and cooks for ten.', prompts: [prompt] },
  ...{ interests: ['cooking', 'reading', 'wine'], shared_interests: ['cooking', 'wine'], photos: [] },
});

const text: Message = {
  ...{ id: 'text', client_id: null, seq: 1, from_me: false, kind: 'text', text: 'What are you reading?' },
  ...{ photo: null, gift: null, reply_to: null, reactions: [], removed: false, retracted: false },
  ...{ restriction: null, unwanted: false },
  ...{ warning: null, staff: false, held: false, in_review: false, returned: false },
  sent_at: '2026-05-01T10:00:00.000Z',
};

export const messages: readonly Message[] = [
  text,
  {
    ...text,
    id: 'own',
    seq: 2,
    from_me: true,
    text: 'A book about bridges. It carries more than one would think.',
  },
  {
    ...{ ...text, id: 'answer', seq: 3, text: 'Then you know where to meet.' },
    reply_to: {
      id: 'own',
      from_me: true,
      kind: 'text',
      text: 'A book about bridges.',
      retracted: false,
      unwanted: false,
    },
    reactions: [{ emoji: '❤️', from_me: true }],
  },
  { ...text, id: 'warned', seq: 4, text: 'Write me elsewhere: +31 6 00000000', warning: 'contact' },
  { ...text, id: 'removed', seq: 5, text: '', removed: true },
  { ...text, id: 'held', seq: null, from_me: true, text: 'This waits for your email address.', held: true },
  {
    ...text,
    id: 'returned',
    seq: 6,
    from_me: true,
    text: 'Nobody answered; the credits are back.',
    returned: true,
  },
];

const bundle: BundleOffer = {
  ...{ id: 'small', credits: 100, amount: 999, full_amount: 999, struck_amount: null, currency: 'EUR' },
  ...{ messages: 10, message_price: 100 },
};

export const bundles: readonly BundleOffer[] = [
  bundle,
  {
    ...bundle,
    id: 'middle',
    credits: 250,
    amount: 1649,
    full_amount: 2199,
    struck_amount: 2199,
    messages: 25,
    message_price: 66,
  },
  {
    ...bundle,
    id: 'large',
    credits: 1500,
    amount: 10999,
    full_amount: 10999,
    messages: 150,
    message_price: 74,
  },
];
