import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { bucketOf } from '../../kernel/config/bucket.js';
import { PhotoStorage } from '../../ports/photo-storage.js';
import { nameOfParts, partsOfName } from './storage-name.js';

const requestMs = 8000;

/** Photos as objects of one bucket, with a prefix per brand: `tenant/<brand>/photo/…`. */
export class S3PhotoStorage extends PhotoStorage {
  private readonly client: S3Client;
  private readonly bucket: string;

  /** @param address `S3_URL` as the environment describes it */
  constructor(address: string) {
    super();
    const { bucket, client } = bucketOf(address, requestMs);
    this.bucket = bucket;
    this.client = new S3Client({ ...client, maxAttempts: 2 });
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    await this.client.send(new PutObjectCommand({ ...this.place(name), Body: bytes }));
  }

  async get(name: string): Promise<Buffer | undefined> {
    try {
      const { Body: body } = await this.client.send(new GetObjectCommand(this.place(name)));
      if (!body) throw new Error('The photo storage answered without a file');
      return Buffer.from(await body.transformToByteArray());
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.place(name)));
  }

  async *names(): AsyncIterable<string> {
    const pages = paginateListObjectsV2({ client: this.client }, { Bucket: this.bucket, Prefix: 'tenant/' });
    for await (const { Contents: objects = [] } of pages)
      for (const { Key: key = '' } of objects) {
        const name = nameOfParts(key.split('/'));
        if (name !== undefined) yield name;
      }
  }

  private place(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: partsOfName(name).join('/') };
  }
}
