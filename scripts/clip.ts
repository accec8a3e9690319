/**
 * Draws the short film of the landing page `video` frame by frame, and encodes it with the system's `ffmpeg` (used
 * nowhere else) as WebM and MP4, with a poster. The film is greyscale: each brand's page adds its own hue. The files
 * are committed. Its two people are drawn in the style of the portraits, down to the hem of their coats (`clip-
 * people`).
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { root } from './root.ts';

const [width, height] = [960, 540];
const framesPerSecond = 24;
const seconds = 12;
/** The second whose frame is the poster. */
const posterAt = 10.9;
const folder = path.join(root, 'apps/site/app/features/landings/clip');

const grey = (light: number): string => `rgb(${[light, light, light].map(Math.round).join(' ')})`;
const clamp = (value: number): number => Math.min(1, Math.max(0, value));
/** How far something is between two seconds, slow at both ends. */
const between = (time: number, from: number, to: number): number => {
  const share = clamp((time - from) / (to - from));
  return share * share * (3 - 2 * share);
};
const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** A person in the film: a drawing on a canvas of 840 × 1400, with its ids made unique. */
function drawnPerson(name: 'left' | 'right'): string {
  const svg = fs.readFileSync(path.join(root, 'scripts/clip-people', `${name}.svg`), 'utf8');
  return svg
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/ id="/g, ` id="${name}-`)
    .replace(/#([a-z]+)(?=[)"])/g, `#${name}-$1`);
}
const people = { left: drawnPerson('left'), right: drawnPerson('right') };

/** A house with rows of dark windows. One window, with a person in it, is lit by `light`, from 0 to 1. */
function house(
  x: number,
  wide: number,
  tall: number,
  lit: number,
  light: number,
  who: keyof typeof people,
): string {
  const windows = Array.from({ length: 12 }, (_, index) => {
    const [left, top] = [
      x + 26 + (index % 3) * ((wide - 40) / 3),
      470 - tall + 34 + Math.floor(index / 3) * 78,
    ];
    const brightness = index === lit ? mix(44, 236, light) : 44;
    const glow =
      index === lit && light > 0
        ? `<circle cx="${left + 23}" cy="${top + 28}" r="${90 * light}" fill="url(#glow)" opacity="${0.8 * light}"/>`
        : '';
    const somebody =
      index === lit && light > 0
        ? `<svg x="${left}" y="${top + 6}" width="46" height="50" viewBox="-360 -300 720 783" opacity="${light}">${people[who]}</svg>`
        : '';
    return `${glow}<rect x="${left}" y="${top}" width="46" height="56" rx="3" fill="${grey(brightness)}"/>${somebody}
      <path d="M${left + 23} ${top}v56M${left} ${top + 32}h46" stroke="${grey(24)}" stroke-width="3"/>`;
  });
  return `<rect x="${x}" y="${470 - tall}" width="${wide}" height="${tall}" fill="${grey(26)}"/>
    <path d="M${x - 10} ${470 - tall}h${wide + 20}v-12h-${wide + 20}z" fill="${grey(36)}"/>${windows.join('')}`;
}

