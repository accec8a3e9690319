import { createContext } from 'react-router';
import type { SiteRequest } from '@kindling/contract/site-request';

/** What the server knows of this page request; `context.get(siteContext)` in loaders. Server only. */
export const siteContext = createContext<SiteRequest>();

/** The rendered page, beside the answer that tells its status and headers. Server only. */
export const pageContext = createContext<{ body?: Buffer }>();
