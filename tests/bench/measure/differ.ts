import { inTurns } from './compare.ts';
import { result, type Result } from './result.ts';
import { median, medianInterval } from './statistics.ts';

/** How much longer A takes than B, measured in turn (A B B A …); each call gives the milliseconds it took. */
export async function differ(
  name: string,
  rounds: number,
  { a, b }: Record<'a' | 'b', (round: number) => Promise<number>>,
): Promise<Result> {
  const pairs = await inTurns(rounds, a, b);
  const [ofA, ofB] = [median(pairs.map(([one]) => one)), median(pairs.map(([, other]) => other))];
  const [low, high] = medianInterval(pairs.map(([one, other]) => one - other));
  return result(name, {
    medians: `${ofA.toFixed(2)} ms by ${ofB.toFixed(2)} ms, ${rounds} of each`,
    difference: `95 % ${low.toFixed(2)}..${high.toFixed(2)} ms`,
  });
}
