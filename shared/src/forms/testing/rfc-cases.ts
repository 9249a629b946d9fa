/** What somebody types as an RFC, and how it is written; null is none. The database is tested with the same. */
export const RFC_CASES: readonly (readonly [typed: string, rfc: string | null])[] = [
  // The tax office's own, its example of a person, and companies of its test certificates.
  ['SAT970701NN3', 'SAT970701NN3'],
  ['GODE561231GR8', 'GODE561231GR8'],
  ['EKU9003173C9', 'EKU9003173C9'],
  ['CACX7605101P8', 'CACX7605101P8'],
  ['KAHO641101B39', 'KAHO641101B39'],
  ['WERX631016S30', 'WERX631016S30'],
  // Digits 0 and A, the letters & and Ñ.
  ['P&G851223B21', 'P&G851223B21'],
  ['ÑIX131107Q76', 'ÑIX131107Q76'],
  ['ñix131107q76', 'ÑIX131107Q76'],
  ['AAA01010104A', 'AAA01010104A'],
  ['XAXX010101000', 'XAXX010101000'],
  ['XEXX010101000', 'XEXX010101000'],
  [' sat-970701-nn3 ', 'SAT970701NN3'],
  ['gode 561231 gr8', 'GODE561231GR8'],
  // A wrong digit, two letters changed about, days that are none (with the right digit), too short, too long, other characters.
  ['SAT970701NN4', null],
  ['ATS970701NN3', null],
  ['GODE561331GR2', null],
  ['GODE560230GR8', null],
  ['GODE560431GR3', null],
  ['GODE561231GR', null],
  ['GODE5612311GR8', null],
  ['GO561231GR8', null],
  ['GÖDE561231GR8', null],
  ['XAXX010101001', null],
  ['4111111111111111', null],
  ['', null],
];
