import { Injectable } from '@nestjs/common';
import { PhotoDecoder, type Decoding } from './photo-decoder.js';
import { perceptualHash } from './photo-hash.js';
import type { MarkShape, RedrawnMark } from './redraw-mark.js';

/** A picture that is in no gallery: one file, upright and without metadata. */
export interface DecodedPicture {
  webp: Buffer;
  width: number;
  height: number;
  /** Mean colour, `#rrggbb`. */
  placeholder: string;
}

/** A picture whose clear form is not for every reader. */
interface HideablePicture extends DecodedPicture {
  /** The same beyond recognition, as WebP. */
  blurred: Buffer;
  /** See `perceptualHash`; null for a picture without anything to tell it by. */
  hash: string | null;
}

/** Reads what a member sends for another end than their gallery, within the same bounds (decisions §4.5). */
@Injectable()
export class DecodePicture {
  constructor(private readonly photoDecoder: PhotoDecoder) {}

  /** @throws what `PhotoDecoder.decode` throws */
  async decode(file: Buffer, whose: Decoding): Promise<DecodedPicture> {
    const { blurred: _blurred, hash: _hash, ...picture } = await this.decodeHideable(file, whose);
    return picture;
  }

  /** As `decode`. */
  async decodeHideable(file: Buffer, whose: Decoding): Promise<HideablePicture> {
    const { renditions, placeholder, blurred, grey } = await this.photoDecoder.decode(file, whose);
    const largest = renditions.at(-1);
    if (!largest) throw new Error('A picture without a file');
    const { webp, width, height } = largest;
    return { webp, width, height, placeholder, blurred, hash: grey && perceptualHash(grey) };
  }

  /** Redraws a brand's logo or icon, with its transparency. As `decode`. */
  redraw(file: Buffer, become: MarkShape, whose: Decoding): Promise<RedrawnMark> {
    return this.photoDecoder.redraw(file, become, whose);
  }
}
