import '@fontsource-variable/hanken-grotesk/index.css';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { config } from 'zod';
import { startTexts } from './shared/words/texts';

// Before a schema is made: zod would try whether it may compile code, and the content policy reports the try.
config({ jitless: true });

const place = document.getElementById('console');
if (!place) throw new Error('The page has no place for the console');

const nonce = document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? undefined;
const styles = createCache({ key: 'k', nonce, prepend: true });

await startTexts();
const { Console } = await import('./console');

createRoot(place).render(
  <StrictMode>
    <CacheProvider value={styles}>
      <Console />
    </CacheProvider>
  </StrictMode>,
);
