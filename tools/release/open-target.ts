import type { Signer } from './signing';
import { folderTarget, type Target } from './target';

const S3_ADDRESS = /^s3:\/\/([^/]+)\/?(.*?)\/?$/;

/**
 * Opens where a site is published.
 * @param address a folder, or `s3://bucket/prefix`, whose store and credentials the AWS environment names
 * @throws Error for an address of another kind
 */
export async function openTarget(address: string, signer?: Signer): Promise<Target> {
  const [, bucket, prefix] = S3_ADDRESS.exec(address) ?? [];
  if (bucket) {
    // A client that no release into a folder needs.
    const { createS3Client, s3Target } = await import('./s3-target');
    return s3Target({ client: createS3Client(), bucket, prefix }, signer);
  }
  if (/^[a-z0-9]+:\/\//.test(address)) {
    throw new Error(`A target is a folder or s3://bucket/prefix, not ${address}.`);
  }
  return folderTarget(address, signer);
}
