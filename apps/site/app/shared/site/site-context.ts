import { createContext } from 'react-router';
import type { SiteRequest } from '@kindling/contract/site-request';

/** The server's data of this page request; `context.get(siteContext)` in loaders. Server only. */
export const siteContext = createContext<SiteRequest>();

/** The rendered page; its response carries only status and headers. Server only. */
export const pageContext = createContext<{ body?: Buffer }>();
