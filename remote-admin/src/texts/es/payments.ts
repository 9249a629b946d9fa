import type { payments as english } from '../en/payments';

export const payments: typeof english = {
  kinds: {
    deposit: 'Anticipo',
    balance: 'Saldo',
    extra: 'Extra',
    damage: 'Depósito en garantía',
    unexpected: 'Pago que nadie debía',
    refund: 'Reembolso',
  },
  methods: { transfer: 'Transferencia bancaria', card: 'Tarjeta', cash: 'Efectivo', other: 'Otra' },
  receipt: (number) => `recibo ${number}`,
  correction: (kind) => `Corrección: ${kind}`,
};
