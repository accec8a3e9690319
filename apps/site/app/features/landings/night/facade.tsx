import { classNames } from '../../../shared/ui/class-names';
import styles from './night.module.scss';

const columns = 14;
const rows = 8;
/** The reader's own window, lit when the page opens. */
const own = 103;
/** Windows that an answer lights: those of the lower floors, where no text is in front of them. */
const later = new Map([85, 87, 90, 93, 95, 98, 100, 105, 108, 110].map((window, turn) => [window, turn]));

/** A street at night: the front of a house, dark but for one window. */
export function Facade() {
  return (
    <svg
      className={styles.facade}
      viewBox="0 0 1330 860"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {Array.from({ length: columns * rows }, (_, index) => {
        const [x, y] = [38 + (index % columns) * 94, 40 + Math.floor(index / columns) * 104];
        const turn = later.get(index);
        return (
          <g key={index} transform={`translate(${x} ${y})`}>
            <rect className={styles.pane} width="60" height="72" />
            {(index === own || turn !== undefined) && (
              <g className={classNames(styles.lit, index === own && styles.own)} data-lit={turn}>
                <rect width="60" height="72" />
                <path d="M0 44h60" />
                <path d="M30 0v72" />
              </g>
            )}
          </g>
        );
      })}
    </svg>
  );
}
