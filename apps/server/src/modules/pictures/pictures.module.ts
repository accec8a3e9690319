import { Module } from '@nestjs/common';
import { DecodePicture } from './decoding/decode-picture.js';
import { PhotoDecoder } from './decoding/photo-decoder.js';

/** What photos, pictures of chats, logos and proofs share: the process that decodes them, their addresses and hashes. */
@Module({ providers: [DecodePicture, PhotoDecoder], exports: [DecodePicture, PhotoDecoder] })
export class PicturesModule {}
