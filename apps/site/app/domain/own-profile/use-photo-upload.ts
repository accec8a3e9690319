import { useRef, useState } from 'react';
import { useOwnProfileChanged } from './own-profile-query';
import { refusalOf, sendPhoto } from './send-photo';

export interface PhotoUpload {
  id: number;
  name: string;
  /** 0 to 1; at 1 the server is at work on it. */
  part: number;
  /** What the sending rejected with. */
  problem?: unknown;
}

/** Photos on their way, one after the other; what went wrong stays until it is put away. */
export function usePhotoUpload(onDone: () => void) {
  const changed = useOwnProfileChanged();
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([]);
  const line = useRef(Promise.resolve());
  const lastId = useRef(0);

  const patch = (id: number, change: Partial<PhotoUpload>) =>
    setUploads((now) => now.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)));
  const putAway = (id: number) => setUploads((now) => now.filter((entry) => entry.id !== id));

  const send = async (id: number, file: File): Promise<void> => {
    try {
      changed(await sendPhoto(file, (part) => patch(id, { part })));
      putAway(id);
      onDone();
    } catch (problem) {
      patch(id, { problem });
    }
  };
  const add = (files: readonly File[]): void => {
    for (const file of files) {
      const id = ++lastId.current;
      const problem = refusalOf(file);
      setUploads((now) => [...now, { id, name: file.name, part: 0, ...(problem ? { problem } : {}) }]);
      if (!problem) line.current = line.current.then(() => send(id, file));
    }
  };
  return { uploads, add, putAway };
}
