/**
 * The figures and conditions that several areas show, compared. Those of the specification are kept to the letter;
 * where it contradicts itself, the last test names both figures.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contactDetails } from '@marisma/area-kit/brand';
import { nightsBetween } from '@marisma/area-kit/format';
import { COMMISSION_PERCENT, houseNames, houses, stayPolicy, type HouseId } from '@marisma/area-kit/houses';
import {
  comingStays,
  guestStays,
  monthsUntil,
  occupancyOf,
  isSampleHouse,
  ratingOf,
  SAMPLE_GUEST,
} from '@marisma/area-kit/samples';
import {
  bookings as adminBookings,
  homes as adminHomes,
  kpisOn,
  tasks,
} from '../../remote-admin/src/overview/overview.sample';
import { allHomes } from '../../remote-guest/src/homes';
import { hosts, sampleStays } from '../../remote-guest/src/sample/stays';
import * as guestEnglish from '../../remote-guest/src/texts/en';
import * as guestSpanish from '../../remote-guest/src/texts/es';
import { ownMonths, settle } from '../../remote-owner/src/sample/months';
import { payoutsOn } from '../../remote-owner/src/sample/payouts';
import { isOwn, ownHouses, propertiesOn } from '../../remote-owner/src/sample/properties';
import { reservationsOn } from '../../remote-owner/src/sample/reservations';
import * as ownerEnglish from '../../remote-owner/src/texts/en';
import * as ownerSpanish from '../../remote-owner/src/texts/es';
import { commissions, results, trackRecord } from '../../remote-proposal/src/content/figures';
import { managementOffer, ownerStats } from '../../remote-public/src/content/owner-portal';
import { coastMap } from '../../remote-public/src/content/contact';
import { distances } from '../../remote-public/src/content/distances';
import { properties } from '../../remote-public/src/content/properties';
import { services } from '../../remote-public/src/content/services';
import * as publicEnglish from '../../remote-public/src/texts/en';
import * as publicSpanish from '../../remote-public/src/texts/es';
import { ROOT } from '../release/paths';

const DAYS = ['2026-11-23', '2027-01-01', '2028-02-29'];
const houseIds = Object.keys(houses) as HouseId[];
const sampleIds = houseIds.filter(isSampleHouse);
const homes = allHomes();
const languages = [
  ['en', { guest: guestEnglish, owner: ownerEnglish, public: publicEnglish }],
  ['es', { guest: guestSpanish, owner: ownerSpanish, public: publicSpanish }],
] as const;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

describe('reservations', () => {
  it('have codes of the form MR-1234, each for one stay', () => {
    const codes = [...new Set([...guestStays, ...comingStays])].map(({ code }) => code);
    expect(codes.filter((code) => !/^MR-\d{4}$/.test(code))).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('of a guest are in the lists of owner and administrators under the same code, dates and price', () => {
    const reservations = reservationsOn(DAYS[0]!);
    for (const stay of sampleStays(DAYS[0]!)) {
      if (stay.phase !== 'upcoming' || !isOwn(stay.property_id)) continue;
      expect(reservations.find(({ code }) => code === stay.code)).toMatchObject({
        guest: SAMPLE_GUEST,
        check_in: stay.check_in,
        check_out: stay.check_out,
        total_cents: stay.total_cents,
      });
    }
    for (const { id, property, total } of adminBookings) {
      const owned = reservations.find(({ code }) => code === id);
      if (owned) expect(owned).toMatchObject({ property, total_cents: total * 100 });
    }
  });

  it('belong to the demo account with the role client', () => {
    const [first, last] = SAMPLE_GUEST.split(' ');
    expect(readFileSync(join(ROOT, 'supabase/seed.sql'), 'utf8')).toContain(
      `'${first}', '${last}', 'client'`,
    );
  });

  it.each(houseIds)('of %s never overlap, and no party is larger than the house sleeps', (id) => {
    const stays = comingStays.filter(({ house, status }) => house === id && status !== 'cancelled');
    for (const [index, { startsIn, guests }] of stays.entries()) {
      const before = stays[index - 1];
      if (before) expect(before.startsIn + before.nights).toBeLessThanOrEqual(startsIn);
      expect(guests).toBeLessThanOrEqual(houses[id].sleeps);
    }
  });

  it('fit the states of the houses that administrators see', () => {
    for (const { id, status, changesIn } of adminHomes) {
      const next = comingStays.find((stay) => stay.house === id && stay.status !== 'cancelled');
      if (status === 'available') expect(next?.startsIn).toBe(changesIn);
      else expect(next?.startsIn).toBeGreaterThanOrEqual(changesIn);
    }
    const names = comingStays.flatMap(({ guest, status }) =>
      status === 'confirmed' ? guest.split(' ').at(-1)! : [],
    );
    for (const { id, text } of tasks) {
      if (['welcome', 'transfer'].includes(id)) expect(names.some((name) => text.includes(name))).toBe(true);
    }
  });
});

describe('conditions', () => {
  it.each(languages)(
    '%s: the dashboard states the deposit, balance and bank fee of the policy',
    (_name, texts) => {
      const { depositPercent, bankFeePercent } = stayPolicy;
      const { kinds } = texts.guest.payments;
      const shares = [kinds.deposit, kinds.balance].map((words) => Number(/\d+/.exec(words)?.[0]));
      expect(shares).toEqual([depositPercent, 100 - depositPercent]);
      expect(texts.guest.bookings.refunded).toContain(` ${bankFeePercent}%`);
    },
  );

  it.each(DAYS)('on %s every sample payment follows the terms', (today) => {
    for (const { check_in, total_cents, payments } of sampleStays(today)) {
      const deposit = (total_cents * stayPolicy.depositPercent) / 100;
      for (const { kind, amount_cents, due_on } of payments) {
        const days = nightsBetween(due_on, check_in);
        if (kind === 'deposit') expect(amount_cents).toBe(deposit);
        if (kind === 'balance')
          expect([days, amount_cents]).toEqual([stayPolicy.balanceDays, total_cents - deposit]);
        if (kind === 'full') expect(days).toBeLessThan(stayPolicy.balanceDays);
        if (kind !== 'refund') continue;
        expect(days).toBeGreaterThan(stayPolicy.balanceDays);
        expect(amount_cents).toBe((deposit * (100 - stayPolicy.bankFeePercent)) / 100);
      }
    }
  });

  it('owner portal, statement and deck take the same commission', () => {
    expect(managementOffer.commission).toBe(COMMISSION_PERCENT);
    expect(settle({ nights: 1, revenue: 100 }).commission).toBe(COMMISSION_PERCENT);
    const percent = `${COMMISSION_PERCENT}%`;
    expect(commissions).toMatchObject({ clientDirect: percent, agencies: percent, platforms: percent });
    for (const [, { public: words }] of languages)
      expect(words.meta.ownerPortal.description).toContain(percent);
  });

  it.each(languages)('%s: contact page and its description promise the same', (_name, texts) => {
    for (const words of [
      texts.public.contact.hours.promise,
      texts.public.contact.sent.text,
      texts.public.meta.contact.description,
    ]) {
      expect(words).toMatch(/\b2 h/);
    }
  });
});

describe('houses', () => {
  it('have the same figures on public pages and on the dashboard', () => {
    for (const property of properties) {
      expect(property).toMatchObject(houses[property.id]);
      expect(homes.find(({ id }) => id === property.id)).toMatchObject(houses[property.id]);
    }
  });

  it.each(languages)('%s: have the same name and place everywhere', (_name, texts) => {
    for (const id of houseIds) {
      const { title, location } = texts.public.properties[id];
      expect(title).toBe(houseNames[id]);
      expect(texts.guest.homes[id]).toEqual({ title, location });
      if (isOwn(id)) expect(texts.owner.sample.locations[id]).toBe(location);
    }
  });

  it('are those that their hosts and guests write about', () => {
    for (const [, { guest }] of languages) {
      const { words } = guest.messages;
      expect(words['serenity-1']).toContain(hosts['lagoon-villa-serenity'].name.split(' ')[0]);
      // Serenity has one story and a jetty; Infinity's boats lie in the marina.
      expect(Object.values(words).join(' ')).not.toMatch(/stair|escalera/);
      expect(words['infinity-3']).toMatch(/marina/);
    }
  });

  it('are reviewed without whales, which pass from December to March only', () => {
    for (const [, { owner, public: words }] of languages) {
      expect(JSON.stringify(owner.sample.reviews)).not.toMatch(/whale|ballena/);
      expect(words.services['whale-watching'].description).toMatch(/December to March|diciembre a marzo/);
    }
  });
});

describe('facts that stand in more than one place', () => {
  const seed = (name: string): string => readFileSync(join(ROOT, 'supabase', name), 'utf8');

  it('the arrival guides name the airport of the pages, as far off, and the people of the dashboard', () => {
    const guides = seed('seed-guides.sql');
    for (const id of houseIds.filter(isSampleHouse)) {
      const { airport } = distances[id];
      const minutes = airport.by === 'door' ? 0 : airport.minutes;
      expect(guides).toContain(`('${id}', '${minutes}', '${hosts[id].name.split(' ')[0]}',`);
    }
    expect(guides).toContain(`'${publicEnglish.detail.place.to.airport}, Manzanillo`);
    expect(guides).toContain(`'${publicSpanish.detail.place.to.airport}, Manzanillo`);
    expect(guides).toContain(`map=13/${coastMap.latitude}/${coastMap.longitude}`);
  });

  it('the mails of accounts name the phone and the address of the contact page', () => {
    for (const name of readdirSync(join(ROOT, 'supabase/templates'))) {
      const mail = seed(`templates/${name}`);
      expect(mail).toContain(contactDetails.phone.shown);
      expect(mail).toContain(contactDetails.email);
    }
  });

  it('the house manager that Serenity names is its contact on the dashboard', () => {
    const first = hosts['lagoon-villa-serenity'].name.split(' ')[0]!;
    for (const [, { public: words }] of languages) {
      expect(words.properties['lagoon-villa-serenity'].description.join(' ')).toContain(first);
      expect(words.testimonials['family-serenity'].text).toContain(first);
    }
  });

  it('no house promises a bicycle to each of its guests, nor all houses what some have', () => {
    for (const [, { public: words }] of languages) {
      expect(words.amenities.bicycles).toMatch(/^\w+$/);
      expect(JSON.stringify(words.home)).not.toMatch(/\bgate\b|vigilada|house team|equipo de casa/);
      expect(words.services['sport-fishing'].description).not.toMatch(/Your chef|Su chef/);
    }
    expect(seed('seed-guides.sql')).not.toMatch(/guard|guardia/);
  });

  it('services at the desk have the category and price of the catalog', () => {
    const lines = [...seed('seed-desk.sql').matchAll(/\('([^']+)', '(\w+)', '([^']+(?:\/\w+|\$\d+))'\)/g)];
    expect(lines).toHaveLength(4);
    for (const [, title, category, price] of lines) {
      const service = services.find(({ id }) => publicEnglish.services[id].title === title);
      expect([service?.category, service && publicEnglish.services[service.id].priceFrom]).toEqual([
        category,
        price,
      ]);
    }
  });

  it('live demo stays share no night with samples of the same house, and no phone with the office', () => {
    const sql = seed('seed-stays.sql');
    const rows = [...sql.matchAll(/\('([a-z-]+)', (-?\d+), (\d+), \d+, '(\w+)'/g)];
    expect(rows.length).toBeGreaterThan(30);
    for (const [, house, from, nights, status] of rows) {
      if (status === 'cancelled') continue;
      const [begins, ends] = [Number(from), Number(from) + Number(nights)];
      const meets = [...guestStays, ...comingStays].filter(
        (stay) =>
          stay.house === house &&
          stay.status !== 'cancelled' &&
          stay.startsIn < ends &&
          begins < stay.startsIn + stay.nights,
      );
      expect(meets).toEqual([]);
    }
    const first = Number(/555-01' \|\| \((\d+) \+ demo\.place\)/.exec(sql)?.[1]) + 1;
    const taken = [contactDetails.phone.shown, ...Object.values(hosts).map(({ phone }) => phone)];
    for (const phone of taken) expect(Number(phone.slice(-2))).toBeLessThan(first);
  });
});

describe.each(DAYS)('totals on %s', (today) => {
  const year = ownMonths(today).filter(({ month }) => month.startsWith(today.slice(0, 4)));

  it('the revenue and reservations of the year are the sums of months and of houses', () => {
    const own = propertiesOn(today);
    expect(sum(own.map(({ revenue }) => revenue))).toBe(sum(year.map(({ revenue }) => revenue)));
    expect(sum(own.map(({ bookings }) => bookings))).toBe(sum(year.map(({ reservations: count }) => count)));
  });

  it('no house sells more nights than a month has, or below its lowest price', () => {
    for (const id of sampleIds) {
      for (const { nights, revenue, occupancy } of monthsUntil(today, [id])) {
        expect(occupancy).toBeLessThanOrEqual(1);
        expect(revenue / nights).toBeGreaterThanOrEqual(houses[id].priceFrom);
      }
    }
  });

  it('the payouts of the last two months are those of their statements', () => {
    const [before, last] = ownMonths(today).slice(-3);
    const payouts = payoutsOn(today);
    const paid = payouts.filter(({ status }) => status === 'paid').map(({ amount_cents }) => amount_cents);
    const pending = payouts.filter(({ status }) => status !== 'paid').map(({ amount_cents }) => amount_cents);
    expect([sum(paid), sum(pending)]).toEqual([settle(before!).payout * 100, settle(last!).payout * 100]);
  });

  it('the figures of the administrators include those of the owner, and agree with each other', () => {
    const all = monthsUntil(today, sampleIds).at(-1)!;
    const kpis = kpisOn(today);
    expect(kpis.monthlyRevenue).toBe(all.revenue);
    expect(kpis.monthlyRevenue).toBeGreaterThan(ownMonths(today).at(-1)!.revenue);
    expect(kpis.averageNightlyRate * all.nights).toBeCloseTo(kpis.monthlyRevenue, -2);
    expect(kpis.upcomingReservations).toBeGreaterThanOrEqual(kpis.arrivalsThisWeek);
  });

  it('the occupancy of a year is the one that the deck names', () => {
    expect(`${Math.round(100 * occupancyOf(monthsUntil(today, sampleIds)))}%`).toBe(results.occupancy);
  });
});

it('the most booked house is the first of the popular ones', () => {
  const booked = homes
    .map(({ id }) => id)
    .filter(isSampleHouse)
    .map((id) => sum(monthsUntil(DAYS[0]!, [id]).map(({ reservations: count }) => count)));
  expect(booked).toEqual(booked.toSorted((a, b) => b - a));
});

it('ratings are the same everywhere, and all together make the rating of the owner portal', () => {
  const own = propertiesOn(DAYS[0]!);
  expect(own.map(({ id }) => id)).toEqual(ownHouses);
  for (const { id, rating } of [...homes, ...own])
    expect(rating).toBe(isSampleHouse(id) ? ratingOf(id).average : undefined);
  expect(ratingOf(...sampleIds).average).toBe(ownerStats.rating);
});

it('where the specification contradicts itself, both figures stand', () => {
  // Years of experience: 10+ in the terms, 15+ on the owner page, 20+ in the deck.
  expect(JSON.stringify(publicEnglish.terms.conditions)).toContain('10+ years');
  expect([ownerStats.years, trackRecord.years]).toEqual([15, '20+']);
  // Average occupancy: 95% on the owner page, 65% in the deck.
  expect([ownerStats.occupancy, results.occupancy]).toEqual([95, '65%']);
});
