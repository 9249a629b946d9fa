import { useEffect, useState } from 'react';
import { now } from '../format';
import { describeAnswerDue } from './describe-answer-due';

const TICK_MS = 30_000;

interface AnswerDueProps {
  due: Date;
  /** Whether the page knows that the answer has not come: then it says so when the time is past, else nothing. */
  awaited?: boolean;
}

/** Until when the house answers, in one or two sentences that stay true while the page is open. */
export function AnswerDue({ due, awaited = false }: AnswerDueProps) {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const { promise, here, late } = describeAnswerDue(due, moment);
  if (late && !awaited) return null;
  return (
    <>
      {promise} {here}
    </>
  );
}
