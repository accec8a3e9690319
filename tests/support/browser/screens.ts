/** The window in which staff work at a desk, in pixels: the console shows menus, tables and keys in it. */
export const deskScreen = { width: 1280, height: 800 };
