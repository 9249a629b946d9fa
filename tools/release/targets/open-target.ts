import { stat } from 'node:fs/promises';
import type { Signer } from '../registry/signing';
import { folderTarget, type Target } from './target';

const S3_ADDRESS = /^s3:\/\/([^/]+)\/?(.*?)\/?$/;

/**
 * Opens the place where a site is published, or an inbox.
 * @param address a folder, or `s3://bucket/prefix`; the AWS environment variables name store and credentials
 * @param isNew whether the folder may be missing, because the command makes it
 * @throws Error for an address of another kind, a file, or a folder that is missing
 */
export async function openTarget(address: string, signer?: Signer, isNew = true): Promise<Target> {
  const [, bucket, prefix] = S3_ADDRESS.exec(address) ?? [];
  if (bucket) {
    // Imported only when needed: a release into a folder does not use the S3 client.
    const { createS3Client, s3Target } = await import('./s3-target').catch((cause: unknown) => {
      throw new Error('A bucket needs all packages. Run: npm ci', { cause });
    });
    return s3Target({ client: createS3Client(), bucket, prefix }, signer);
  }
  if (address === '' || /^[a-z0-9]+:\//.test(address)) {
    throw new Error(`A target is a folder or s3://bucket/prefix, not '${address}'.`);
  }
  const found = await stat(address).catch(() => null);
  if (found ? !found.isDirectory() : !isNew) {
    throw new Error(`${address} cannot be used: ${found ? 'it is a file' : 'the folder does not exist'}.`);
  }
  return folderTarget(address, signer);
}
