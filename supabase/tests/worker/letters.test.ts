import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { LOCALES } from '../../../shared/src/texts/locale';
import type { MailFacts } from '../../../shared/src/data/database';
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
          if (words.startsWith(SITE)) assert.ok(mail.html.includes(`href="${words}"`), words);
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
  const apartment = write('confirmed', { property_id: 'lagoon-apt-harmony' }, 'es').text;
  assert.match(apartment, /Llegada: miércoles, 3 de febrero de 2027, desde las 2:00\sp\.m\.\n/);
  assert.match(apartment, /Salida: miércoles, 10 de febrero de 2027, hasta la 1:00\sp\.m\.\n/);
  assert.match(text, /Total: US\$10,500\n/);
  const spanish = write('request_received', {}, 'es').text;
  assert.match(spanish, /a más tardar el lunes 23 de noviembre a las 4:20\sp\.m\. \(hora/);
  assert.match(write('cancelled').text, /We are returning US\$2,992\.50 to you\./);
  assert.match(write('cancelled', {}, 'es').text, /Le devolvemos USD\s2,992\.50\./);
});

it('names house, nights and guests of an inquiry from the page of a house', () => {
  const inquiry = { kind: 'inquiry', code: undefined, total_cents: undefined } as const;
  for (const template of ['request_received', 'new_request'] as const) {
    const { text } = write(template, {
      ...inquiry,
      ...{ property: 'Villa Paradise', check_in: '2027-02-03', check_out: '2027-02-10', guests: 4 },
      ...{ service: undefined, date: undefined },
    });
    assert.match(
      text,
      /Villa: Villa Paradise\nArrival: Wednesday, February 3, 2027\nDeparture: .*\nGuests: 4\n/,
    );
  }
});

it('promises what the site promises where there is no time of an answer', () => {
  assert.match(write('request_received', { due_at: undefined }).text, /within 2 hours during business hours/);
});

it('says of a cancellation whether something goes back, and why not', () => {
  assert.match(write('cancelled', { due: [] }).text, /nothing is returned/);
  assert.match(write('cancelled', { due: undefined, paid_cents: undefined }).text, /had not paid anything/);
  const owed = write('cancelled', {
    due: [{ kind: 'balance', amount_cents: 490_000, due_on: '2026-11-23' }],
  });
  assert.match(owed.text, /US\$4,900 of your stay are still to be paid/);
  assert.match(write('cancelled', { closed_as: 'cancelled_by_house' }).text, /We had to cancel/);
});

it('tells of new dates as such', () => {
  assert.equal(write('confirmed', { moved: true }).subject, 'New dates for your stay MR-7K2M9');
  assert.equal(write('request_received', { moved: true }).subject, 'New dates for your request MR-7K2M9');
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
  assert.match(write('reply', { name: '-' }).text, /\nHello,\n/);
  assert.doesNotMatch(write('new_request', { name: 'A\r\nX: y' }).subject, /[\r\n]/);
});

it('keeps the lines of a message, without characters that show nothing', () => {
  assert.equal(manyLines(' a\r\nb\rc\u2029d\u0007\n\n\n\n\u202ee '), 'a\nb\nc\nd \n\ne');
});

it('refuses a template and a kind of request that it does not know', () => {
  assert.throws(() => writeMail('toString', 'en', SAMPLE_FACTS.reply, SITE), /unknown template/);
  assert.throws(() => write('reply', { kind: undefined }), /unknown kind/);
});
