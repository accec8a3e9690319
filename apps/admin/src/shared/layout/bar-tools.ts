import { createContext, type ReactNode } from 'react';

/** The tools in the bar of every page, put there by the rooms of the console. */
export const BarTools = createContext<ReactNode>(null);
