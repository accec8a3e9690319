import { randomInt, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { noise } from '../../support/photos/hostile-images.ts';
import type { HttpRequest } from '../../support/app/http.ts';
import { loginRequest, siteHeaders } from '../bench-members.ts';
import { uploadPath } from '../../support/photos/upload-path.ts';

/** What an attacker knows and is. */
export interface Attacker {
  /** The brand's host, without its port. */
  host: string;
  /** Of a free member of the brand. */
  cookie: string;
  /** Somebody whom that member may write to. */
  profileId: string;
}

/** One request of an attack. */
export interface Shot extends HttpRequest {
  /** As it is sent, port included, when it is not the brand's own. */
  host?: string;
  /** Milliseconds after which the sender is gone without having read the answer. */
  hangUpAfterMs?: number;
}

/** Makes the n-th request of an attack. */
export type Attack = (attacker: Attacker, shot: number) => Shot;

/** The network that whoever attacks from one place has; members and visitors of the bench are elsewhere. */
const place = 1;
const json = siteHeaders(place);
const navigation = {
  accept: 'text/html',
  'accept-encoding': 'gzip, deflate, br',
  ...only('x-forwarded-for'),
};

const manyKeys = JSON.stringify(
  Object.fromEntries(Array.from({ length: 95_000 }, (_, index) => [`k${index}`, 1])),
);
const deepArrays = '['.repeat(500_000) + ']'.repeat(500_000);
const largeForm = Array.from({ length: 90_000 }, (_, index) => `k${index}=1`).join('&');
const manyQueryKeys = Array.from({ length: 2_500 }, (_, index) => `k${index}=1`).join('&');
const photo = await noise(2_000, 1_500).jpeg({ quality: 90 }).toBuffer();
/** Just within the bounds, and a kilobyte to send. */
const smallHugeAvif = await sharp({
  create: { width: 4_000, height: 3_990, channels: 3, background: { r: 90, g: 60, b: 30 } },
})
  .avif({ effort: 0, quality: 1 })
  .toBuffer();

function only(name: string): Record<string, string> {
  return { [name]: json[name] ?? '' };
}

const asMember = ({ cookie }: Attacker): Record<string, string> => ({ ...json, cookie });

const upload = (attacker: Attacker, type: string, body: Buffer): Shot => ({
  method: 'POST',
  path: uploadPath(),
  headers: { ...asMember(attacker), 'content-type': type },
  body,
});

/** What one visitor or one member tries, and logins from everywhere; each tells one way to hold what all need. */
export const attacks: Readonly<Record<string, Attack>> = {
  'bodies of 95,000 unknown keys': () => ({
    method: 'POST',
    path: '/api/user.php',
    headers: json,
    body: manyKeys,
  }),
  'nested arrays, forms and webhooks of a megabyte': (_attacker, shot) => {
    const post = { method: 'POST', headers: json };
    if (shot % 3 === 0) return { ...post, path: '/api/signup', body: deepArrays };
    if (shot % 3 === 1) {
      const headers = { ...json, 'content-type': 'application/x-www-form-urlencoded' };
      return { method: 'POST', path: '/api/user.php', headers, body: largeForm };
    }
    const headers = { ...json, 'x-signature': 'wrong' };
    return { method: 'POST', path: '/api/payments/webhooks/sandbox', headers, body: manyKeys };
  },
  'unknown paths': () => ({ path: `/${randomUUID()}`, headers: navigation }),
  'the front page': () => ({ path: '/', headers: navigation }),
  'ports that are not ours': ({ host }) => ({
    path: '/',
    host: `${host}:${randomInt(1_024, 65_536)}`,
    headers: navigation,
  }),
  'pages nobody asked for before': () => ({ path: `/signup?q=${randomUUID()}`, headers: navigation }),
  'messages of one free member': (attacker) => ({
    method: 'POST',
    path: '/api/messages',
    headers: asMember(attacker),
    body: JSON.stringify({ client_id: randomUUID(), profile_id: attacker.profileId, text: 'Hello' }),
  }),
  'likes of one free member': (attacker) => ({
    method: 'POST',
    path: '/api/likes',
    headers: asMember(attacker),
    body: JSON.stringify({ profile_id: attacker.profileId }),
  }),
  'searches of one free member': (attacker) => ({
    path: `/api/members?min_age=${randomInt(18, 60)}`,
    headers: asMember(attacker),
  }),
  'logins from many networks': ({ host }, shot) =>
    loginRequest(host, `${randomUUID()}@example.test`, 'not the password', 100_000 + shot * 300),
  'pictures whose sender hangs up': (attacker) => ({
    ...upload(attacker, 'image/jpeg', photo),
    hangUpAfterMs: 150,
  }),
  'an AVIF of a kilobyte and 16 megapixels': (attacker) => upload(attacker, 'image/avif', smallHugeAvif),
  'queries of 2,500 keys and broken escapes': (_attacker, shot) => ({
    path: shot % 2 === 0 ? `/?${manyQueryKeys}` : `/%E0%A4%A${shot}`,
    headers: navigation,
  }),
};
