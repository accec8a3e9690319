import type { Gift } from '../chats/gifts.js';
import { bouquet, rose, tulips } from './flowers.js';
import { candle, record, ring, stars, teddy } from './keepsakes.js';
import type { Part } from './parts.js';
import { cake, chocolates, coffee, wine } from './table.js';

/** The gifts' drawings, each within 96 by 96; site and console use their own colours. */
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
