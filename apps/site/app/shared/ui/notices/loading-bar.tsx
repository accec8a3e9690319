import { useNavigation } from 'react-router';
import styles from './loading-bar.module.scss';

/**
 * The bar at the top while the next page loads: it appears after 200 ms and runs for 5 s (specification §9), or does not move
 * with reduced motion; the times are the stylesheet's.
 */
export function LoadingBar() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.bar} data-loading aria-hidden="true" />;
}
