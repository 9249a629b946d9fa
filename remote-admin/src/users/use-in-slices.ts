import { useEffect, useState } from 'react';
import { runInSlices } from './run-in-slices';

/**
 * What `work` makes of `input`, worked out without holding the page. Until it is done, what was made of the
 * input before.
 * @param work a stable generator function that yields where it may be paused
 * @param input compared by identity
 */
export function useInSlices<Input, Output>(
  work: (input: Input) => Generator<void, Output>,
  input: Input,
): { output: Output | undefined; current: boolean } {
  const [result, setResult] = useState<{ input: Input; output: Output }>();
  const [fault, setFault] = useState<{ reason: unknown }>();

  useEffect(() => {
    const { signal, abort } = stopper();
    runInSlices(work(input), { signal }).then(
      (output) => !signal.aborted && setResult({ input, output }),
      (reason: unknown) => !signal.aborted && setFault({ reason }),
    );
    return abort;
  }, [work, input]);

  // A fault in the work is a fault of the page that asked for it: its error boundary shows it.
  if (fault) throw fault.reason;
  return { output: result?.output, current: result?.input === input };
}

function stopper() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
