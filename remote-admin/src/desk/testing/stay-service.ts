import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRequestService } from './request-service';
import { quote } from './rows';

/** The desk's data service with the request of one stay, a pending one unless a test says otherwise. */
export function withStay(change: object = {}, payments: object[] = []) {
  const service = createRequestService({
    kind: 'stay',
    contact_submission_id: null,
    reservation_id: 'stay-1',
    subject: 'MR-AAAA · Casa Vida',
  });
  const stay = {
    id: 'stay-1',
    code: 'MR-AAAA',
    property_id: 'casa-vida',
    check_in: '2027-03-02',
    check_out: '2027-03-07',
    guests: 4,
    status: 'pending',
    closed_as: null,
    quote,
    total_cents: 1000000,
    hold_until: '2026-12-02 16:42:00.5+00',
    discount_cents: 0,
    discount_reason: null,
    keep_until: null,
    version: 1,
    contact: { phone: null },
    arrival: null,
    property: { name: 'Casa Vida' },
    agreement: { version: 1, agreed_at: '2026-12-01T16:40:00+00:00', locale: 'es' },
    payments,
    ...change,
  };
  service.tables['reservations'] = [stay];
  service.rpc['stay_lapses_on'] = () => null;
  service.rpc['relet_refund'] = () => 0;
  service.rpc['payment_ways'] = () => ({ bank: null, cards: false });
  return { service, stay };
}

export const agreed = { status: 'confirmed', hold_until: null };

export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
