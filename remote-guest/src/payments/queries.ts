import { change, readOne } from '@marisma/area-kit/data';
import { useChange, useRead } from '@marisma/area-kit/queries';
import { OWN } from '../parts/own';

/** How guests can pay: the account for transfers, and whether cards are taken. */
export function usePaymentWays() {
  return useRead(
    'reading the ways to pay',
    ['payment-ways'],
    (client, signal) => readOne(client.rpc('payment_ways'), signal),
    { staleTime: 60_000 },
  );
}

/** Begins to pay by card: answers the address of the page where that is done. */
export const useStartPayment = () =>
  useChange(async (client, payment_id: string) => {
    const [page] = await change(client.rpc('start_payment', { payment_id }));
    return page?.url;
  }, OWN);
