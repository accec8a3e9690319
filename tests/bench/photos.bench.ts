import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import mysql from 'mysql2/promise';
import sharp from 'sharp';
import { noise } from '../support/photos/hostile-images.ts';
import { requestOnce } from '../support/app/http.ts';
import { until } from '../support/app/until.ts';
import { pin, startBenchApp } from './bench-app.ts';
import { headersOf, logIn, makePremium, membersWithPassword, type LoggedIn } from './bench-members.ts';
import type { BenchPlace } from './bench-place.ts';
import { mixedVisits, othersDuring } from './hostile.bench.ts';
import { visits } from './hostile/visits.ts';
import { compareCosts, costOf, type Cost } from './measure/compare.ts';
import { cpuMicroseconds } from './measure/cpu.ts';
import { atLeast, type Result } from './measure/result.ts';
import { median, percentile } from './measure/statistics.ts';
import { uploadPath } from '../support/photos/upload-path.ts';

const HOST = 'harbour.localhost';
const UPLOADERS = 60;
const VISITORS = 20;
/** Pictures in a round of either. */
const AMOUNT = 6;
const ROUNDS = 15;
const STORM_ROUNDS = 5;
const STORM_CONNECTIONS = 12;
const STRETCH = { perSecond: 25, seconds: 4 };

/** W6: photos from the upload to the last stored file against bare sharp making the same; and who waits meanwhile. */
export async function photos(place: BenchPlace): Promise<Result[]> {
  const env = { ...place.env, TRUSTED_PROXIES: '127.0.0.1' };
  const app = await startBenchApp({ ...place.addresses, env, seed: true });
  const bare = fork(path.join(import.meta.dirname, 'bare-photos.ts'), { serialization: 'advanced' });
  const database = await mysql.createConnection(place.addresses.databaseUrl);
  try {
    await once(bare, 'message');
    pin(bare.pid ?? -1, 0);
    const emails = await membersWithPassword(place.addresses.databaseUrl, 'harbour', UPLOADERS + VISITORS);
    await makePremium(place.addresses.databaseUrl, 'harbour', emails.slice(0, UPLOADERS));
    const members: LoggedIn[] = [];
    for (const [index, email] of emails.entries())
      members.push(await logIn(app.port, HOST, email, 1_000_000 + index * 300));
    const picture = await photoOf12Megapixels();
    const upload = uploadsOf(app.port, members.slice(0, UPLOADERS), picture);
    let sent = 0;
    /** An upload to its end: its AVIF files are made after the answer. @returns the milliseconds until that */
    const uploadWhole: Upload = async () => {
      const acknowledged = await upload();
      sent += 1;
      await until('the AVIF files are stored', async () => (await photosWithAvif(database)) === sent);
      return acknowledged;
    };
    const comparison = await against(bare, app.pid, uploadWhole, picture);
    const visit = mixedVisits(app.port, members.slice(UPLOADERS));
    return [comparison, await storm(visit, upload)];
  } finally {
    bare.disconnect();
    await database.end();
    await app.stop();
  }
}

/** As much detail as a phone's picture has: some two megabytes. */
async function photoOf12Megapixels(): Promise<Buffer> {
  const scene = await noise(500, 375).blur(1.5).png().toBuffer();
  const grain = await noise(1000, 750).resize({ width: 4000, height: 3000 }).png().toBuffer();
  return sharp(scene)
    .resize({ width: 4000, height: 3000, kernel: 'cubic' })
    .composite([{ input: await sharp(grain).ensureAlpha(0.06).png().toBuffer() }])
    .jpeg({ quality: 88 })
    .toBuffer();
}

type Upload = () => Promise<number>;

