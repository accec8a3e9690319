import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { PhotoStorage } from '../../ports/photo-storage.js';
import { partsOfName } from './storage-name.js';

/** Default region: services other than Amazon's ignore it, but it is part of every signature. */
const defaultRegion = 'us-east-1';
const connectMs = 3000;
const requestMs = 8000;

/** Photos as objects of one bucket, with a prefix per brand: `tenant/<brand>/photo/…`. */
export class S3PhotoStorage extends PhotoStorage {
  private readonly client: S3Client;
  private readonly bucket: string;

  /** @param address `S3_URL` as the environment describes it */
  constructor(address: string) {
    super();
    const url = new URL(address);
    this.bucket = url.pathname.slice(1);
    this.client = new S3Client({
      endpoint: url.origin,
      region: url.searchParams.get('region') ?? defaultRegion,
      credentials: {
        accessKeyId: decodeURIComponent(url.username),
        secretAccessKey: decodeURIComponent(url.password),
      },
      // Every service of this kind supports the bucket in the path, and requests without its own checksums, because the
      // signature covers the body's hash anyway.
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: connectMs,
        requestTimeout: requestMs,
        // Without it a late answer is only a warning, and a service that never answers holds its caller for ever.
        throwOnRequestTimeout: true,
        socketTimeout: requestMs,
      },
      maxAttempts: 2,
    });
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

  private place(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: partsOfName(name).join('/') };
  }
}
