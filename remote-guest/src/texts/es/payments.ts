import type { payments as english } from '../en/payments';

export const payments: typeof english = {
  kinds: {
    deposit: 'Anticipo, 50%',
    balance: 'Saldo, 50%',
    full: 'Estancia, pago total',
    refund: 'Reembolso del anticipo',
  },
  status: { paid: 'Pagado', due: 'Pendiente', refunded: 'Reembolsado' },
  caption: 'Pagos, del más reciente al más antiguo',
  dueOn: 'vence',
  receipt: 'Recibo',
  receiptOf: (id) => ` de ${id}`,
  notYet: 'Después del pago',
  empty: { title: 'Aún no hay pagos', reason: 'Aquí verá anticipos, saldos y recibos.' },
  dialog: {
    title: 'Recibo',
    number: 'Número de recibo',
    issued: 'Fecha',
    billedTo: 'A nombre de',
    stay: 'Estancia',
    booking: 'Reservación',
    what: 'Pago',
    method: 'Forma de pago',
    card: (digits) => `Tarjeta terminada en ${digits}`,
    total: 'Total en dólares (USD)',
    print: 'Imprimir',
    sample: 'Recibo de muestra de un sitio de demostración. No es un comprobante fiscal.',
  },
};