/** Each picture comes from the next member. @returns sends one; gives the milliseconds until it was acknowledged */
function uploadsOf(port: number, members: readonly LoggedIn[], picture: Buffer): Upload {
  let next = 0;
  return async () => {
    const member = members[next++ % members.length];
    if (!member) throw new Error('no members');
    const headers = { ...headersOf(member), 'content-type': 'image/jpeg' };
    const began = performance.now();
    const { status, body } = await requestOnce(port, HOST, {
      ...{ method: 'POST', path: uploadPath(), headers, body: picture },
    });
    if (status !== 200) throw new Error(`no upload: ${status} ${body.toString().slice(0, 200)}`);
    const { photos: shown } = (JSON.parse(body.toString()) as { profile: { photos: { status: string }[] } })
      .profile;
    if (!shown.some((photo) => photo.status === 'inspection')) throw new Error('the photo is not there');
    return performance.now() - began;
  };
}

/** Pictures that are sent have AVIF files; those of the demo, which were drawn, have none. */
async function photosWithAvif(database: mysql.Connection): Promise<number> {
  const [rows] = await database.query<mysql.RowDataPacket[]>(
    'SELECT COUNT(*) AS number FROM photo WHERE avif',
  );
  return Number(rows[0]?.['number']);
}

async function against(
  bare: ChildProcess,
  serverPid: number,
  upload: Upload,
  picture: Buffer,
): Promise<Result> {
  const acknowledged: number[] = [];
  const ofServer = async (): Promise<Cost> => {
    const before = cpuWithChildren(serverPid);
    for (let n = 0; n < AMOUNT; n++) acknowledged.push(await upload());
    return { app: (cpuWithChildren(serverPid) - before) / AMOUNT, database: 0 };
  };
  const ofBare = (): Promise<Cost> =>
    costOf(bare.pid ?? -1, undefined, AMOUNT, async () => {
      for (let n = 0; n < AMOUNT; n++) {
        const done = once(bare, 'message');
        bare.send(picture);
        await done;
      }
    });
  // The process that decodes starts with the first picture.
  for (const one of [ofServer, ofBare, ofServer, ofBare]) await one();
  acknowledged.length = 0;
  const compared = await compareCosts(
    'photos of 12 megapixels, from the upload to the last file, by bare sharp making the same',
    ofServer,
    ofBare,
    {
      rounds: ROUNDS,
      warmUpRounds: 0,
      goal: (ratio) => atLeast('W6', 0.85, ratio, 'of bare sharp'),
      units: ({ app }) => ({ photoUs: app }),
    },
  );
  const waited = `${median(acknowledged).toFixed(0)} ms, one at a time (p99 ${percentile(acknowledged, 99).toFixed(0)} ms)`;
  return {
    ...compared,
    figures: {
      ...compared.figures,
      each: `${(picture.length / 1_000_000).toFixed(1)} MB`,
      'acknowledged after': waited,
    },
  };
}

/** The server's own CPU time and that of the process which decodes. */
function cpuWithChildren(pid: number): number {
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  const pids = [pid, ...children.filter(Boolean).map(Number)];
  return pids.reduce((sum, each) => sum + cpuMicroseconds(each), 0);
}

/** Visits while so many members upload one picture after the other, against the same visits alone. */
async function storm(visit: ReturnType<typeof mixedVisits>, upload: Upload): Promise<Result> {
  await visits(visit, STRETCH);
  const [before, during]: [number[], number[]] = [[], []];
  let [uploaded, refused] = [0, 0];
  for (let round = 0; round < STORM_ROUNDS; round++) {
    before.push(percentile((await visits(visit, STRETCH)).milliseconds, 99));
    let blows = true;
    const loops = Array.from({ length: STORM_CONNECTIONS }, async () => {
      while (blows) {
        await upload();
        uploaded += 1;
      }
    });
    const seen = await visits(visit, STRETCH);
    blows = false;
    await Promise.all(loops);
    during.push(percentile(seen.milliseconds, 99));
    refused += seen.refused;
    // What waits behind the storm is not the next round's.
    await pause(500);
  }
  return othersDuring(
    `${STORM_CONNECTIONS} members who upload photos of 12 megapixels without a pause`,
    'W6',
    { before, during, refused },
    { 'photos stored meanwhile': String(uploaded) },
  );
}
