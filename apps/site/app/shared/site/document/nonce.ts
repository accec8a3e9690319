import { createContext, useContext } from 'react';

/** Nonce of this page's inline scripts; undefined in the browser and on pages whose policy lists hashes. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = () => useContext(NonceContext);
