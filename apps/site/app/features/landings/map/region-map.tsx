import type { Crowd } from '@kindling/contract/meeting/calls/head-count';
import type { Outline } from './outlines';
import styles from './map.module.scss';

/** Room around the land for glows at its edge. */
const margin = 60;

/** Radius of a region's glow: computed from the shown figure, so that the drawing says no more than it. */
const radiusOf = (members: number): number => Math.min(96, 18 + 9 * Math.sqrt(members));

/** The country with a glow over each region that has a figure, and a faint dot over each that has none. */
export function RegionMap({
  outline,
  regions,
  label,
}: {
  outline: Outline;
  regions: Crowd['regions'];
  label: string;
}) {
  const known = new Map(regions.map(({ region, members }) => [region, members]));
  const places = Object.entries(outline.regions).map(([region, [x = 0, y = 0]]) => ({ region, x, y }));
  return (
    <svg
      className={styles.map}
      viewBox={`${-margin} ${-margin} ${outline.width + 2 * margin} ${outline.height + 2 * margin}`}
      role="img"
      aria-label={label}
    >
      <defs>
        <radialGradient id="glow">
          <stop offset="0" className={styles.core} />
          <stop offset="0.35" className={styles.middle} />
          <stop offset="1" className={styles.rim} />
        </radialGradient>
      </defs>
      <g className={styles.ground} data-ground>
        <path className={styles.land} d={outline.path} />
        {places.map(({ region, x, y }, index) => {
          const members = known.get(region);
          return members === undefined ? (
            <circle key={region} className={styles.dark} cx={x} cy={y} r="7" />
          ) : (
            <g key={region} transform={`translate(${x} ${y})`} data-glow={region} data-x={x} data-y={y}>
              <circle className={styles.glow} r={radiusOf(members)} fill="url(#glow)" data-beat={index % 4} />
              <circle className={styles.point} r="9" />
            </g>
          );
        })}
      </g>
    </svg>
  );
}
