import type { MarkKind } from '@kindling/contract/brands/mark-files';
import { Injectable } from '@nestjs/common';
import { MarksRepository } from '../logos/marks.repository.js';
import { BrandLooks, type Wearing } from './brand-looks.js';

const themeFiles: Readonly<Record<MarkKind, string>> = {
  logo: 'logo.svg',
  logo_dark: 'logo-dark.svg',
  icon: 'icon.svg',
};

/** Logo and icon of a brand as a picture that others are drawn from: its own, or the theme's in its colours. */
@Injectable()
export class BrandMarks {
  constructor(
    private readonly brandLooks: BrandLooks,
    private readonly marks: MarksRepository,
  ) {}

  /** @returns a WebP or an SVG; undefined where there is none, as while a picture is tried that is gone */
  async of(tenantId: string, wearing: Wearing, kind: MarkKind): Promise<Buffer | undefined> {
    const { logo, logo_dark: dark, icon } = wearing.look?.marks ?? {};
    const own = { logo, logo_dark: dark ?? logo, icon }[kind];
    if (own !== undefined) return (await this.marks.find(tenantId, own))?.bytes;
    const drawing = this.brandLooks.drawing(wearing, themeFiles[kind]);
    return drawing === undefined ? undefined : Buffer.from(drawing);
  }
}
