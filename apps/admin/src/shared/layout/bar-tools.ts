import { createContext, type ReactNode } from 'react';

/** What stands in the bar of every page; the rooms of the console put it there. */
export const BarTools = createContext<ReactNode>(null);
