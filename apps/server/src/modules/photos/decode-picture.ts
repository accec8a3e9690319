import { Inject, Injectable } from '@nestjs/common';
import { problem } from '../../kernel/http/problem.js';
import { TurnstileFull } from '../../kernel/turnstile.js';
import { PhotoDecoder, type Decoding } from './photo-decoder.js';
import { perceptualHash } from './photo-hash.js';
import { kindOfPhoto } from './photo-kind.js';
import type { MarkShape, RedrawnMark } from './redraw-mark.js';

/** A picture that is in no gallery: one file, upright and without metadata. */
export interface DecodedPicture {
  webp: Buffer;
  width: number;
  height: number;
  /** Mean colour, `#rrggbb`. */
  placeholder: string;
}

/** A picture whose clear form not everybody may see at once. */
interface HideablePicture extends DecodedPicture {
  /** The same beyond recognition, as WebP. */
  blurred: Buffer;
  /** See `perceptualHash`; null for a picture without anything to tell it by. */
  hash: string | null;
}

/** Reads what a member sends for another end than their gallery, within the same bounds (decisions §4.5). */
@Injectable()
export class DecodePicture {
  constructor(@Inject(PhotoDecoder) private readonly decoder: PhotoDecoder) {}

  /**
   * @throws Problem `photo_unreadable`, `photo_heic`, `unavailable` when too many wait for the decoder; the signal's
   *   reason
   */
  async decode(file: Buffer, whose: Decoding): Promise<DecodedPicture> {
    const { blurred: _blurred, hash: _hash, ...picture } = await this.decodeHideable(file, whose);
    return picture;
  }

  /** As `decode`. */
  async decodeHideable(file: Buffer, whose: Decoding): Promise<HideablePicture> {
    const kind = kindOfPhoto(file);
    if (kind === 'heic') throw problem('photo_heic');
    const decoded = kind && (await this.turned(() => this.decoder.decode(file, whose)));
    const largest = decoded?.renditions.at(-1);
    if (!decoded || !largest) throw problem('photo_unreadable');
    const { webp, width, height } = largest;
    const { placeholder, blurred, grey } = decoded;
    return { webp, width, height, placeholder, blurred, hash: grey && perceptualHash(grey) };
  }

  /** Draws a brand's logo or icon anew, with its transparency. As `decode`. */
  async redraw(file: Buffer, become: MarkShape, whose: Decoding): Promise<RedrawnMark> {
    const kind = kindOfPhoto(file);
    if (kind === 'heic') throw problem('photo_heic');
    const drawn = kind && (await this.turned(() => this.decoder.redraw(file, become, whose)));
    if (!drawn) throw problem('photo_unreadable');
    return drawn;
  }

  private async turned<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof TurnstileFull) throw problem('unavailable');
      throw error;
    }
  }
}
