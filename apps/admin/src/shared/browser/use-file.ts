import { useState } from 'react';
import { useNotify } from 'react-admin';
import { apiRoot, fetchBytes } from '../session/console-api';
import { saveFile } from './save-file';

/** Fetches a file of the console's API into the browser's downloads; what went wrong is said in words. */
export function useFile(): {
  isFetching: boolean;
  /** @returns what was saved; undefined where something went wrong */
  fetchFile: (path: string, name: string) => Promise<Blob | undefined>;
} {
  const notify = useNotify();
  const [isFetching, setFetching] = useState(false);
  const fetchFile = async (path: string, name: string) => {
    setFetching(true);
    try {
      const file = await fetchBytes(`${apiRoot}${path}`);
      saveFile(name, file);
      return file;
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      return undefined;
    } finally {
      setFetching(false);
    }
  };
  return { isFetching, fetchFile };
}
