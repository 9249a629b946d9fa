import { stayPolicy } from '@marisma/area-kit/houses';
import type { payments as english } from '../en/payments';

const { depositPercent } = stayPolicy;

export const payments: typeof english = {
  kinds: {
    deposit: `Anticipo, ${depositPercent}%`,
    balance: `Saldo, ${100 - depositPercent}%`,
    full: 'Estancia, pago total',
    refund: 'Reembolso del anticipo',
  },
  ownKinds: {
    deposit: 'Anticipo',
    balance: 'Saldo',
    full: 'Estancia, pago total',
    refund: 'Reembolso',
  },
  status: { paid: 'Pagado', due: 'Pendiente', owed: 'En camino', refunded: 'Reembolsado' },
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
    sample:
      'Recibo de muestra de un sitio de demostración, antes de impuestos y cargos. No es un comprobante fiscal.',
  },
};
