import type { Gift } from '../chats/gifts.js';
import { bouquet, rose, tulips } from './flowers.js';
import { candle, record, ring, stars, teddy } from './keepsakes.js';
import type { Part } from './parts.js';
import { cake, chocolates, coffee, wine } from './table.js';

/** What the gifts look like, each within 96 by 96; site and console draw it in their own colours. */
export const giftDrawings: Readonly<Record<Gift, readonly Part[]>> = {
  rose,
  bouquet,
  tulips,
  coffee,
  wine,
  chocolates,
  cake,
  teddy,
  candle,
  record,
  ring,
  stars,
};
