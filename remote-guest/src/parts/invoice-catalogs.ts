import { GENERIC_RFCS, readRfc } from '@marisma/area-kit/forms';

// Codes of the SAT's catalogs for CFDI 4.0 (Anexo 20, catCFDI). The database has the same in private.bad_invoice_field;
// names are in the texts. Uses that no stay can have are left out.
const COMPANY = ['601', '603', '610', '620', '622', '623', '624', '626'] as const;
const PERSON = [
  '605',
  '606',
  '607',
  '608',
  '610',
  '611',
  '612',
  '614',
  '615',
  '616',
  '621',
  '625',
  '626',
] as const;

/** A code of c_RegimenFiscal. */
export type Regime = (typeof COMPANY)[number] | (typeof PERSON)[number];

export const USES = [
  'G03',
  'S01',
  'G01',
  'I01',
  'I02',
  'I03',
  'I04',
  'I05',
  'I06',
  'I07',
  'I08',
  'D01',
  'D02',
  'D03',
  'D04',
  'D05',
  'D06',
  'D07',
  'D08',
  'D09',
  'D10',
] as const;

/** A code of c_UsoCFDI. */
export type CfdiUse = (typeof USES)[number];

const ALL: readonly Regime[] = [...new Set([...COMPANY, ...PERSON])].sort();
const BUSINESS = new Set<string>([
  '601',
  '603',
  '606',
  '612',
  '620',
  '621',
  '622',
  '623',
  '624',
  '625',
  '626',
]);
const DEDUCTING = new Set<string>(['605', '606', '607', '608', '611', '612', '614', '615', '625']);

/** The regimes that go with an RFC: a company's has 12 characters, a person's 13. All of them until it is right. */
export function regimesOf(typed: string): readonly Regime[] {
  const rfc = readRfc(typed);
  if (!rfc) return ALL;
  if (GENERIC_RFCS.includes(rfc)) return ['616'];
  return rfc.length === 12 ? COMPANY : PERSON;
}

/** The uses that go with a regime; all of them until there is one. */
export const usesOf = (regime: string): readonly CfdiUse[] =>
  USES.filter((use) => use === 'S01' || !regime || (use.startsWith('D') ? DEDUCTING : BUSINESS).has(regime));
