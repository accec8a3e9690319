import { Camera, Gift } from 'lucide-react';
import type { Message } from '@kindling/contract/chats/calls/chats';
import styles from './kind-icon.module.scss';

/** What a message is, before its words: nothing for one that is a text, or was removed. */
export function KindIcon({
  kind,
  removed = false,
}: Pick<Message, 'kind'> & { removed?: boolean | undefined }) {
  if (removed || kind === 'text') return null;
  const Icon = kind === 'photo' ? Camera : Gift;
  return <Icon aria-hidden="true" className={styles.icon} />;
}
