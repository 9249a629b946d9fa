import { SourceMap, type SourceMapPayload } from 'node:module';
import type { Target } from '../release/targets/target';

/** A map has less than its sources; whoever can write into the inbox can write any. */
const MOST_BYTES = 20_000_000;

/**
 * Makes a function that finds the places in the sources behind places in builds. One without a sound map stays as it is.
 * @param maps where releases and teams leave the maps of builds
 */
export function frameResolver(maps: Pick<Target, 'read'>): (frames: string[]) => Promise<string[]> {
  const read = new Map<string, Promise<SourceMap | null>>();
  const readMap = async (file: string): Promise<SourceMap | null> => {
    const content = await maps.read(`${file}.map`, MOST_BYTES);
    return content && new SourceMap(JSON.parse(content.toString('utf8')) as SourceMapPayload);
  };
  const resolve = async (frame: string): Promise<string> => {
    const [file = '', line, column] = frame.split(':');
    const reading = read.get(file) ?? readMap(file);
    read.set(file, reading);
    // Both count from 0, browsers from 1.
    const found = (await reading)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!found || !('originalSource' in found)) return frame;
    const source = found.originalSource.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, '');
    return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  };
  return (frames) => Promise.all(frames.map((frame) => resolve(frame).catch(() => frame)));
}
