import { randomUUID } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type ListObjectsV2Output,
} from '@aws-sdk/client-s3';
import { inParallel } from './in-parallel';
import { objectHeadersOf } from './object-headers';
import type { Signer } from './signing';
import { DRAFTS, type Target } from './target';

// This version of the client runs on the Node that the project asks for; that a later one won't is no news to a release.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

export interface Bucket {
  client: S3Client;
  bucket: string;
  /** Folder inside the bucket; empty for the whole of it. */
  prefix?: string;
}

const MOST_CONFLICTS = 10;
const CONFLICT_PAUSE_MS = 50;
const REMOVED_AT_ONCE = 8;
/** Who wrote an object: tells our own, whose answer was lost, from somebody else's. */
const WRITER = 'writer';

/** A client of the store that the AWS environment variables and profiles name, `AWS_ENDPOINT_URL_S3` among them. */
export const createS3Client = (): S3Client =>
  new S3Client({
    // Stores with an address of their own have buckets in the path; AWS has them in the host name.
    forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL),
    // Other stores don't all know the checksums that AWS's client sends by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 5,
  });

/**
 * The target that is a bucket of an S3-compatible store. `create` is a PUT with `If-None-Match: *` (RFC 9110,
 * 13.1.2); a store that takes no notice of it is refused, since releases would overwrite one another there.
 */
export function s3Target({ client, bucket, prefix = '' }: Bucket, signer?: Signer): Target {
  const root = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
  const at = (path: string) => ({ Bucket: bucket, Key: root + path });
  const objectOf = (path: string, content: Buffer | string) => ({
    ...at(path),
    ...objectHeadersOf(path),
    Body: content,
    ContentLength: Buffer.byteLength(content),
  });
  let honest: Promise<void> | undefined;

  /** @returns false when there is an object already */
  async function putNew(path: string, content: Buffer | string): Promise<boolean> {
    const writer = randomUUID();
    const object = { ...objectOf(path, content), Metadata: { [WRITER]: writer } };
    for (let conflicts = 0; ; conflicts += 1) {
      try {
        await client.send(new PutObjectCommand({ ...object, IfNoneMatch: '*' }));
        return true;
      } catch (error) {
        if (statusOf(error) === 412) return isWrittenBy(path, writer);
        // Another conditional write is on its way; only afterward is it known who came first.
        if (statusOf(error) !== 409 || conflicts >= MOST_CONFLICTS) throw error;
        await new Promise((resolve) => setTimeout(resolve, CONFLICT_PAUSE_MS * (1 + Math.random())));
      }
    }
  }

  /** After an answer that was lost the client tries again, and is refused because of what it wrote itself. */
  async function isWrittenBy(path: string, writer: string): Promise<boolean> {
    const head = await client.send(new HeadObjectCommand(at(path))).catch(absentIsNull);
    return head?.Metadata?.[WRITER] === writer;
  }

  async function checkConditionalWrites(): Promise<void> {
    const probe = `${DRAFTS}/${randomUUID()}`;
    const [first, second] = [await putNew(probe, ''), await putNew(probe, '')];
    await client.send(new DeleteObjectCommand(at(probe)));
    if (first && !second) return;
    throw new Error(
      `The object store does not honor If-None-Match: two releases at once could lose one another in ${bucket}.`,
    );
  }

  /** Everything below a folder; with a delimiter, only what is directly below. */
  async function* pages(folder: string, delimiter?: '/'): AsyncGenerator<ListObjectsV2Output> {
    const input = { Bucket: bucket, Prefix: `${root}${folder}/`, Delimiter: delimiter };
    yield* paginateListObjectsV2({ client }, input);
  }

  return {
    signer,
    async read(path) {
      const object = await client.send(new GetObjectCommand(at(path))).catch(absentIsNull);
      return object?.Body ? Buffer.from(await object.Body.transformToByteArray()) : null;
    },
    async write(path, content) {
      await client.send(new PutObjectCommand(objectOf(path, content)));
    },
    async create(path, content) {
      await (honest ??= checkConditionalWrites());
      return putNew(path, content);
    },
    async list(path) {
      const names: string[] = [];
      const below = root.length + path.length + 1;
      for await (const { Contents = [], CommonPrefixes = [] } of pages(path, '/')) {
        names.push(...Contents.map(({ Key = '' }) => Key.slice(below)));
        names.push(...CommonPrefixes.map(({ Prefix = '' }) => Prefix.slice(below, -1)));
      }
      return names.filter((name) => name !== '');
    },
    async modified(path) {
      const head = await client.send(new HeadObjectCommand(at(path))).catch(absentIsNull);
      if (head) return head.LastModified ?? null;
      let newest: Date | null = null;
      for await (const { Contents = [] } of pages(path)) {
        for (const { LastModified } of Contents) {
          if (LastModified && (!newest || LastModified > newest)) newest = LastModified;
        }
      }
      return newest;
    },
    async remove(path) {
      const keys = [root + path];
      for await (const { Contents = [] } of pages(path)) keys.push(...Contents.map(({ Key = '' }) => Key));
      await inParallel(REMOVED_AT_ONCE, keys, async (key) => {
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
      });
    },
  };
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

function absentIsNull(error: unknown): null {
  // A bucket that is not there is no empty one.
  if (statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket') return null;
  throw error;
}
