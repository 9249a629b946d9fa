import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { LOCALES } from '../../../shared/src/texts/locale';
import type { MailFacts } from '../../../shared/src/data/shapes/mail-facts';
import type { Template } from '../../worker/mails/templates';
import { manyLines, oneLine } from '../../worker/mails/plain-text';
import { writeMail } from '../../worker/mails/write-mail';
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

type Case = [mail: Parameters<typeof write>, ...expected: (RegExp | string)[]];
/** What is not in a mail. */
const no = ({ source, flags }: RegExp): RegExp => new RegExp(`^(?![^]*${source})`, flags);
/** Subject and text of each mail have what is expected. */
const says = (name: string, cases: Case[]): void =>
  void it(name, () => {
    for (const [mail, ...expected] of cases) {
      const { subject, text } = write(...mail);
      const shown = `${subject}\n\n${text}`;
      for (const one of expected)
        if (typeof one === 'string') assert.ok(shown.includes(one), `${one}: ${shown}`);
        else assert.match(shown, one);
    }
  });

const names = { en: 'Surf week', es: 'Semana del surf' };
const season = {
  kind: 'night',
  rule: 'high_season',
  names,
  nights: 3,
  unit_cents: 1,
  amount_cents: 3,
} as const;
says('calls a season as staff have named it, in the language of the guest', [
  [['confirmed', { lines: [season] }], /Surf week, 3 nights/],
  [['confirmed', { lines: [season] }, 'es'], /Semana del surf, 3 noches/],
]);

const request = `${SITE}/desk/requests/${SAMPLE_FACTS.new_request.request_id}`;
says('is written in the language of the guest, and leads to the pages in it', [
  [['confirmed', {}, 'es'], /^Confirmada: su estancia en Villa Paradise/, `${SITE}/es/dashboard`],
  [['declined'], `${SITE}/property/villa-paradise`],
  [['new_request'], request],
  [['before_arrival'], `${SITE}/dashboard?stay=MR-7K2M9&do=guide`],
  [['before_arrival', {}, 'es'], `${SITE}/es/dashboard?stay=MR-7K2M9&do=guide`],
  [['after_stay'], `${SITE}/dashboard?tab=reviews`],
  [['reply', { owner: true }], '/owner/messages'],
  [['offer', {}, 'es'], `${SITE}/es/offer#${SAMPLE_FACTS.offer.token}`],
]);

it('has no button to a dashboard for guests without an account', () => {
  for (const template of ['reply', 'before_arrival'] as const)
    assert.ok(!write(template, { account: false }).html.includes('/dashboard'));
});

