import { performance } from 'node:perf_hooks';
import mysql from 'mysql2/promise';
import { prepareDatabase } from '../support/app/app-process.ts';
import type { BenchPlace } from './bench-place.ts';
import { BareSpends, type Payer } from './ledger/bare-spends.ts';
import { startBuiltLedger, type BuiltLedger } from './ledger/built-ledger.ts';
import { addPostings, fillWallets } from './ledger/fill-wallets.ts';
import { allAtOnce } from './measure/all-at-once.ts';
import { told, type Figures } from './measure/figures.ts';
import { median, medianInterval } from './measure/statistics.ts';
import { bigBrand as brand, fillProfiles } from './search/fill-profiles.ts';

const members = 1000;
const wallets = 200;
const spends = { rounds: 7, amount: 400, clients: 16 };
const postings = 1_000_000;

/** Spends a second on one wallet and on many, by bare SQL that writes the same rows; and how long a million postings take. */
export async function ledger(place: BenchPlace, tell: (figures: Figures) => void): Promise<Figures[]> {
  const { databaseUrl } = place.addresses;
  await prepareDatabase({ ...place.addresses, env: place.env, seed: false });
  await fillProfiles(databaseUrl, members);
  const connection = await mysql.createConnection(databaseUrl);
  const payers = await fillWallets(connection, brand, wallets);
  const inside = await startBuiltLedger(place);
  const bare = await BareSpends.open(databaseUrl, brand, spends.clients);
  try {
    tell(await compare('on one hot wallet', inside, bare, payers.slice(0, 1)));
    tell(await compare(`on ${payers.length} wallets`, inside, bare, payers));
    await addPostings(connection, brand, payers, postings);
    return [await verify(inside)];
  } finally {
    await bare.close();
    await inside.close();
    await connection.end();
  }
}

async function compare(
  name: string,
  inside: BuiltLedger,
  bare: BareSpends,
  payers: readonly Payer[],
): Promise<Figures> {
  const { rounds, amount, clients } = spends;
  const spend = ({ memberId, recipientId }: Payer) =>
    inside.inTransaction(brand, () => {
      const message = { recipientId, recipientFictional: false, messageId: inside.newId() };
      return inside.credits.spendOnMessage({ memberId, ...message, amount: 1 });
    });
  const ofOurs = async (): Promise<number> => {
    const seconds = await allAtOnce(amount, clients, async (count) => {
      const payer = payers[count % payers.length];
      if (payer) await spend(payer);
    });
    return amount / seconds;
  };
  const ofBare = async (): Promise<number> => amount / (await bare.spend(amount, payers));
  // The code is compiled, the pages are in memory.
  await ofOurs();
  await ofBare();
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) ours.push(await ofOurs());
    theirs.push(await ofBare());
    if (round % 2 === 1) ours.push(await ofOurs());
  }
  const [low, high] = medianInterval(ours.map((one, round) => one / (theirs[round] ?? Number.NaN)));
  return told(`spends ${name}, by bare transactions that write the same rows`, {
    'a second': `${median(ours).toFixed(0)} by ${median(theirs).toFixed(0)}, ${clients} at the same time`,
    ratio: `${(median(ours) / median(theirs)).toFixed(2)}  95 % ${low.toFixed(2)}..${high.toFixed(2)}, ${rounds} rounds`,
  });
}

async function verify(inside: BuiltLedger): Promise<Figures> {
  const seconds: number[] = [];
  let read = 0;
  for (let round = 0; round < 3; round++) {
    const start = performance.now();
    const report = await inside.credits.verifyLedger();
    seconds.push((performance.now() - start) / 1000);
    if (report.findings.length > 0) throw new Error('the ledger of the bench is not sound');
    read = report.postings;
  }
  return told('verifying the ledger', { postings: String(read), seconds: median(seconds).toFixed(2) });
}
