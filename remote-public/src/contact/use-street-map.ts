import { useRef, useState } from 'react';

/** After this time without an answer the map server counts as unreachable. */
const ANSWER_WITHIN_MS = 8000;

type State = 'drawn' | 'asking' | 'shown' | 'unreachable';

/** Whether a server answers: the page cannot tell a failed frame from a loaded one. */
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

/** A street map that loads only on request and fails when its server cannot be reached. */
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
