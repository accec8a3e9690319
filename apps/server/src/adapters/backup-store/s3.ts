import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { bucketOf } from '../../kernel/config/bucket.js';
import { BackupStore } from '../../ports/backup-store.js';

/** A file has at most 10,000 parts: 320 GB. */
const partBytes = 32 * 1024 * 1024;
const requestMs = 120_000;

/** Backups as objects of one bucket. */
export class S3BackupStore extends BackupStore {
  private readonly client: S3Client;
  private readonly bucket: string;

  /** @param address a bucket, as the environment describes `S3_URL` */
  constructor(address: string) {
    super();
    const { bucket, client } = bucketOf(address, requestMs);
    this.bucket = bucket;
    this.client = new S3Client(client);
  }

  async write(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    const place = { Bucket: this.bucket, Key: name };
    const parts = inParts(bytes);
    const first = await parts.next();
    const second = first.done ? first : await parts.next();
    if (second.done) {
      await this.client.send(new PutObjectCommand({ ...place, Body: first.value ?? Buffer.of() }));
      return;
    }
    const { UploadId } = await this.client.send(new CreateMultipartUploadCommand(place));
    const upload = { ...place, UploadId };
    const sent: { ETag: string | undefined; PartNumber: number }[] = [];
    const send = async (Body: Buffer) => {
      const PartNumber = sent.length + 1;
      const { ETag } = await this.client.send(new UploadPartCommand({ ...upload, PartNumber, Body }));
      sent.push({ ETag, PartNumber });
    };
    try {
      await send(first.value as Buffer);
      await send(second.value);
      for await (const part of parts) await send(part);
      await this.client.send(
        new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: sent } }),
      );
    } catch (error) {
      await this.client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
      throw error;
    }
  }

  async *read(name: string): AsyncIterable<Uint8Array> {
    const { Body } = await this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key: name }));
    if (!Body) throw new Error('The store answered without a file');
    yield* Body as unknown as AsyncIterable<Uint8Array>;
  }

  async names(folder: string): Promise<string[]> {
    const pages = paginateListObjectsV2(
      { client: this.client },
      { Bucket: this.bucket, Prefix: `${folder}/` },
    );
    const found: string[] = [];
    for await (const { Contents: objects = [] } of pages) found.push(...objects.map(({ Key = '' }) => Key));
    return found.sort();
  }

  async remove(name: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: name }));
  }

  async removeAll(folder: string): Promise<void> {
    for (const name of await this.names(folder)) await this.remove(name);
  }
}

/** The same bytes in parts of one size, but for the last. */
async function* inParts(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, undefined> {
  let kept: Uint8Array[] = [];
  let size = 0;
  for await (const piece of bytes) {
    kept.push(piece);
    size += piece.length;
    if (size < partBytes) continue;
    yield Buffer.concat(kept);
    kept = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(kept);
}
