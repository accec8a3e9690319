import type { VerificationPose } from '@kindling/contract/safety/verification';
import styles from './verification-dialog.module.scss';

const palm =
  'M-9 16v-22a3 3 0 0 1 6 0v8-14a3 3 0 0 1 6 0v12-10a3 3 0 0 1 6 0v12-6a3 3 0 0 1 6 0v14c0 10-6 16-14 16s-12-4-16-10l-8-12a3 3 0 0 1 5-4z';
const fist = 'M-11-2a5 5 0 0 1 5-5h14a5 5 0 0 1 5 5v12a9 9 0 0 1-9 9h-7a8 8 0 0 1-8-8z';
const finger = (x: number): string => `M${x}-6v-18a3 3 0 0 1 6 0v18`;

/** The hand's position, relative to a head at 60,62 with a radius of 26, and its gesture. */
const hands: Readonly<Record<VerificationPose, { at: string; paths: readonly string[] }>> = {
  hand_on_head: { at: 'translate(60 30) rotate(-90) scale(0.9)', paths: [palm] },
  hand_on_cheek: { at: 'translate(86 76) rotate(-18)', paths: [palm] },
  hand_over_ear: { at: 'translate(90 60) rotate(-8)', paths: [palm] },
  thumb_beside_face: { at: 'translate(108 74)', paths: [fist, 'M-11-2v-15a4 4 0 0 1 8 0v10'] },
  two_fingers_beside_face: { at: 'translate(108 74)', paths: [fist, finger(-8), finger(1)] },
  three_fingers_beside_face: { at: 'translate(108 74)', paths: [fist, finger(-10), finger(-2), finger(6)] },
  palm_beside_face: { at: 'translate(110 74)', paths: [palm] },
  finger_on_chin: { at: 'translate(72 106) rotate(-20)', paths: [fist, finger(-8)] },
};

/** A drawing of the pose; the text next to it describes it. */
export function PoseDrawing({ pose }: { pose: VerificationPose }) {
  const { at, paths } = hands[pose];
  return (
    <svg viewBox="0 0 140 140" className={styles.drawing} aria-hidden="true">
      <path className={styles.body} d="M14 140c4-30 22-42 46-42s42 12 46 42z" />
      <circle className={styles.head} cx="60" cy="62" r="28" />
      <path className={styles.line} d="M50 58v3M70 58v3M51 72c5 5 13 5 18 0" />
      <g transform={at}>
        {paths.map((path) => (
          <path key={path} className={styles.hand} d={path} />
        ))}
      </g>
    </svg>
  );
}
