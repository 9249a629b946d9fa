import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { OWN } from '../parts/own';
import { useStartPayment } from './queries';

/** Leads to the page of the provider of cards. It is busy until the browser has left. */
export function usePayByCard() {
  const start = useStartPayment();
  const queries = useQueryClient();
  const [leaving, setLeaving] = useState(false);

  // Back from there, the browser may show this page as it was left.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setLeaving(false);
      void queries.invalidateQueries({ queryKey: OWN });
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [queries]);

  const pay = async (paymentId: string) => {
    const started = await start.send(paymentId);
    if (!started?.answer) return;
    setLeaving(true);
    window.location.assign(started.answer);
  };
  return { busy: start.busy || leaving, error: start.error, pay };
}
