import { AreaFault, asAreaFault, isChunkLoadError, reasonOf } from './area-fault';
import { isAltered } from './integrity';

/**
 * Finds out why a script of an area did not run: the browser itself only says that it did not.
 * @param error what the chunk loader or the federation runtime threw
 * @param entry the container's script, which is meant when the error is no chunk's
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
    return new AreaFault('integrity', `${url} is not what was released`);
  }
  return asAreaFault(error, reason);
}
