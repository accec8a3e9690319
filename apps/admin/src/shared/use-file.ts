import { useState } from 'react';
import { useNotify } from 'react-admin';
import { apiRoot, sendRequest } from './console-api';
import { saveFile } from './save-file';

/** Fetches a file of the console's API into the browser's downloads; what went wrong is said in words. */
export function useFile(): { isFetching: boolean; fetchFile: (path: string, name: string) => Promise<void> } {
  const notify = useNotify();
  const [isFetching, setFetching] = useState(false);
  const fetchFile = async (path: string, name: string) => {
    setFetching(true);
    try {
      saveFile(name, (await sendRequest(`${apiRoot}${path}`)).body);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setFetching(false);
    }
  };
  return { isFetching, fetchFile };
}
