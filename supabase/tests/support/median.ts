/** The median time of some runs, in milliseconds, which it prints. */
export async function medianOf(what: string, runs: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  const median = times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Infinity;
  console.log(`${what}: ${median.toFixed(1)} ms (median of ${runs})`);
  return median;
}
