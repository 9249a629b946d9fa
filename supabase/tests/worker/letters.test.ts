import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { LOCALES } from '../../../shared/src/texts/locale';
import type { MailFacts } from '../../../shared/src/data/shapes/mail-facts';
import type { Template } from '../../worker/letters/letters';
import { manyLines, oneLine } from '../../worker/letters/plain-text';
import { writeMail } from '../../worker/letters/write-mail';
import { SAMPLE_FACTS } from './sample-facts';

const SITE = 'https://www.example.com';
const TEMPLATES = Object.keys(SAMPLE_FACTS) as Template[];
const write = (template: Template, more: Partial<MailFacts> = {}, locale: 'en' | 'es' = 'en') =>
  writeMail(template, locale, { ...SAMPLE_FACTS[template], ...more }, SITE);

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
/** What a reader of the HTML sees, in one line. */
const seen = (html: string): string =>
  html
    .replace(/<head>[^]*<\/head>|<div style="display:none[^]*?<\/div>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(#?\w+);/g, (_, name: string) => CHARACTERS[name] ?? '')
    .replace(/\s+/g, ' ');

for (const template of TEMPLATES)
  for (const locale of LOCALES)
    describe(`the mail ${template} in ${locale}`, () => {
      const mail = write(template, {}, locale);

      it('says the same as text and as HTML', () => {
        const page = seen(mail.html);
        for (const line of mail.text.split('\n')) {
          const words = line
            .replace(/^(> |- |>|--$)/, '')
            .replace(/\s+/g, ' ')
            .trim();
          if (words.startsWith(SITE))
            assert.ok(mail.html.includes(`href="${words.replaceAll('&', '&amp;')}"`), words);
          // A row of a table has no colon, nor has a title.
          else for (const part of words.split(/: |:$/)) assert.ok(page.includes(part), part);
        }
      });

      it('loads nothing, and runs nothing', () => {
        assert.doesNotMatch(
          mail.html,
          /<(img|script|link|iframe|form|video|object)\b|url\(|@import|\bon\w+=/i,
        );
        const addresses = [...mail.html.matchAll(/https?:\/\/[^"'\s<]+/g)].map(([address]) => address);
        assert.ok(addresses.every((address) => address.startsWith(`${SITE}/`)));
        assert.ok(addresses.length <= 1, 'one button');
      });

      it('names the language, and lacks no fact', () => {
        assert.ok(mail.html.includes(`<html lang="${locale}">`));
        assert.doesNotMatch(mail.html + mail.text + mail.subject, /undefined|null|NaN|\[object|Invalid/);
      });
    });

for (const locale of LOCALES)
  it(`thanks an address in ${locale} that is not confirmed, with nothing that its sender wrote`, () => {
    const { name, service, body, ...kept } = { ...SAMPLE_FACTS.request_received, kind: 'service' as const };
    const mail = writeMail('request_received', locale, kept, SITE);
    assert.match(mail.subject, /^(We received your request|Recibimos su solicitud)$/);
    assert.match(mail.text, /(Your request has reached us|Recibimos su solicitud)\.\n/);
    assert.doesNotMatch(mail.html + mail.text, /undefined|“/);
  });

it('calls a season as staff have named it, in the language of the guest', () => {
  const names = { en: 'Surf week', es: 'Semana del surf' };
  const lines: MailFacts['lines'] = [
    { kind: 'night', rule: 'high_season', names, nights: 3, unit_cents: 150_000, amount_cents: 450_000 },
  ];
  assert.match(write('confirmed', { lines }).text, /Surf week, 3 nights/);
  assert.match(write('confirmed', { lines }, 'es').text, /Semana del surf, 3 noches/);
});

it('is written in the language of the guest, and leads to the pages in it', () => {
  assert.match(write('confirmed', {}, 'es').subject, /^Confirmada: su estancia en Villa Paradise/);
  assert.ok(write('confirmed', {}, 'es').text.includes(`${SITE}/es/dashboard`));
  assert.ok(write('declined').text.includes(`${SITE}/property/villa-paradise`));
  assert.ok(
    write('new_request').text.includes(`${SITE}/desk/requests/${SAMPLE_FACTS.new_request.request_id}`),
  );
});

it('has no button to a dashboard for guests without an account', () => {
  assert.ok(!write('reply', { account: false }).html.includes('/dashboard'));
});

it('shows times as in the houses, days as the site, and money with cents only where there are any', () => {
  const { text } = write('request_received');
  assert.match(text, /We will answer by Monday, November 23 at 4:20\sPM \(Mexico City time\)\./);
  assert.match(text, /Arrival: Wednesday, February 3, 2027, from 3:00\sPM\n/);
  const apartment = write('confirmed', { check_in_time: '14:00:00', check_out_time: '13:00:00' }, 'es').text;
  assert.match(apartment, /Llegada: miércoles 3 de febrero de 2027, desde las 2:00\sp\.m\.\n/);
  assert.match(apartment, /Salida: miércoles 10 de febrero de 2027, hasta la 1:00\sp\.m\.\n/);
  assert.match(text, /Total, with taxes and fees: US\$10,108\.40\n/);
  const spanish = write('request_received', {}, 'es').text;
  assert.match(spanish, /a más tardar el lunes 23 de noviembre a las 4:20\sp\.m\. \(hora/);
  assert.match(write('cancelled').text, /We are returning US\$2,992\.50 to you\./);
  assert.match(write('cancelled', {}, 'es').text, /Le devolvemos USD\s2,992\.50\./);
});

it('names house, nights and guests of an inquiry from the page of a house', () => {
  const inquiry = { kind: 'inquiry', code: undefined, total_cents: undefined, lines: undefined } as const;
  for (const template of ['request_received', 'new_request'] as const) {
    const { text } = write(template, {
      ...inquiry,
      ...{ property: 'Villa Paradise', check_in: '2027-02-03', check_out: '2027-02-10', guests: 4 },
      ...{ service: undefined, date: undefined },
    });
    assert.match(
      text,
      /Residence: Villa Paradise\nArrival: Wednesday, February 3, 2027\nDeparture: .*\nGuests: 4\n/,
    );
  }
});

it('promises what the site promises where there is no time of an answer', () => {
  assert.match(write('request_received', { due_at: undefined }).text, /within 2 hours during business hours/);
});

it('leads to the guide of the house before a stay, and to the reviews after it', () => {
  assert.ok(write('before_arrival').text.includes(`${SITE}/dashboard?stay=MR-7K2M9&do=guide`));
  assert.ok(write('before_arrival', {}, 'es').text.includes(`${SITE}/es/dashboard?stay=MR-7K2M9&do=guide`));
  assert.ok(write('after_stay').text.includes(`${SITE}/dashboard?tab=reviews`));
  assert.ok(!write('before_arrival', { account: false }).html.includes('/dashboard'));
});

it('says which services end with a stay, and whose no it was', () => {
  const services = ['Private Chef at Home', 'Sunrise Yoga'];
  const both = /these services: Private Chef at Home; Sunrise Yoga\./;
  assert.match(write('cancelled', { services }).text, both);
  assert.match(write('lapsed', { services }).text, both);
  assert.match(write('cancelled', { services: ['Yoga'] }, 'es').text, /Con su estancia cancelamos Yoga\./);
  assert.doesNotMatch(write('cancelled').text, /called off/);
  assert.match(write('withdrawn', { offer: true }).text, /You declined our offer for Villa Paradise/);
});

it('says of a cancellation whether something goes back, and why not', () => {
  assert.match(write('cancelled', { due: [] }).text, /no refund is due/);
  assert.match(
    write('cancelled', { due: undefined, paid_cents: undefined }).text,
    /No payment was taken and nothing is due/,
  );
  const owed = write('cancelled', {
    due: [{ kind: 'balance', amount_cents: 490_000, due_on: '2026-11-23' }],
  });
  assert.match(owed.text, /US\$4,900 of your stay are still to be paid/);
  assert.match(write('cancelled', { closed_as: 'cancelled_by_house' }).text, /We had to cancel/);
});

it('confirms a stay with its price line by line, what is due when, how to pay, and until when it is kept', () => {
  const { text } = write('confirmed');
  assert.match(
    text,
    /\nHigh season, 3 nights × US\$1,500: US\$4,500\n[^]*\nIVA \(VAT\), 16%: US\$1,360\nTotal, with/,
  );
  assert.match(
    text,
    /\n- Deposit: US\$3,032\.52, due Nov 26, 2026\n- Balance: US\$7,075\.88, due Dec 5, 2026\n/,
  );
  assert.match(text, /\nCLABE: 032180000118359719\nSWIFT: EJEMMXMM\nCurrency: USD\nReference: MR-7K2M9\n/);
  assert.match(text, /at least until Saturday, November 28, 2026\./);
  assert.match(write('confirmed', {}, 'es').text, /\n- Anticipo: USD\s3,032\.52, vence el 26 nov 2026\n/);
});

it('calls a price that is due at once by its name', () => {
  const whole = { kind: 'deposit', amount_cents: 1_010_840, due_on: '2026-11-26' } as const;
  const atOnce = { at_once: true, due: [whole] };
  assert.match(write('confirmed', atOnce).text, /\n- Full payment: US\$10,108\.40, due/);
  assert.match(write('confirmed', atOnce, 'es').text, /\n- Pago total: USD/);
  assert.match(write('confirmed', { ...atOnce, paid_cents: 300_000 }).text, /\n- Balance: /);
  const reminder = write('payment_due', { ...atOnce, paid_cents: 0, payment: 'deposit' });
  assert.match(reminder.subject, /^Full payment due/);
  assert.match(reminder.text, /The full payment for your stay at Villa Paradise is due on Saturday/);
  const paid = { at_once: true, payment: 'deposit', due: undefined } as const;
  assert.match(write('payment_received', { ...paid, amount_cents: 1_010_840 }).text, /\nFor: Full payment\n/);
  assert.match(
    write('payment_received', { ...paid, amount_cents: 5000 }, 'es').text,
    /Concepto: Parte del pago total\n/,
  );
  for (const template of ['confirmed', 'payment_due', 'payment_received'] as const)
    assert.doesNotMatch(write(template, { ...atOnce, payment: 'deposit' }).text, /deposit/i);
});

it('says how to pay only in ways that there are', () => {
  const { ways } = SAMPLE_FACTS.confirmed;
  const byCard = /pay by card in your dashboard/;
  assert.match(
    write('confirmed', { ways: { cards: false } }).text,
    /We will write to you about how to pay\./,
  );
  assert.match(write('confirmed', { ways: { cards: true } }).text, /You can pay by card in your dashboard\./);
  assert.doesNotMatch(write('confirmed', { ways: { ...ways, cards: false } }).text, byCard);
  assert.doesNotMatch(write('confirmed', { account: false }).text, byCard);
  const sample = { cards: false, bank: { ...ways?.bank, sample: true } };
  assert.match(write('confirmed', { ways: sample }).text, /This account is an example/);
  assert.doesNotMatch(write('confirmed', { due: undefined }).text, /CLABE|pay by/);
});

it('is a receipt for what came, with what is left to pay', () => {
  const { subject, text } = write('payment_received');
  assert.equal(subject, 'We received US$3,032.52: receipt 1001 (MR-7K2M9)');
  assert.match(
    text,
    /\nFor: Deposit\nAmount: US\$3,032\.52\nPaid by: Bank transfer\nReceived on: Wed.*\nYour reference: MR/,
  );
  assert.match(text, /Still to pay:\n- Balance: US\$7,075\.88, due Dec 5, 2026\n/);
  assert.match(text, /This receipt is not a tax document\./);
  const extra = write('payment_received', {
    ...{ payment: 'extra', what: 'Airport Transfer', method: 'card', reference: 'pi_123', due: undefined },
  });
  assert.match(extra.text, /\nFor: Airport Transfer\n/);
  assert.match(extra.text, /Nothing more is due\./);
  assert.doesNotMatch(extra.text, /pi_123/);
});

it('says why money goes back, and once it has gone', () => {
  const refund = (more: Partial<MailFacts>) => write('refund_due', more).text;
  assert.match(refund({}), /We received US\$3,032\.52 that was not due .* goes back to you in full\./);
  assert.match(refund({ dropped: true, what: 'Yacht Day' }), /“Yacht Day” is no longer on your bill\./);
  assert.match(refund({ relet_cents: 120_000 }), /sold again\. We are returning US\$1,200 to you for them\./);
  assert.match(write('refund_sent', { returns: 'damage' }, 'es').text, /\nConcepto: Depósito en garantía\n/);
  const due = [{ kind: 'refund', amount_cents: 9900, due_on: '2026-11-25' }] as const;
  const again = write('payment_reversed', { payment: 'refund', due: [...due] }).text;
  assert.match(again, /has not reached you\.\n\nWe still have to send it/);
  const kept = write('damage_settled', { claim_cents: 100_000, released_cents: 0 }).text;
  assert.match(kept, /We keep your damage deposit of US\$1,000 for damage\./);
  assert.doesNotMatch(kept, /returning/);
  const whole = write('damage_settled', { claim_cents: 0, released_cents: 100_000, body: undefined }).text;
  assert.match(whole, /returning your whole damage deposit of US\$1,000\./);
});

it('tells an owner what is still to be paid to her, or carried over', () => {
  assert.match(write('statement_ready').text, /\nStill to be paid to you: US\$8,120\.50\n/);
  const owing = write('statement_ready', { balance_cents: -4000, name: 'owner@people.test' }).text;
  assert.match(owing, /\nHello,\n[^]*\nCarried over to the next month: -US\$40\n/);
});

it('asks the desk about money in a line', () => {
  const facts = { ...SAMPLE_FACTS.unpaid, service: undefined, date: undefined, body: undefined } as const;
  const { subject, text } = write('new_request', { ...facts, news: 'unpaid' });
  assert.equal(subject, 'Not paid: Ana García López · MR-7K2M9 · Villa Paradise');
  assert.match(text, /^Keep the nights, or let them lapse\n[^]*\nHeld until: Sunday, November 29, 2026\n/);
  const failed = write('new_request', { ...facts, news: 'refund_failed', amount_cents: 5000 });
  assert.match(failed.text, /\nAmount: US\$50\n/);
});

it('tells of new dates as such', () => {
  assert.equal(write('confirmed', { moved: true }).subject, 'New dates for your stay MR-7K2M9');
  assert.equal(write('request_received', { moved: true }).subject, 'New dates for your request MR-7K2M9');
  assert.equal(write('confirmed', { repriced: true }).subject, 'New price for your stay MR-7K2M9');
});

it('shows what a guest wrote as text, whatever it is', () => {
  const evil = `<img src=x onerror=alert(1)> "quoted" & <a href="javascript:alert(1)">here</a>`;
  const mail = write('new_request', { name: evil, body: evil, service: evil });
  assert.doesNotMatch(mail.html, /<img|<a href="javascript/);
  assert.ok(mail.html.includes('&lt;img src=x onerror=alert(1)&gt; &quot;quoted&quot; &amp; &lt;a href='));
  assert.ok(mail.text.includes(evil));
});

it('keeps a name in one line and short, and its direction to itself', () => {
  assert.equal(oneLine('Ana\r\nBcc: everyone@example.com'), 'Ana Bcc: everyone@example.com');
  assert.equal(oneLine('Ana\u2028\u0000 \u202eevil'), 'Ana evil');
  assert.equal(oneLine('x'.repeat(500)), `${'x'.repeat(60)}…`);
  assert.equal(oneLine('👩🏽‍🚀'.repeat(2)), '👩🏽‍🚀👩🏽‍🚀');
  assert.equal(oneLine('מיכל'), '\u2068מיכל\u2069');
  assert.deepEqual([oneLine(), oneLine('-'), oneLine(' \t')], ['', '', '']);
  assert.match(write('reply', { name: '-' }).text, /^Hello,\n/);
  assert.doesNotMatch(write('new_request', { name: 'A\r\nX: y' }).subject, /[\r\n]/);
});

it('keeps the lines of a message, without characters that show nothing', () => {
  assert.equal(manyLines(' a\r\nb\rc\u2029d\u0007\n\n\n\n\u202ee '), 'a\nb\nc\nd \n\ne');
});

it('an answer is a letter: greeted once, signed once by who wrote it, with the question below', () => {
  const letter = (body: string, more: Partial<MailFacts> = {}) => write('reply', { body, ...more }).text;
  assert.match(
    letter('Of course.'),
    /^Dear Ana García López,\n\nOf course\.\n\nMarisol\nMarisma\n\nYou wrote:\n> We arrive late/,
  );
  // Staff who greet and sign themselves are not repeated; a person signs for the house.
  for (const greeting of ['Hello Ana,', 'Good morning,', 'Hola, Ana:', 'Buenos días, Ana:', 'Estimada Ana:'])
    assert.ok(
      letter(`${greeting}\n\nof course.`).startsWith(`${greeting}\n\nof course.\n\nMarisol\nMarisma\n`),
    );
  assert.match(letter('Highways are slow, hi-fi is there.'), /^Dear Ana/);
  for (const end of ['Marisol', 'marisol', 'Marisol Vega, Concierge'])
    assert.equal(letter(`Of course.\n\nWarm regards,\n${end}`).match(/marisol/gi)?.length, 1, end);
  assert.match(letter('Of course.\n\nSaludos,\nMarisma'), /Saludos,\n\nMarisol\nMarisma\n\nYou wrote:/);
  assert.match(letter('Of course.', { author: undefined }), /Of course\.\n\nThe Marisma team\n/);
  assert.doesNotMatch(letter('Of course.', { question: undefined }), /You wrote/);
});

it('an answer in Spanish is Spanish throughout', () => {
  const { subject, text } = write('reply', { body: 'Claro que sí.', question: '¿Hay cuna?' }, 'es');
  assert.equal(subject, 'Nuestra respuesta: MR-7K2M9 · Villa Paradise');
  assert.equal(
    text.split('\n\n--\n')[0],
    `Hola, Ana García López:\n\nClaro que sí.\n\nMarisol\nMarisma\n\nUsted escribió:\n> ¿Hay cuna?\n\n` +
      `Responder en su panel:\n${SITE}/es/dashboard\n\nPara contestarnos, simplemente responda a este correo.`,
  );
});

it('says plainly that a message by mail came from somebody else, and which dates are wanted', () => {
  const { text } = write('new_request', {
    news: 'message',
    sender: 'eve@people.test',
    attachments: 1,
  });
  assert.match(text, /\nFrom another address: eve@people\.test\nAttachments refused: 1\n/);
  const { wish } = SAMPLE_FACTS.move_asked;
  const asked = write('new_request', { news: 'move', wish });
  assert.match(asked.subject, /^Other dates wanted: /);
  assert.match(asked.text, /\nWanted: Feb 5, 2027 – Feb 12, 2027, US\$10,800\n/);
});

it('tells owners of a reservation without its guest, and of new dates as such', () => {
  assert.equal(write('owner_booked').subject, 'New reservation: Villa Paradise, from Feb 3, 2027');
  assert.match(write('owner_booked', { moved: true }, 'es').text, /cambió a estas noches/);
  assert.match(write('approval_wanted', { role: 'owner' }).text, /without a house/);
});

it('asks an owner to approve a cost where she can, and answers her where she wrote', () => {
  const { subject, text } = write('cost_wanted');
  assert.match(subject, /^For your approval: (US)?\$385(\.00)?, Villa Paradise$/);
  assert.match(text, /\nWork: Pool pump replaced\n[^]*\/owner\/maintenance/);
  assert.match(write('reply', { owner: true }).text, /\/owner\/messages/);
});

it('tells an account that it is approved, or why not', () => {
  assert.match(write('account_approved').text, /Villa Paradise is now linked to your owner account\./);
  assert.match(write('account_approved', { role: 'management' }).text, /at the desk\.[^]*\/desk/);
  const refused = write('account_refused').text;
  assert.match(refused, /could not approve your account for the desk\.[^]*\nReason: We know no Pablo\.\n/);
});

it('before an arrival asks who has no dashboard to answer by mail', () => {
  assert.match(write('before_arrival').text, /begins on Wednesday, February 3, 2027\. [^]*in your dashboard/);
  assert.match(
    write('before_arrival', { account: false, due: undefined }).text,
    /how you arrive, please reply/,
  );
  assert.match(write('attachments_refused', { attachments: 1 }).text, /the file that came with it/);
});

it('refuses a template and a kind of request that it does not know', () => {
  assert.throws(() => writeMail('toString', 'en', SAMPLE_FACTS.reply, SITE), /unknown template/);
  assert.throws(() => write('reply', { kind: undefined }), /unknown kind/);
});

it('leads to an offer by its token, and says of an offer that is over that it was one', () => {
  assert.ok(write('offer', {}, 'es').text.includes(`${SITE}/es/offer#${SAMPLE_FACTS.offer.token}`));
  assert.match(
    write('expired', { offer: true }).text,
    /Our offer for Villa Paradise was not answered in time/,
  );
  assert.match(
    write('declined', { offer: true }, 'es').subject,
    /^Nuestra oferta para Villa Paradise ya no es/,
  );
});
