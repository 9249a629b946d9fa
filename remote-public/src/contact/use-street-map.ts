import { useRef, useState } from 'react';

/** After so long without a sign the map's server counts as out of reach. */
const ANSWER_WITHIN_MS = 8000;

type State = 'drawn' | 'asking' | 'shown' | 'unreachable';

/** Whether a server answers at all: a frame that fails looks to its page like one that has loaded. */
async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, {
      mode: 'no-cors',
      credentials: 'omit',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    return true;
  } catch {
    return false;
  }
}

/** A street map that is asked for only when a visitor wants it, and given up when its server is out of reach. */
export function useStreetMap(url: string) {
  const [state, setState] = useState<State>('drawn');
  const turn = useRef(0);

  const show = async () => {
    turn.current += 1;
    const mine = turn.current;
    setState('asking');
    const reached = await answers(url);
    if (mine === turn.current) setState(reached ? 'shown' : 'unreachable');
  };

  const hide = () => {
    turn.current += 1;
    setState('drawn');
  };

  return { state, show: () => void show(), hide };
}
