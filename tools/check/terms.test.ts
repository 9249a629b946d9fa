import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contactDetails } from '@marisma/area-kit/brand';
import { stayPolicy } from '@marisma/area-kit/houses';
import { conditions as englishTerms } from '../../remote-public/src/texts/en/terms/conditions';
import { conditions as spanishTerms } from '../../remote-public/src/texts/es/terms/conditions';
import { privacy as englishPrivacy } from '../../remote-public/src/texts/en/terms/privacy';
import { privacy as spanishPrivacy } from '../../remote-public/src/texts/es/terms/privacy';
import { detail as englishDetail } from '../../remote-public/src/texts/en/detail';
import { detail as spanishDetail } from '../../remote-public/src/texts/es/detail';
import { stay as englishStay } from '../../remote-guest/src/texts/en/stay';
import { stay as spanishStay } from '../../remote-guest/src/texts/es/stay';
import { stays as englishStays } from '../../shared/src/texts/en/stays';
import { stays as spanishStays } from '../../shared/src/texts/es/stays';
import { ROOT } from '../release/paths';
import { en } from '../../supabase/worker/mails/texts/en';
import { es } from '../../supabase/worker/mails/texts/es';

const { depositPercent, depositDays, lapseDays, balanceDays, bankFeePercent, halfRefundDays, vatPercent } =
  stayPolicy;
const [earlier, later] = stayPolicy.reminderDays;

const MIGRATIONS = join(ROOT, 'supabase/migrations');

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
    beforeArrival: /\bbefore arrival\b/,
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
    beforeArrival: /\bantes de (la llegada|llegar)\b/,
  },
])(
  'the $language terms',
  ({ terms, detail, quote, dialog, mail, again, nothing, half, full, beforeArrival }) => {
    const points = (id: string): readonly string[] =>
      terms.find((section) => section.id === id)?.points ?? [];

    it('name the taxes, dates and shares that stays are charged by', () => {
      expect(points('prices').map(numbersIn)).toEqual([[], [vatPercent], []]);
      expect(points('payment').map(numbersIn)).toEqual([
        [depositPercent, depositDays, balanceDays, earlier, later],
        [balanceDays, depositDays],
        [lapseDays],
        [],
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
      for (const said of [points('payment')[1], quote.allAtOnce]) expect(said).toMatch(beforeArrival);
      for (const due of [quote.deposit, quote.allAtOnce]) expect(numbersIn(due)).toEqual([depositDays]);
    });
  },
);

describe.each([
  ['English', englishPrivacy],
  ['Spanish', spanishPrivacy],
])('the %s privacy notice', (_, notice) => {
  const text = JSON.stringify(notice);

  it('names who is responsible, as every page does', () => {
    const { address, email } = contactDetails;
    for (const fact of [...address.slice(0, 3), email]) expect(text).toContain(fact);
  });

  it('says within how many working days we answer and carry out, as the database counts', () => {
    const rights = notice.find(({ id }) => id === 'your-rights')?.points?.join(' ') ?? '';
    expect(numbersIn(rights)).toEqual([20, 15]);
    const [sql] = readdirSync(MIGRATIONS).filter((file) => file.endsWith('_personal_data.sql'));
    const script = readFileSync(join(MIGRATIONS, sql ?? ''), 'utf8');
    expect(script).toContain('working_day_after(private.house_today(), 20)');
    expect(script).toContain('working_day_after(e.due_on, 15)');
  });
});
