import { AreaFault, asAreaFault, isChunkLoadError, reasonOf } from './area-fault';
import { isAltered } from './integrity';

/**
 * Finds out why an area's script did not run; the browser only reports that it failed.
 * @param error from the chunk loader or the federation runtime
 * @param entry the container's script; used when the error names no chunk
 */
export async function explainScript(error: unknown, entry?: string): Promise<AreaFault> {
  const isChunk = isChunkLoadError(error);
  const reason = isChunk
    ? reasonOf(error)
    : /timed out/.test(String(error))
      ? 'timeout'
      : 'entry-unreachable';
  const url = isChunk ? error.request : entry;
  if (reason !== 'timeout' && url && (await isAltered(url))) {
    return new AreaFault('integrity', `${url} differs from the released file`);
  }
  return asAreaFault(error, reason);
}
