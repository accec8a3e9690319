/**
 * `node scripts/node24.mjs scripts/outlines.ts <countries-10m.json>` draws the outline of every country that brands may serve and where
 * its regions lie, for the map of the landing pages: Natural Earth's borders (public domain; the file is in the npm package
 * `world-atlas`), the regions' weights from the tables of places. What it writes is committed, so that neither build nor server
 * needs the borders.
 */
import fs from 'node:fs';
import path from 'node:path';
import { placeCountries, placesOf, regionsOf } from './places/country-places.ts';
import { readGeoNames } from './places/geonames.ts';
import { root } from './root.ts';

type Point = readonly [number, number];
type Ring = readonly Point[];

/** ISO 3166-1's numbers, by which the borders are filed. */
const numbers: Readonly<Record<string, string>> = {
  ...{ AT: '040', AU: '036', BE: '056', CA: '124', CH: '756', DE: '276', DK: '208', ES: '724', FI: '246' },
  ...{ FR: '250', GB: '826', IE: '372', IT: '380', LU: '442', NL: '528', NO: '578', NZ: '554', PL: '616' },
  ...{ SE: '752', US: '840' },
};
/** West, south, east, north: without the far islands that would make the country itself a dot. */
const frames: Readonly<Record<string, readonly [number, number, number, number]>> = {
  AU: [112, -44, 154, -10],
  CA: [-141, 41, -52, 72],
  DK: [8, 54, 13.2, 58],
  ES: [-9.5, 35.9, 4.5, 44],
  FR: [-5.5, 41.2, 9.8, 51.3],
  GB: [-8.7, 49.8, 1.9, 59.5],
  NL: [3.2, 50.7, 7.3, 53.6],
  NO: [4, 57.8, 31.5, 71.4],
  NZ: [166, -47.5, 179, -34],
  US: [-125, 24.4, -66.8, 49.5],
};
const size = 1000;
/** Points nearer to the line between their neighbours than this say nothing on a phone. */
const tolerance = 1.6;
/** Islands smaller than this are left out, in square units of the canvas. */
const leastArea = 60;
/** Cities that a region's weight lies between, the largest counting most. */
const weighed = 12;

const [borders] = process.argv.slice(2);
if (borders === undefined)
  throw new Error('Usage: node scripts/node24.mjs scripts/outlines.ts <countries-10m.json>');
const atlas = JSON.parse(fs.readFileSync(borders, 'utf8')) as Topology;
const geoNames = readGeoNames();

/** Of TopoJSON what is read here: rings are lists of arcs, an arc that is run backwards has the complement of its number. */
interface Topology {
  arcs: Point[][];
  transform: { scale: Point; translate: Point };
  objects: { countries: { geometries: (Polygon | MultiPolygon)[] } };
}
interface Polygon {
  id: string;
  type: 'Polygon';
  arcs: number[][];
}
interface MultiPolygon {
  id: string;
  type: 'MultiPolygon';
  arcs: number[][][];
}

/** All rings of a country in degrees, without holes. */
function ringsOf(country: string): Ring[] {
  const shape = atlas.objects.countries.geometries.find(({ id }) => id === numbers[country]);
  if (!shape) throw new Error(`no borders of ${country}`);
  const polygons = shape.type === 'Polygon' ? [shape.arcs] : shape.arcs;
  return polygons.map(([ring = []]) =>
    ring.flatMap((number, index) => {
      const points = number < 0 ? pointsOf(~number).toReversed() : pointsOf(number);
      // The first point of an arc is the last one of the arc before.
      return index === 0 ? points : points.slice(1);
    }),
  );
}

/** An arc's points in degrees: stored is how far each lies from the one before. */
function pointsOf(arc: number): Point[] {
  const { scale, translate } = atlas.transform;
  let [x, y] = [0, 0];
  return (atlas.arcs[arc] ?? []).map(([stepX, stepY]) => {
    [x, y] = [x + stepX, y + stepY];
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

function framed(country: string, rings: readonly Ring[]): Ring[] {
  const frame = frames[country];
  if (!frame) return [...rings];
  const [west, south, east, north] = frame;
  const inside = ([x, y]: Point) => x >= west && x <= east && y >= south && y <= north;
  return rings.filter((ring) => ring.filter(inside).length > ring.length / 2);
}

/** Flat enough for one country: degrees of longitude shrink as they do in its middle. */
function projection(rings: readonly Ring[]) {
  const points = rings.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [south, north] = [Math.min(...ys), Math.max(...ys)];
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = size / Math.max((east - west) * shrink, north - south);
  const project = ([x, y]: Point): Point => [(x - west) * shrink * scale, (north - y) * scale];
  return {
    project,
    width: Math.ceil((east - west) * shrink * scale),
    height: Math.ceil((north - south) * scale),
  };
}

/** Douglas and Peucker's way of leaving points out. */
function simplified(ring: Ring): Ring {
  if (ring.length < 3) return ring;
  const [first, last] = [ring[0] as Point, ring.at(-1) as Point];
  let farthest = 0;
  let distance = 0;
  for (let index = 1; index < ring.length - 1; index++) {
    const away = offLine(ring[index] as Point, first, last);
    if (away > distance) [farthest, distance] = [index, away];
  }
  if (distance <= tolerance) return [first, last];
  return [...simplified(ring.slice(0, farthest + 1)).slice(0, -1), ...simplified(ring.slice(farthest))];
}

function offLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs(dx * (ay - y) - (ax - x) * dy) / length;
}

function areaOf(ring: Ring): number {
  let sum = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Point;
    sum += x * nextY - nextX * y;
  }
  return Math.abs(sum / 2);
}

function pathOf(rings: readonly Ring[]): string {
  return rings
    .map((ring) => {
      const [start, ...rest] = simplified(ring).map(([x, y]) => [Math.round(x), Math.round(y)] as const);
      if (!start) return '';
      let [x, y] = start;
      const steps = rest.map(([nextX, nextY]) => {
        const step = `${nextX - x} ${nextY - y}`;
        [x, y] = [nextX, nextY];
        return step;
      });
      return `M${start.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`;
    })
    .join('');
}

/** Where a region's weight lies: between its largest cities. */
function centres(country: string, project: (point: Point) => Point): Record<string, Point> {
  const cities = placesOf(country, geoNames).map((line) => line.split('\t'));
  return Object.fromEntries(
    regionsOf(country).flatMap((region) => {
      const own = cities.filter((city) => city[2] === region).slice(0, weighed);
      let [x, y, weight] = [0, 0, 0];
      for (const [rank, city] of own.entries()) {
        const [px, py] = project([Number(city[4]), Number(city[3])]);
        const share = 1 / (rank + 1);
        [x, y, weight] = [x + px * share, y + py * share, weight + share];
      }
      return weight === 0 ? [] : [[region, [Math.round(x / weight), Math.round(y / weight)] as const]];
    }),
  );
}

const outlines = Object.fromEntries(
  placeCountries.map((country) => {
    const rings = framed(country, ringsOf(country));
    const { project, width, height } = projection(rings);
    const drawn = rings.map((ring) => ring.map(project)).filter((ring) => areaOf(ring) >= leastArea);
    const inFrame = Object.entries(centres(country, project)).filter(
      ([, [x, y]]) => x >= 0 && y >= 0 && x <= width && y <= height,
    );
    return [country, { width, height, path: pathOf(drawn), regions: Object.fromEntries(inFrame) }];
  }),
);
fs.writeFileSync(
  path.join(root, 'apps/site/app/features/landings/map/outlines.json'),
  `${JSON.stringify(outlines, null, 2)}\n`,
);
