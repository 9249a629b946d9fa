import type { MoneyTexts } from './en-money';

/** The Spanish texts of what a stay costs, what is due and how it is paid. */
export const money: MoneyTexts = {
  price: 'El precio',
  totalWithTaxes: 'Total con impuestos y cargos',
  payments: 'Pagos',
  stillToPay: 'Por pagar',
  due: (what, sum, day) => `${what}: ${sum}, vence el ${day}`,
  back: (sum) => `Reembolso: ${sum}`,
  kinds: {
    deposit: 'Anticipo',
    full: 'Pago total',
    part: 'Parte del pago total',
    balance: 'Saldo',
    extra: 'Servicio adicional',
    damage: 'Depósito en garantía',
    unexpected: 'Pago no debido',
    refund: 'Reembolso',
    stay: 'Su estancia',
  },
  damageReturns:
    'Conservamos el depósito en garantía hasta su salida y después lo devolvemos, menos los daños que hubiera.',
  ways: {
    transfer: 'Pague por transferencia bancaria',
    holder: 'Titular',
    bank: 'Banco',
    clabe: 'CLABE',
    account: 'Cuenta',
    swift: 'SWIFT',
    currency: 'Moneda',
    reference: 'Referencia',
    sample: 'Esta cuenta es un ejemplo: no transfiera a ella.',
    orByCard: 'También puede pagar con tarjeta en su panel.',
    byCard: 'Puede pagar con tarjeta en su panel.',
    weWrite: 'Le escribiremos cómo pagar.',
  },
  keptUnpaid: (day) =>
    `Le apartamos las noches por lo menos hasta el ${day}. Si para entonces no hay ningún pago, las liberamos.`,
  methods: { transfer: 'Transferencia bancaria', card: 'Tarjeta', cash: 'Efectivo', other: 'Otro medio' },
  amount: 'Importe',
  dueOn: 'Vence el',
  paidFor: 'Concepto',
  reason: 'El motivo',
  reminder: {
    subject: (what, day, code) => `${what}: vence el ${day} (${code})`,
    heading: 'Un pago por vencer',
    intro: (what, villa, day) => `${what} de su estancia en ${villa} vence el ${day}.`,
    called: {
      deposit: 'El anticipo',
      full: 'El pago total',
      balance: 'El saldo',
      damage: 'El depósito en garantía',
    },
    extra: (what) => `El pago de “${what}”`,
    added: (what, villa) => `Agregamos “${what}” a su estancia en ${villa}.`,
    addedHeading: 'Agregado a su estancia',
    addedSubject: (what, code) => `Agregado a su estancia: ${what} (${code})`,
    paid: 'Si ya pagó, gracias; haga caso omiso de este recordatorio.',
  },
  received: {
    subject: (sum, number, code) => `Recibimos ${sum}: recibo ${number} (${code})`,
    heading: 'Recibimos su pago',
    intro: (sum, villa) => `Gracias. Recibimos ${sum} por su estancia en ${villa}.`,
    receipt: 'Recibo',
    method: 'Forma de pago',
    on: 'Recibido el',
    reference: 'Su referencia',
    allPaid: 'No hay nada más por pagar.',
    noInvoice:
      'Este recibo no es un comprobante fiscal. Si necesita una factura mexicana (CFDI), déjenos sus datos fiscales.',
  },
  reversed: {
    subject: (sum, code) => `Corrección de ${sum} (${code})`,
    heading: 'Una corrección',
    payment: (sum, day) =>
      `Le escribimos que recibimos ${sum} el ${day}. Fue un error, y ese pago no cuenta.`,
    receipt: (number) => `El recibo ${number} ya no es válido.`,
    refund: (sum) => `Le escribimos que le enviamos ${sum} de vuelta. Ese dinero no le ha llegado.`,
    again: 'Aún debemos enviarlo, y le escribiremos cuando lo hayamos hecho.',
  },
  refund: {
    subject: (sum, code) => `Le devolvemos ${sum} (${code})`,
    heading: 'Le devolvemos dinero',
    unexpected: (sum, villa) =>
      `Recibimos ${sum} que no se debían por su estancia en ${villa}. Se los devolvemos completos.`,
    dropped: (what, sum) => `“${what}” ya no está en su cuenta. Le devolvemos los ${sum} que pagó.`,
    relet: (sum, villa) =>
      `Noches que usted canceló en ${villa} se vendieron de nuevo. Le devolvemos ${sum} por ellas.`,
    next: 'Le escribiremos cuando se haya enviado el dinero.',
  },
  sent: {
    subject: (sum, code) => `Le enviamos ${sum} de vuelta (${code})`,
    heading: 'Enviamos su reembolso',
    intro: (sum) => `Le enviamos ${sum} de vuelta.`,
    method: 'Medio de envío',
    on: 'Enviado el',
    reference: 'Nuestra referencia',
    days: 'Su banco puede tardar algunos días en mostrarlo.',
    more: (sum) => `Le enviaremos otros ${sum}.`,
  },
  damage: {
    subject: (code) => `Su depósito en garantía (${code})`,
    heading: 'Su depósito en garantía',
    whole: (sum, villa) =>
      `Gracias por cuidar ${villa}. Le devolvemos completo su depósito en garantía de ${sum}.`,
    part: (claim, whole, rest) =>
      `De su depósito en garantía de ${whole} conservamos ${claim} por daños y le devolvemos ${rest}.`,
    none: (whole) => `Conservamos por daños su depósito en garantía de ${whole}.`,
    disagree: 'Si usted lo ve de otra manera, responda a este correo.',
  },
  unpaid: {
    subject: (villa, code) => `Su estancia en ${villa} aún no está pagada (${code})`,
    heading: 'No ha llegado su pago',
    intro: (villa) => `No hemos recibido el primer pago de su estancia en ${villa}.`,
    until: (day) =>
      `Le apartamos las noches hasta el ${day} y después las liberamos. Si necesita más tiempo, escríbanos antes.`,
    paid: 'Si ya pagó, díganos cuándo y cómo.',
  },
  extended: {
    subject: (day, code) => `Apartamos sus noches hasta el ${day} (${code})`,
    heading: 'Tiene más tiempo para pagar',
    intro: (villa, day) => `Apartamos sus noches en ${villa} hasta el ${day}. Pague antes o escríbanos.`,
  },
  lapsed: {
    subject: (villa, code) => `Sus noches en ${villa} ya no están apartadas (${code})`,
    heading: 'Su estancia está cancelada',
    intro: (villa) =>
      `El primer pago de su estancia en ${villa} no llegó, así que está cancelada y otros huéspedes pueden reservar las noches.`,
  },
};
