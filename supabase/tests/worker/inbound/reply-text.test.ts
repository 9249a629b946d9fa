import assert from 'node:assert/strict';
import { it } from 'node:test';

import { replyText } from '../../../worker/inbound/reply-text';

const STYLES: [name: string, mail: string, wanted: string][] = [
  ['plain', 'Thank you!\n\nAna', 'Thank you!\n\nAna'],
  [
    'Gmail',
    'Yes, please.\n\nOn Mon, Nov 23, 2026 at 10:12 AM Marisma <hello@marisma.test> wrote:\n\n> Dear Ana,\n>\n> of course.\n',
    'Yes, please.',
  ],
  [
    'Gmail, with the line wrapped',
    'Yes, please.\n\nOn Mon, Nov 23, 2026 at 10:12 AM Marisma\n<reply+0123456789abcdef0123456789abcdef@replies.marisma.test>\nwrote:\n\n> Dear Ana,',
    'Yes, please.',
  ],
  [
    'Gmail in Spanish',
    'Sí, por favor.\n\nEl lun, 23 nov 2026 a las 10:12, Marisma (<hola@marisma.test>)\nescribió:\n\n> Hola, Ana:\n> claro.',
    'Sí, por favor.',
  ],
  [
    'Apple Mail',
    'Yes.\n\nSent from my iPhone\n\n> On Nov 23, 2026, at 10:12, Marisma <hello@marisma.test> wrote:\n> \n> Dear Ana,\n',
    'Yes.',
  ],
  [
    'Apple Mail in Spanish',
    'Sí.\n\nEnviado desde mi iPhone\n\n> El 23 nov 2026, a la(s) 10:12 a.m., Marisma <hola@marisma.test> escribió:\n> \n> Hola\n',
    'Sí.',
  ],
  ['without marks', 'Yes.\n\nOn 23 Nov 2026, Marisma wrote:\n\nDear Ana,\nof course.', 'Yes.'],
  [
    'Outlook',
    'Yes.\n\n-----Original Message-----\nFrom: Marisma\nSent: Monday\nTo: Ana\n\nDear Ana,',
    'Yes.',
  ],
  ['Outlook in Spanish', 'Sí.\n\n-----Mensaje original-----\nDe: Marisma\n\nHola', 'Sí.'],
  [
    'newer Outlook',
    'Yes.\n\n________________________________\nFrom: Marisma <hello@marisma.test>\nSent: Monday\n\nDear Ana,',
    'Yes.',
  ],
  [
    'Outlook with its header alone',
    'Sí.\n\nDe: Marisma <hola@marisma.test>\nEnviado el: lunes, 23 de noviembre\nPara: Ana\n\nHola',
    'Sí.',
  ],
  ['answers below each line', '> Is it four?\n\nFour.\n\n> And a crib?\n\nNo crib.', 'Four.\n\nNo crib.'],
  [
    'an answer below',
    'On Mon, Marisma <hello@marisma.test> wrote:\n> Is it four?\n> And a crib?\n\nFour, no crib.',
    'Four, no crib.',
  ],
  ['a signature', 'Yes.\n\n-- \nAna García\n+52 55 5555', 'Yes.'],
  ['a signature whose space was lost', 'Yes.\r\n\r\n--\r\nAna', 'Yes.'],
  ['nothing but what is quoted', '> Dear Ana,\n> of course.', '> Dear Ana,\n> of course.'],
  // Sentences that only look like it.
  [
    'a day',
    'On Monday we arrive late.\nWe wrote: six people.',
    'On Monday we arrive late.\nWe wrote: six people.',
  ],
  [
    'a route',
    'From: the airport we take a taxi.\nIs that right?',
    'From: the airport we take a taxi.\nIs that right?',
  ],
  ['a list', 'We need:\n- a crib\n-- and a gate', 'We need:\n- a crib\n-- and a gate'],
  ['a long text of one line', `On ${'a'.repeat(5000)}`, `On ${'a'.repeat(5000)}`],
];

for (const [name, mail, wanted] of STYLES)
  it(`keeps her own words: ${name}`, () => assert.equal(replyText(mail), wanted));

it('is quick, whatever was written', () => {
  const begun = Date.now();
  replyText('On a\n'.repeat(50_000));
  replyText(`On ${'wrote '.repeat(50_000)}`);
  const quoted = 'On Mon, Nov 23 Ana wrote:\n\n>\n'.repeat(32_000);
  assert.equal(replyText(`Yes.\n${quoted}`), 'Yes.');
  assert.ok(Date.now() - begun < 5_000, `${Date.now() - begun} ms`);
});
