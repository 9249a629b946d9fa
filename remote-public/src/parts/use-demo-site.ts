import { useShell } from '@marisma/area-kit/shell';
import { useEffect, useState } from 'react';

/** Whether the site is known to be a demo, which shows samples; false until its settings are read. */
export function useDemoSite(): boolean {
  const { demo } = useShell();
  const [known, setKnown] = useState(false);
  useEffect(() => {
    let gone = false;
    void demo?.()
      // The data client reports settings that cannot be read.
      .catch(() => false)
      .then((answer) => !gone && setKnown(answer));
    return () => {
      gone = true;
    };
  }, [demo]);
  return known;
}
