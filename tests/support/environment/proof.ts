/** Whether this is `npm run proof`: what `npm test` shows on some examples is shown on all of them. */
export const isProof = process.env['KINDLING_PROOF'] === '1';

/** How many runs a property gets: enough to notice a broken rule, ten times as many for the proof. */
export const runs = (few: number): number => (isProof ? few * 10 : few);

/** What a change of a brand takes to be live at most, in milliseconds: measured in the proof, which has a machine of its own. */
export const liveMs = isProof ? 1000 : 60_000;
