import { useEffect, useState } from 'react';
import { describeAnswerDue } from './describe-answer-due';

const TICK_MS = 30_000;

interface AnswerDueProps {
  due: Date;
}

/** Until when the house answers, in one or two sentences; 'today' and 'late' stay true while the page is open. */
export function AnswerDue({ due }: AnswerDueProps) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const { promise, here } = describeAnswerDue(due, now);
  return (
    <>
      {promise} {here}
    </>
  );
}
