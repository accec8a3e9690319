import type { LucideIcon } from 'lucide-react';
import styles from './composer-tools.module.scss';

/** Something other than text that can be sent. */
export interface ComposerTool {
  icon: LucideIcon;
  label: string;
  onPick: () => void;
}

/** Everything else that can be sent, in one row below the field. */
export function ComposerTools({ tools, onPicked }: { tools: readonly ComposerTool[]; onPicked: () => void }) {
  return (
    <ul className={styles.tools}>
      {tools.map(({ icon: Icon, label, onPick }) => (
        <li key={label}>
          <button
            type="button"
            onClick={() => {
              onPick();
              onPicked();
            }}
          >
            <Icon aria-hidden="true" />
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
