import { appIcons, type AppIcon } from './app-manifest.js';

/** Of a maskable icon a system may cut off all but a circle of this share. */
const safeShare = 0.8;

/**
 * Draws a theme's icon as an installed app's.
 *
 * @param svg the theme's own icon, square
 * @param ground what stands behind a maskable icon, whose corners a system cuts off
 * @returns a PNG
 */
export async function drawAppIcon(svg: Buffer, icon: AppIcon, ground: string): Promise<Buffer> {
  // Imported here: most processes draw none.
  const { default: sharp } = await import('sharp');
  const { size, maskable } = appIcons[icon];
  const inner = maskable ? Math.round(size * safeShare) : size;
  const drawn = await sharp(svg, { density: (72 * inner) / 128 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  if (!maskable) return drawn;
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toBuffer();
}
