/** What other modules may use of places. */
export { FindKnownPlace, type KnownPlace, type ToldPlace } from './known-place.js';