/** A folded paper plane that flies in an arc from one window to another. */
function plane(share: number, [fromX, fromY]: [number, number], [toX, toY]: [number, number]): string {
  if (share <= 0 || share >= 1) return '';
  const at = (way: number): [number, number] => [
    mix(fromX, toX, way),
    mix(fromY, toY, way) - Math.sin(way * Math.PI) * 130,
  ];
  const [x, y] = at(share);
  const [nextX, nextY] = at(share + 0.01);
  const turn = (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI;
  const trail = Array.from({ length: 14 }, (_, index) => at(Math.max(0, share - index * 0.018)))
    .map(
      ([px, py], index) =>
        `<circle cx="${px}" cy="${py}" r="1.6" fill="${grey(220)}" opacity="${0.5 - index * 0.035}"/>`,
    )
    .join('');
  return `${trail}<g transform="translate(${x} ${y}) rotate(${turn})">
    <path d="M26 0-20-15-10 0-20 15z" fill="${grey(246)}"/><path d="M26 0-10 0-20 15z" fill="${grey(190)}"/></g>`;
}

/** A walking person: the legs swing and the body bobs. */
function walker(who: keyof typeof people, x: number, stride: number): string {
  const swing = Math.sin(stride) * 190;
  const rise = Math.abs(Math.cos(stride)) * 22;
  const leg = (hip: number, foot: number, lift: number, light: number) =>
    `<path d="M${hip} 900 ${hip * 0.8 + foot * 0.45} ${1440 - lift * 0.4} ${hip * 0.7 + foot} ${1900 - lift}" fill="none" stroke="${grey(light)}" stroke-width="128" stroke-linejoin="round"/>
      <ellipse cx="${hip * 0.7 + foot}" cy="${1950 - lift}" rx="86" ry="46" fill="${grey(30)}"/>`;
  const lifted = Math.max(0, Math.cos(stride)) * 90;
  const other = Math.max(0, -Math.cos(stride)) * 90;
  return `<g transform="translate(${x} ${470 - 1990 * 0.086}) scale(0.086)">${leg(-96, swing, lifted, 78)}${leg(96, -swing, other, 92)}
    <g transform="translate(0 ${-rise})">${people[who]}</g></g>`;
}

/** The whole picture at a second of the film. */
function frame(time: number): string {
  const left = between(time, 0.3, 1.1) * (1 - between(time, 7.4, 8));
  const right = between(time, 4.6, 5.3) * (1 - between(time, 7.6, 8.2));
  const lamp = between(time, 8, 9);
  const walk = between(time, 7.9, 10.6);
  const zoom = mix(1, 1.5, between(time, 8.4, 11.8));
  const end = 1 - between(time, 11.6, 12);
  const [windowLeft, windowRight]: [[number, number], [number, number]] = [
    [236, 236],
    [742, 274],
  ];
  const stars = Array.from({ length: 46 }, (_, index) => {
    const [x, y] = [(index * 197) % width, (index * 83) % 230];
    const twinkle = 0.35 + 0.35 * Math.sin(time * 1.7 + index);
    return `<circle cx="${x}" cy="${y}" r="${1 + (index % 3) * 0.5}" fill="${grey(220)}" opacity="${twinkle.toFixed(2)}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" stroke-linecap="round" stroke-linejoin="round" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <defs><radialGradient id="glow"><stop offset="0" stop-color="${grey(250)}" stop-opacity="0.7"/><stop offset="1" stop-color="${grey(250)}" stop-opacity="0"/></radialGradient>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${grey(12)}"/><stop offset="1" stop-color="${grey(58)}"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>
    <g transform="translate(480 420) scale(${zoom}) translate(-480 -420)">
      ${stars.join('')}
      <circle cx="500" cy="92" r="34" fill="${grey(206)}"/><circle cx="486" cy="84" r="29" fill="${grey(20)}"/>
      <path d="M300 470V330h60v-40h50v40h60v-70h46v70h70v60h60v80z" fill="${grey(38)}"/>
      ${house(96, 232, 336, 4, left, 'left')}${house(626, 220, 300, 4, right, 'right')}
      <rect y="470" width="${width}" height="70" fill="${grey(18)}"/>
      <g opacity="${0.3 + 0.7 * lamp}"><ellipse cx="480" cy="474" rx="170" ry="16" fill="${grey(210)}" opacity="${0.5 * lamp}"/>
        <path d="M480 236 340 474h280z" fill="${grey(235)}" opacity="${0.16 * lamp}"/>
        <path d="M480 470V232m-16 2h32" stroke="${grey(90)}" stroke-width="7" stroke-linecap="round"/>
        <circle cx="480" cy="224" r="13" fill="${grey(mix(70, 252, lamp))}"/><circle cx="480" cy="224" r="${74 * lamp}" fill="url(#glow)"/></g>
      ${plane((time - 2.3) / 2.2, windowLeft, windowRight)}${plane((time - 5.5) / 2, windowRight, windowLeft)}
      ${time > 7.8 ? walker('left', mix(222, 450, walk), walk * 22) + walker('right', mix(738, 511, walk), walk * 22) : ''}
    </g>
    <rect width="${width}" height="${height}" fill="black" opacity="${1 - end}"/></svg>`;
}

function run(args: readonly string[]): void {
  const { status, stderr } = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ffmpeg: ${stderr}`);
}

const drawn = fs.mkdtempSync(path.join(os.tmpdir(), 'clip-'));
try {
  const draw = async (index: number) =>
    sharp(Buffer.from(frame(index / framesPerSecond)))
      .greyscale()
      .png({ compressionLevel: 1 })
      .toFile(path.join(drawn, `${String(index).padStart(4, '0')}.png`));
  for (let second = 0; second < seconds; second++)
    await Promise.all(
      Array.from({ length: framesPerSecond }, (_, index) => draw(second * framesPerSecond + index)),
    );
  const frames = ['-framerate', String(framesPerSecond), '-i', path.join(drawn, '%04d.png'), '-an'];
  const colours = ['-pix_fmt', 'yuv420p'];
  run([
    ...frames,
    ...colours,
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '42',
    '-b:v',
    '0',
    '-row-mt',
    '1',
    path.join(folder, 'clip.webm'),
  ]);
  run([
    ...frames,
    ...colours,
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '31',
    '-movflags',
    '+faststart',
    path.join(folder, 'clip.mp4'),
  ]);
  await sharp(Buffer.from(frame(posterAt)))
    .greyscale()
    .resize(1280)
    .webp({ quality: 64 })
    .toFile(path.join(folder, 'clip.webp'));
} finally {
  fs.rmSync(drawn, { recursive: true });
}
