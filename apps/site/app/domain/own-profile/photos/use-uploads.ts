import { useEffect, useSyncExternalStore } from 'react';
import { userQuery } from '../../account/use-user';
import type { AnswerOf } from '../../../shared/api/api-query';
import { browserQueryClient } from '../../../shared/api/query-client';
import { sendPicture } from '../../photos/sending/send-picture';
import { ownProfileQuery } from '../own-profile-query';
import { UploadQueue, type SendFile, type Upload } from './upload-queue';

const none: readonly Upload[] = [];
/** @param together how many arrived since the queue was last empty; undefined while it is not */
type OnArrived = (together: number | undefined) => void;

const arrivals = new Set<OnArrived>();
let arrived = 0;
let queue: UploadQueue<AnswerOf<'uploadPhoto'>> | undefined;

const send: SendFile<AnswerOf<'uploadPhoto'>> = (file, { clientId, ...options }) =>
  sendPicture('uploadPhoto', file, { ...options, query: { client_id: clientId } });

/** The browser's one queue. Never on the server. */
export function uploadQueue(): UploadQueue<AnswerOf<'uploadPhoto'>> {
  return (queue ??= new UploadQueue(send, (answer, last) => {
    const client = browserQueryClient();
    client.setQueryData(ownProfileQuery.key, answer);
    void client.invalidateQueries({ queryKey: userQuery.key });
    const together = ++arrived;
    if (last) arrived = 0;
    for (const tell of arrivals) tell(last ? together : undefined);
  }));
}

/**
 * The pictures that are about to be sent. While one is on its way, the browser asks before it closes the page.
 *
 * @param onArrived called for each that arrived
 */
export function useUploads(onArrived?: OnArrived): readonly Upload[] {
  const uploads = useSyncExternalStore(
    (listener) => uploadQueue().subscribe(listener),
    () => uploadQueue().all(),
    () => none,
  );
  useEffect(() => {
    if (!onArrived) return;
    arrivals.add(onArrived);
    return () => void arrivals.delete(onArrived);
  }, [onArrived]);
  return uploads;
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeunload', (event) => {
    if (queue?.isSending) event.preventDefault();
  });
}
