import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChildProcess } from 'node:child_process';
import sharp from 'sharp';
import { PhotoDecoder } from '../../apps/server/src/modules/pictures/decoding/photo-decoder.ts';
import { noise } from '../support/photos/hostile-images.ts';
import type { TestMember } from '../support/members/members.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { until } from '../support/app/until.ts';
import { joinConfirmed } from '../support/members/members.ts';
import { uploadPath } from '../support/photos/upload-path.ts';

/** Less than the decoder gives a picture by the clock: what was not freed before is not free in time. */
const withinMs = 25_000;

const small = () => noise(60, 50).jpeg().toBuffer();

/** The process of a decoder, halted: no picture is ever ready, however fast the machine is. */
async function halted(decoder: PhotoDecoder): Promise<ChildProcess> {
  await decoder.decode(await small(), { memberId: 'first' });
  const child = await decoder['child'];
  if (!child) throw new Error('No process');
  child.kill('SIGSTOP');
  return child;
}

describe('the decoder of photos', () => {
  const decoder = new PhotoDecoder();
  afterAll(() => decoder.onApplicationShutdown());

  it('lets members take turns, however many pictures each sends', async () => {
    const source = await small();
    const order: string[] = [];
    const of = (memberId: string) => decoder.decode(source, { memberId }).then(() => order.push(memberId));
    await Promise.all([of('a'), of('a'), of('a'), of('a'), of('b'), of('c')]);
    expect(order).toEqual(['a', 'a', 'b', 'c', 'a', 'a']);
  });

  it(
    'ends the work of whoever left, under way or waiting, and goes on with the others',
    async () => {
      const picture = await small();
      const child = await halted(decoder);
      const left = new AbortController();
      const given = [0, 1, 2].map(() => decoder.decode(picture, { memberId: 'a', signal: left.signal }));
      const ends = Promise.allSettled(given);
      const other = decoder.decode(picture, { memberId: 'b' });
      // The first is under way once the process, which is there, was asked.
      await until('the picture is under way', () => child.listenerCount('message') > 0);
      left.abort(new Error('left'));
      expect((await other).renditions).toHaveLength(1);
      for (const end of await ends)
        expect(end).toMatchObject({ status: 'rejected', reason: { message: 'left' } });
      expect(child.signalCode).toBe('SIGKILL');
    },
    withinMs,
  );

  it('hands a photo out before its AVIF, which whoever leaves then no longer ends', async () => {
    const left = new AbortController();
    const { photo, avif } = await decoder.take(await small(), { memberId: 'a', signal: left.signal });
    left.abort(new Error('left'));
    expect(photo.renditions).toHaveLength(1);
    const [file] = await avif;
    expect(await sharp(file).metadata()).toMatchObject({ format: 'heif', width: 60, height: 50 });
    const goes = new AbortController();
    const never = decoder.take(await small(), { memberId: 'a', signal: goes.signal });
    goes.abort(new Error('left'));
    await expect(never).rejects.toThrow('left');
  });

  it('says that it was too busy, not that the picture is bad, where it does not come to it in time', async () => {
    const slow = new PhotoDecoder();
    const child = await halted(slow);
    Object.assign(slow, { mostMs: 50 });
    const late = slow.decode(await small(), { memberId: 'a' });
    await expect(late).rejects.toMatchObject({ code: 'unavailable' });
    Object.assign(slow, { mostMs: withinMs });
    expect((await slow.decode(await small(), { memberId: 'a' })).renditions).toHaveLength(1);
    expect(child.signalCode).toBe('SIGKILL');
    await slow.onApplicationShutdown();
  });

  it('ends with what takes too much memory, and has a new process for the next', async () => {
    await decoder.decode(await small(), { memberId: 'a' });
    const child = await decoder['child'];
    // Within our bounds by its size, but with 8 bytes a pixel that have to be held all at once.
    const huge = await sharp({
      create: { width: 7050, height: 7050, channels: 4, background: { r: 9, g: 99, b: 200, alpha: 0.5 } },
    })
      .toColourspace('rgb16')
      .png({ progressive: true, compressionLevel: 1 })
      .toBuffer();
    await expect(decoder.decode(huge, { memberId: 'a' })).rejects.toMatchObject({ code: 'photo_unreadable' });
    expect(child?.signalCode).toBe('SIGKILL');
    expect((await decoder.decode(await small(), { memberId: 'b' })).renditions).toHaveLength(1);
  });
});

describe('a member who hangs up after sending', () => {
  let app: TestApp;
  let hasty: TestMember;
  let other: TestMember;
  beforeAll(async () => {
    app = await startTestApp();
    hasty = await joinConfirmed(app, 'alpha');
    other = await joinConfirmed(app, 'alpha');
    await app.nest.listen(0, '127.0.0.1');
  });

  /** Sends a picture whole and never reads the answer. */
  const send = (file: Buffer): http.ClientRequest => {
    const { port } = app.nest.getHttpServer().address() as AddressInfo;
    const cookies = Object.entries(hasty.cookies).map(([name, value]) => `${name}=${value}`);
    const headers = {
      host: 'alpha.localhost',
      'content-type': 'image/jpeg',
      'sec-fetch-site': 'same-origin',
      cookie: cookies.join('; '),
    };
    const request = http.request({ port, host: '127.0.0.1', method: 'POST', path: uploadPath(), headers });
    request.on('error', () => undefined);
    request.end(file);
    return request;
  };

  it(
    'keeps nobody waiting',
    async () => {
      const decoder = app.nest.get(PhotoDecoder, { strict: false });
      const child = await halted(decoder);
      const picture = await small();
      const request = send(picture);
      await until('the picture is with the decoder', () => child.listenerCount('message') > 0);
      const ended = once(child, 'exit');
      request.destroy();
      await ended;
      const answer = await app.request('alpha.localhost', {
        method: 'POST',
        path: uploadPath(),
        cookies: other.cookies,
        body: picture,
        headers: { 'content-type': 'image/jpeg' },
      });
      expect(answer.status).toBe(200);
    },
    withinMs,
  );
});
