import { addDays, type PlainDate } from '@marisma/area-kit/format';
import { houseNames, houses, stayPolicy } from '@marisma/area-kit/houses';
import { guestStays, priceOf, type SampleHouseId, type SampleStay } from '@marisma/area-kit/samples';
import type { Rating } from '../frame/guest-store';
import type { Host, Phase, Stay } from '../parts/own';

/** The guest's own ratings of past stays, by code. */
const ratings: Partial<Record<string, Rating>> = { 'MR-1984': 5, 'MR-1822': 4 };

/** The same fictional number as on the contact page (555-01xx is reserved for fiction), one line per host. */
export const hosts: Record<SampleHouseId, Host> = {
  'lagoon-villa-serenity': { name: 'Lupita Solís', phone: '+1 (619) 555-0143' },
  'ocean-villa-infinity': { name: 'Tomás Aguirre', phone: '+1 (619) 555-0144' },
  'lagoon-apt-harmony': { name: 'Lucía Navarro', phone: '+1 (619) 555-0145' },
  'villa-paradise': { name: 'Andrés Beltrán', phone: '+1 (619) 555-0146' },
};

const phaseOf = ({ status, startsIn }: SampleStay): Phase =>
  status === 'cancelled' ? status : startsIn > 0 ? 'upcoming' : 'past';

/**
 * The sample stays, laid out around `today` so that the next one always lies ahead.
 * @param today the visitor's own calendar day
 */
export const sampleStays = (today: PlainDate): Stay[] =>
  guestStays.map((sample) => {
    const check_in = addDays(today, sample.startsIn);
    const phase = phaseOf(sample);
    const total_cents = 100 * priceOf(sample);
    return {
      id: sample.code,
      code: sample.code,
      property_id: sample.house,
      house: houseNames[sample.house],
      check_in_time: houses[sample.house].checkIn,
      check_out_time: houses[sample.house].checkOut,
      check_in,
      check_out: addDays(check_in, sample.nights),
      guests: sample.guests,
      status: phase === 'cancelled' ? phase : 'confirmed',
      closed_as: phase === 'cancelled' ? 'cancelled_by_guest' : null,
      quote: null,
      total_cents,
      hold_until: null,
      version: 1,
      phase,
      daysAhead: sample.startsIn,
      payments: paymentsOf(phase, check_in, total_cents, today),
      sample: { host: hosts[sample.house], rating: ratings[sample.code] },
    };
  });

/** What was paid, is due and went back for a stay under the terms. */
function paymentsOf(phase: Phase, check_in: PlainDate, total: number, today: PlainDate): Stay['payments'] {
  const { depositPercent, balanceDays, bankFeePercent } = stayPolicy;
  const deposit = (total * depositPercent) / 100;
  const payment = (kind: Stay['payments'][number]['kind'], daysBefore: number, amount_cents: number) => {
    const due_on = addDays(check_in, -daysBefore);
    // At noon it is that day at the houses, too.
    return { id: kind, kind, amount_cents, due_on, received_at: due_on > today ? null : `${due_on}T18:00Z` };
  };
  switch (phase) {
    case 'upcoming':
      return [payment('deposit', 150, deposit), payment('balance', balanceDays, total - deposit)];
    case 'past':
      return [payment('full', balanceDays - 15, total)];
    case 'cancelled':
      return [
        payment('deposit', balanceDays + 40, deposit),
        payment('refund', balanceDays + 15, (deposit * (100 - bankFeePercent)) / 100),
      ];
  }
}
