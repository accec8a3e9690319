import { Camera, Gift } from 'lucide-react';
import type { Message } from '@kindling/contract/chats/calls/chats';
import styles from './kind-icon.module.scss';

/** Icon of a message's kind, before its text; none for plain text and removed messages. */
export function KindIcon({
  kind,
  removed = false,
}: Pick<Message, 'kind'> & { removed?: boolean | undefined }) {
  if (removed || kind === 'text') return null;
  const Icon = kind === 'photo' ? Camera : Gift;
  return <Icon aria-hidden="true" className={styles.icon} />;
}
