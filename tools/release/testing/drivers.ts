import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { s3Target } from '../targets/s3-target';
import type { Signer } from '../registry/signing';
import { folderTarget, type Target } from '../targets/target';
import { memoryTarget } from './memory-target';
import { openS3Server } from './s3-server';

/** An empty place to publish to; `open` returns a target for it. */
export interface Place {
  open(signer?: Signer): Target;
  close(): void | Promise<void>;
}

const BUCKET = 'site';

/** A client like that of `createS3Client`, for a store on this machine. */
export const testClient = (endpoint: string): S3Client =>
  new S3Client({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'tester', secretAccessKey: 'secret' },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 5,
  });

async function folder(): Promise<Place> {
  const root = await mkdtemp(join(tmpdir(), 'marisma-target-'));
  return {
    open: (signer) => ({ ...folderTarget(root, signer), quick: true }),
    close: () => rm(root, { recursive: true }),
  };
}

async function memory(): Promise<Place> {
  const files = new Map<string, Buffer>();
  return { open: (signer) => memoryTarget(signer, files), close: () => {} };
}

async function s3(): Promise<Place> {
  const server = await openS3Server(BUCKET);
  const client = testClient(server.url);
  const close = (): void => {
    client.destroy();
    server.close();
  };
  return {
    open: (signer) => ({ ...s3Target({ client, bucket: BUCKET, prefix: 'www' }, signer), quick: true }),
    close,
  };
}

type Driver = [name: string, open: () => Promise<Place>];

/** All kinds of target, for tests that run with each of them. */
export const DRIVERS: Driver[] = [
  ['a folder', folder],
  ['memory', memory],
  ['an object store', s3],
];
