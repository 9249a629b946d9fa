import { change, read, type Database, type Tables } from '@marisma/area-kit/data';
import { useChange, useRead } from '@marisma/area-kit/queries';

/** To whom an invoice is issued; version 0 is nobody yet. */
export type InvoiceDetails = Pick<
  Tables<'invoice_details'>,
  'rfc' | 'name' | 'regime' | 'postal_code' | 'cfdi_use' | 'version'
>;

const NONE: InvoiceDetails = { rfc: '', name: '', regime: '', postal_code: '', cfdi_use: '', version: 0 };
const keyOf = (reservation_id: string) => ['invoice', reservation_id];

export function useInvoiceDetails(reservation_id: string) {
  return useRead(
    'reading invoice details',
    keyOf(reservation_id),
    async (client, signal) => {
      const rows = await read(
        client
          .from('invoice_details')
          .select('rfc, name, regime, postal_code, cfdi_use, version')
          .eq('reservation_id', reservation_id),
        signal,
      );
      return rows[0] ?? NONE;
    },
    { staleTime: 0, gcTime: 0 },
  );
}

type SaveArgs = Database['public']['Functions']['save_invoice_details']['Args'];

/** Saves the details of a stay, if nobody has changed them since this version. */
export const useSaveInvoiceDetails = (reservation_id: string) =>
  useChange(
    (client, details: Omit<SaveArgs, 'reservation_id'>) =>
      change(client.rpc('save_invoice_details', { reservation_id, ...details })),
    keyOf(reservation_id),
  );