says('shows times as in the houses, days as the site, and money with cents only where there are any', [
  [
    ['request_received'],
    /We will answer by Monday, November 23 at 4:20\sPM \(Mexico City time\)\./,
    /Arrival: Wednesday, February 3, 2027, from 3:00\sPM\n/,
    /Total, with taxes and fees: US\$10,108\.40\n/,
  ],
  [
    ['confirmed', { check_in_time: '14:00:00', check_out_time: '13:00:00' }, 'es'],
    /Llegada: miércoles 3 de febrero de 2027, desde las 2:00\sp\.m\.\n/,
    /Salida: miércoles 10 de febrero de 2027, hasta la 1:00\sp\.m\.\n/,
  ],
  [['request_received', {}, 'es'], /a más tardar el lunes 23 de noviembre a las 4:20\sp\.m\. \(hora/],
  [['cancelled'], /We are returning US\$2,992\.50 to you\./],
  [['cancelled', {}, 'es'], /Le devolvemos USD\s2,992\.50\./],
]);

const inquiry: Partial<MailFacts> = {
  ...{ kind: 'inquiry', code: undefined, total_cents: undefined, lines: undefined },
  ...{ property: 'Villa Paradise', check_in: '2027-02-03', check_out: '2027-02-10', guests: 4 },
  ...{ service: undefined, date: undefined },
};
const rows = /Residence: Villa Paradise\nArrival: Wednesday, February 3, 2027\nDeparture: .*\nGuests: 4\n/;
says('names house, nights and guests of an inquiry from the page of a house', [
  [['request_received', inquiry], rows],
  [['new_request', inquiry], rows],
]);

says('promises what the site promises where there is no time of an answer', [
  [['request_received', { due_at: undefined }], /within 2 hours during business hours/],
]);

const both = /these services: Private Chef at Home; Sunrise Yoga\./;
const services = ['Private Chef at Home', 'Sunrise Yoga'];
says('says which services end with a stay, and whose no it was', [
  [['cancelled', { services }], both],
  [['lapsed', { services }], both],
  [['cancelled', { services: ['Yoga'] }, 'es'], /Con su estancia cancelamos Yoga\./],
  [['cancelled'], no(/With your stay we cancelled/)],
  [['withdrawn', { offer: true }], /You declined our offer for Villa Paradise/],
]);

const debt = { kind: 'balance', amount_cents: 490_000, due_on: '2026-11-23' } as const;
says('says of a cancellation whether something goes back, and why not', [
  [['cancelled', { due: [] }], /no refund is due/],
  [['cancelled', { due: undefined, paid_cents: undefined }], /No payment was taken and nothing is due/],
  [['cancelled', { due: [debt] }], /US\$4,900 of your stay are still to be paid/],
  [['cancelled', { closed_as: 'cancelled_by_house' }], /We had to cancel/],
]);

says('confirms a stay with its price line by line, what is due when, how to pay, and until when it is kept', [
  [
    ['confirmed'],
    /\nHigh season, 3 nights × US\$1,500: US\$4,500\n[^]*\nIVA \(VAT\), 16%: US\$1,360\nTotal, with/,
    /\n- Deposit: US\$3,032\.52, due Nov 26, 2026\n- Balance: US\$7,075\.88, due Dec 5, 2026\n/,
    /\nCLABE: 032180000118359719\nSWIFT: EJEMMXMM\nCurrency: USD\nReference: MR-7K2M9\n/,
    /at least until Saturday, November 28, 2026\./,
  ],
  [['confirmed', {}, 'es'], /\n- Anticipo: USD\s3,032\.52, vence el 26 nov 2026\n/],
]);

const whole = { kind: 'deposit', amount_cents: 1_010_840, due_on: '2026-11-26' } as const;
const atOnce: Partial<MailFacts> = { at_once: true, due: [whole], payment: 'deposit' };
const paidAtOnce = { ...atOnce, due: undefined };
says('calls a price that is due at once by its name', [
  [['confirmed', atOnce], /\n- Full payment: US\$10,108\.40, due/, no(/deposit/i)],
  [['confirmed', atOnce, 'es'], /\n- Pago total: USD/],
  [['confirmed', { ...atOnce, paid_cents: 300_000 }], /\n- Balance: /],
  [
    ['payment_due', { ...atOnce, paid_cents: 0 }],
    /^Full payment due/,
    /The full payment for your stay at Villa Paradise is due on Saturday/,
    no(/deposit/i),
  ],
  [['payment_received', { ...paidAtOnce, amount_cents: 1_010_840 }], /\nFor: Full payment\n/],
  [['payment_received', { ...paidAtOnce, amount_cents: 5000 }, 'es'], /Concepto: Parte del pago total\n/],
  [['payment_received', atOnce], no(/deposit/i)],
]);

const { ways } = SAMPLE_FACTS.confirmed;
const byCard = /pay by card in your dashboard/;
says('says how to pay only in ways that there are', [
  [['confirmed', { ways: { cards: false } }], /We will write to you about how to pay\./],
  [['confirmed', { ways: { cards: true } }], /You can pay by card in your dashboard\./],
  [['confirmed', { ways: { ...ways, cards: false } }], no(byCard)],
  [['confirmed', { account: false }], no(byCard)],
  [
    ['confirmed', { ways: { cards: false, bank: { ...ways?.bank, sample: true } } }],
    /This account is an example/,
  ],
  [['confirmed', { due: undefined }], no(/CLABE|pay by/)],
]);

says('is a receipt for what came, with what is left to pay', [
  [
    ['payment_received'],
    /^We received US\$3,032\.52: receipt 1001 \(MR-7K2M9\)\n/,
    /\nFor: Deposit\nAmount: US\$3,032\.52\nPaid by: Bank transfer\nReceived on: Wed.*\nYour reference: MR/,
    /Still to pay:\n- Balance: US\$7,075\.88, due Dec 5, 2026\n/,
    /This receipt is not a tax document\./,
  ],
  [
    [
      'payment_received',
      { payment: 'extra', what: 'Airport Transfer', method: 'card', reference: 'pi_123', due: undefined },
    ],
    /\nFor: Airport Transfer\n/,
    /Nothing more is due\./,
    no(/pi_123/),
  ],
]);

says('says why money goes back, and once it has gone', [
  [['refund_due'], /We received US\$3,032\.52 that was not due .* goes back to you in full\./],
  [['refund_due', { dropped: true, what: 'Yacht Day' }], /“Yacht Day” is no longer on your bill\./],
  [['refund_due', { relet_cents: 120_000 }], /sold again\. We are returning US\$1,200 to you for them\./],
  [['refund_sent', { returns: 'damage' }, 'es'], /\nConcepto: Depósito en garantía\n/],
  [
    [
      'payment_reversed',
      { payment: 'refund', due: [{ kind: 'refund', amount_cents: 9900, due_on: '2026-11-25' }] },
    ],
    /has not reached you\.\n\nWe still have to send it/,
  ],
  [
    ['damage_settled', { claim_cents: 100_000, released_cents: 0 }],
    /We keep your damage deposit of US\$1,000 for damage\./,
    no(/returning/),
  ],
  [
    ['damage_settled', { claim_cents: 0, released_cents: 100_000, body: undefined }],
    /returning your whole damage deposit of US\$1,000\./,
  ],
]);

const ofMoney = { ...SAMPLE_FACTS.unpaid, service: undefined, date: undefined, body: undefined };
says('tells the desk about money in a line', [
  [
    ['new_request', { ...ofMoney, news: 'unpaid' }],
    'Not paid: Ana García López · MR-7K2M9 · Villa Paradise\n\nKeep the nights, or let them lapse\n',
    /\nHeld until: Sunday, November 29, 2026\n/,
  ],
  [['new_request', { ...ofMoney, news: 'refund_failed', amount_cents: 5000 }], /\nAmount: US\$50\n/],
]);

says('tells of new dates and of a new price as such', [
  [['confirmed', { moved: true }], /^New dates for your stay MR-7K2M9\n/],
  [['request_received', { moved: true }], /^New dates for your request MR-7K2M9\n/],
  [['confirmed', { repriced: true }], /^New price for your stay MR-7K2M9\n/],
]);

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

it('an answer reads as the mail of a person: greeted once, signed once by who wrote it, with the question below', () => {
  const written = (body: string, more: Partial<MailFacts> = {}) => write('reply', { body, ...more }).text;
  assert.match(
    written('Of course.'),
    /^Dear Ana García López,\n\nOf course\.\n\nMarisol\nMarisma\n\nYou wrote:\n> We arrive late/,
  );
  // Staff who greet and sign themselves are not repeated; a person signs for the house.
  for (const greeting of ['Hello Ana,', 'Good morning,', 'Hola, Ana:', 'Buenos días, Ana:', 'Estimada Ana:'])
    assert.ok(
      written(`${greeting}\n\nof course.`).startsWith(`${greeting}\n\nof course.\n\nMarisol\nMarisma\n`),
    );
  assert.match(written('Highways are slow, hi-fi is there.'), /^Dear Ana/);
  for (const end of ['Marisol', 'marisol', 'Marisol Vega, Concierge'])
    assert.equal(written(`Of course.\n\nWarm regards,\n${end}`).match(/marisol/gi)?.length, 1, end);
  assert.match(written('Of course.\n\nSaludos,\nMarisma'), /Saludos,\n\nMarisol\nMarisma\n\nYou wrote:/);
  assert.match(written('Of course.', { author: undefined }), /Of course\.\n\nThe Marisma team\n/);
  assert.doesNotMatch(written('Of course.', { question: undefined }), /You wrote/);
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

const { wish } = SAMPLE_FACTS.move_asked;
says('says plainly that a message by mail came from somebody else, and which dates are wanted', [
  [
    ['new_request', { news: 'message', sender: 'eve@people.test', attachments: 1 }],
    /\nFrom another address: eve@people\.test\nAttachments refused: 1\n/,
  ],
  [
    ['new_request', { news: 'move', wish }],
    /^Other dates wanted: /,
    /\nWanted: Feb 5, 2027 – Feb 12, 2027, US\$10,800\n/,
  ],
]);

says('tells owners of their houses, and accounts of their roles', [
  [['statement_ready'], /\nStill to be paid to you: US\$8,120\.50\n/],
  [
    ['statement_ready', { balance_cents: -4000, name: 'owner@people.test' }],
    /\nHello,\n[^]*\nCarried over to the next month: -US\$40\n/,
  ],
  [['owner_booked'], /^New reservation: Villa Paradise, from Feb 3, 2027\n/],
  [['owner_booked', { moved: true }, 'es'], /cambió a estas noches/],
  [
    ['cost_wanted'],
    /^For your approval: (US)?\$385(\.00)?, Villa Paradise\n/,
    /\nWork: Pool pump replaced\n[^]*\/owner\/maintenance/,
  ],
  [['approval_wanted', { role: 'owner' }], /without a house/],
  [['account_approved'], /Villa Paradise is now linked to your owner account\./],
  [['account_approved', { role: 'management' }], /at the desk\.[^]*\/desk/],
  [['account_refused'], /could not approve your account for the desk\.[^]*\nReason: We know no Pablo\.\n/],
]);

says('before an arrival asks who has no dashboard to answer by mail', [
  [['before_arrival'], /begins on Wednesday, February 3, 2027\. [^]*in your dashboard/],
  [['before_arrival', { account: false, due: undefined }], /how you arrive, please reply/],
  [['attachments_refused', { attachments: 1 }], /the file that came with it/],
]);

says('says of an offer that is over that it was one', [
  [['expired', { offer: true }], /Our offer for Villa Paradise was not answered in time/],
  [['declined', { offer: true }, 'es'], /^Nuestra oferta para Villa Paradise ya no es/],
]);

it('refuses a template and a kind of request that it does not know', () => {
  assert.throws(() => writeMail('toString', 'en', SAMPLE_FACTS.reply, SITE), /unknown template/);
  assert.throws(() => write('reply', { kind: undefined }), /unknown kind/);
});
