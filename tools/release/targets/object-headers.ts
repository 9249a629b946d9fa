import { contentTypeOf } from '../../site/content-types';
import { headersFor } from '../../site/headers';

/** The headers that an object store keeps with an object and sends with it. */
export interface ObjectHeaders {
  ContentType: string;
  CacheControl?: string;
  ContentEncoding?: 'br' | 'gzip';
}

const ENCODINGS: [suffix: string, encoding: 'br' | 'gzip'][] = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
];

/**
 * The headers of one of the site's files in an object store. Compressed forms are separate objects with the
 * type of their content, for an edge that picks one by `Accept-Encoding`: a store can't negotiate (RFC 9110,
 * 12.5.3).
 */
export function objectHeadersOf(path: string): ObjectHeaders {
  const [suffix = '', encoding] = ENCODINGS.find(([ending]) => path.endsWith(ending)) ?? [];
  const plain = path.slice(0, path.length - suffix.length);
  return {
    ContentType: contentTypeOf(plain),
    CacheControl: headersFor(`/${plain}`)['Cache-Control'],
    ...(encoding && { ContentEncoding: encoding }),
  };
}
