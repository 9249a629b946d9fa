import { AreaFault, asAreaFault, isChunkLoadError, reasonOf, type FaultReason } from './area-fault';
import { isAltered } from './integrity';

/** Every error of the federation runtime itself starts so; other errors come from the area's code. */
const RUNTIME_ERROR = /\[ ?Federation Runtime ?\]/;
/** The container's script arrived and ran, but threw before it exported anything. */
const NO_EXPORTS = /RUNTIME-001/;

function reasonOfLoad(message: string): FaultReason {
  if (/timed out/.test(message)) return 'timeout';
  return !RUNTIME_ERROR.test(message) || NO_EXPORTS.test(message) ? 'import-crash' : 'entry-unreachable';
}

/**
 * Finds out why an area's script did not run; the browser only reports that it failed.
 * @param error from the chunk loader or the federation runtime
 * @param entry the container's script; used when the error names no chunk
 */
export async function explainScript(error: unknown, entry?: string): Promise<AreaFault> {
  const isChunk = isChunkLoadError(error);
  const reason = isChunk ? reasonOf(error) : reasonOfLoad(String(error));
  const url = isChunk ? error.request : entry;
  if (reason !== 'timeout' && reason !== 'import-crash' && url && (await isAltered(url))) {
    return new AreaFault('integrity', `${url} differs from the released file`);
  }
  return asAreaFault(error, reason);
}
