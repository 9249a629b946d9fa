import { stayPolicy } from '@marisma/area-kit/houses';
import { conditions as englishTerms } from '../../remote-public/src/texts/en/terms/conditions';
import { conditions as spanishTerms } from '../../remote-public/src/texts/es/terms/conditions';
import { detail as englishDetail } from '../../remote-public/src/texts/en/detail';
import { detail as spanishDetail } from '../../remote-public/src/texts/es/detail';
import { stay as englishStay } from '../../remote-guest/src/texts/en/stay';
import { stay as spanishStay } from '../../remote-guest/src/texts/es/stay';
import { stays as englishStays } from '../../shared/src/texts/en/stays';
import { stays as spanishStays } from '../../shared/src/texts/es/stays';
import { en } from '../../supabase/worker/letters/words/en';
import { es } from '../../supabase/worker/letters/words/es';

const { depositPercent, depositDays, lapseDays, balanceDays, bankFeePercent, halfRefundDays, vatPercent } =
  stayPolicy;
const [earlier, later] = stayPolicy.reminderDays;

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

describe.each([
  {
    language: 'English',
    terms: englishTerms,
    detail: englishDetail,
    quote: englishStays.quote,
    dialog: englishStay.cancel,
    mail: en.cancelled,
    again: /\b(sold|sell your nights|sell nights of your stay) again\b/,
    nothing: /\b(nothing|no refund)\b/i,
    half: /\bhalf\b/,
    full: /\bfull payment\b/i,
  },
  {
    language: 'Spanish',
    terms: spanishTerms,
    detail: spanishDetail,
    quote: spanishStays.quote,
    dialog: spanishStay.cancel,
    mail: es.cancelled,
    again: /\b(vendan|venden|vendido|vendamos|vendemos) de nuevo\b/,
    nothing: /\b(nada|no hay devolución|sin devolución|no hay reembolso)\b/i,
    half: /\bla mitad\b/,
    full: /\bpago total\b/i,
  },
])('the $language terms', ({ terms, detail, quote, dialog, mail, again, nothing, half, full }) => {
  const points = (id: string): readonly string[] => terms.find((section) => section.id === id)?.points ?? [];

  it('name the taxes, dates and shares that stays are charged by', () => {
    expect(points('prices').map(numbersIn)).toEqual([[], [vatPercent], []]);
    expect(points('payment').map(numbersIn)).toEqual([
      [depositPercent, depositDays, balanceDays, earlier, later],
      [balanceDays, depositDays],
      [lapseDays],
      [],
      [],
    ]);
    expect(points('cancellation').map(numbersIn)).toEqual([
      [balanceDays, bankFeePercent],
      [balanceDays, halfRefundDays + 1],
      [halfRefundDays],
      [],
      [],
      [],
    ]);
  });

  it('promise the same refund as a house, a quote, its cancellation and the mail about it', () => {
    const [, halfReturned, notReturned, soldAgain] = points('cancellation');
    expect([halfReturned, notReturned, soldAgain]).toEqual([
      expect.stringMatching(half),
      expect.stringMatching(nothing),
      expect.stringMatching(again),
    ]);
    const brief = detail.goodToKnow.cancel(balanceDays, bankFeePercent, halfRefundDays + 1);
    expect(numbersIn(brief)).toEqual([balanceDays, bankFeePercent, balanceDays, halfRefundDays + 1]);
    for (const said of [half, nothing, again]) expect(brief).toMatch(said);
    for (const said of [quote.noRefund('Jan 1'), quote.neverRefund]) {
      expect(said).toMatch(nothing);
      expect(said).toMatch(again);
    }
    expect(mail.nothingBack).toMatch(nothing);
    for (const said of [mail.relet, dialog.relet]) expect(said).toMatch(again);
  });

  it('call what is asked near the arrival a full payment, due when the quote says it is', () => {
    expect(points('payment')[1]).toMatch(full);
    expect(quote.allAtOnce).toMatch(full);
    for (const due of [quote.deposit, quote.allAtOnce]) expect(numbersIn(due)).toEqual([depositDays]);
  });
});
