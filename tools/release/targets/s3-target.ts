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
import type { Signer } from '../registry/signing';
import { DRAFTS, TooLarge, type Target } from './target';

// The client warns that a later version will need a newer Node; a release does not need that warning.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

export interface Bucket {
  client: S3Client;
  bucket: string;
  /** Folder inside the bucket; empty for the whole bucket. */
  prefix?: string;
}

const MOST_CONFLICTS = 10;
const CONFLICT_PAUSE_MS = 50;
const REMOVED_AT_ONCE = 8;
/** Metadata key of an object's writer. It identifies our own object after its answer was lost. */
const WRITER = 'writer';

/**
 * A client of the store that the AWS environment variables and profiles name; `AWS_ENDPOINT_URL_S3` is one of
 * them.
 */
export const createS3Client = (): S3Client =>
  new S3Client({
    // AWS has the bucket in the host name; stores with a custom endpoint have it in the path.
    forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL),
    // Some other stores don't support the checksums that AWS's client sends by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 5,
  });

/**
 * A target in a bucket of an S3-compatible store. `create` is a PUT with `If-None-Match: *` (RFC 9110,
 * 13.1.2); a store that ignores this header is refused, since releases would overwrite one another.
 */
export function s3Target({ client, bucket, prefix = '' }: Bucket, signer?: Signer): Target {
  nameErrors(client);
  const root = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
  const at = (path: string) => ({ Bucket: bucket, Key: root + path });
  const startOf = (folder: string): string => root + (folder && `${folder}/`);
  const objectOf = (path: string, content: Buffer | string) => ({
    ...at(path),
    ...objectHeadersOf(path),
    Body: content,
    ContentLength: Buffer.byteLength(content),
  });
  let checked: Promise<void> | undefined;

  /** @returns false when the object exists already */
  async function putNew(path: string, content: Buffer | string): Promise<boolean> {
    const writer = randomUUID();
    const object = { ...objectOf(path, content), Metadata: { [WRITER]: writer } };
    for (let conflicts = 0; ; conflicts += 1) {
      try {
        await client.send(new PutObjectCommand({ ...object, IfNoneMatch: '*' }));
        return true;
      } catch (error) {
        if (statusOf(error) === 412) return isWrittenBy(path, writer);
        // Another conditional write is running. The result is known only when it has ended.
        if (statusOf(error) !== 409 || conflicts >= MOST_CONFLICTS) throw error;
        await new Promise((resolve) => setTimeout(resolve, CONFLICT_PAUSE_MS * (1 + Math.random())));
      }
    }
  }

  /** When an answer is lost, the client retries and gets 412 because of its own first write. */
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
      `The object store does not honor If-None-Match: two concurrent releases could overwrite one another in ${bucket}.`,
    );
  }

  /** Lists everything below a folder; with a delimiter, only its direct entries. */
  async function* pages(folder: string, delimiter?: '/'): AsyncGenerator<ListObjectsV2Output> {
    const input = { Bucket: bucket, Prefix: startOf(folder), Delimiter: delimiter };
    yield* paginateListObjectsV2({ client }, input);
  }

  return {
    signer,
    async read(path, most = Infinity) {
      const object = await client.send(new GetObjectCommand(at(path))).catch(absentIsNull);
      // An answer without a length is not read under a limit.
      if (object && most !== Infinity && !((object.ContentLength ?? Infinity) <= most)) {
        await object.Body?.transformToWebStream().cancel();
        throw new TooLarge(path, most);
      }
      return object?.Body ? Buffer.from(await object.Body.transformToByteArray()) : null;
    },
    async write(path, content) {
      await client.send(new PutObjectCommand(objectOf(path, content)));
    },
    async create(path, content) {
      await (checked ??= checkConditionalWrites());
      return putNew(path, content);
    },
    async list(path) {
      const names: string[] = [];
      const below = startOf(path).length;
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

/** Lets a client name operation, bucket and object in its errors, and the store's answer. */
const nameErrors = ({ middlewareStack }: S3Client): void =>
  middlewareStack.add(
    (next, { commandName = '' }) =>
      (args) =>
        next(args).catch((error: Error) => {
          const { Bucket, Key, Prefix } = args.input as Record<string, string | undefined>;
          const status = statusOf(error);
          const answer = status === undefined ? error.message : `${error.name} (status ${status})`;
          error.message = `${commandName} s3://${Bucket}/${Key ?? Prefix}: ${answer}`;
          throw error;
        }),
    { step: 'initialize', name: 'nameErrors', override: true },
  );

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

function absentIsNull(error: unknown): null {
  // A missing bucket is an error, not an empty bucket.
  if (statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket') return null;
  throw error;
}
