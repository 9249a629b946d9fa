import type { bank as english } from '../en/bank';

export const bank: typeof english = {
  title: 'Cuenta bancaria',
  lead: 'A dónde transfieren los huéspedes. Se muestra con cada pago por hacer, con el código de la estancia como referencia.',
  account: 'Cuenta para transferencias',
  none: 'Todavía no hay cuenta',
  noneHint: 'A los huéspedes se les dice que la transferencia se acuerda por mensaje.',
  sample: 'Valor de ejemplo, sin confirmar',
  gone: 'Se quita al guardar: a los huéspedes se les dirá que la transferencia se acuerda por mensaje.',
  add: 'Agregar cuenta',
  edit: 'Editar cuenta',
  remove: 'Quitar cuenta',
  fields: {
    holder: 'Titular de la cuenta',
    bank: 'Banco',
    clabe: 'CLABE',
    account: 'Número de cuenta',
    swift: 'SWIFT o BIC',
    currency: 'Moneda',
  },
  currencies: { USD: 'Dólares de EE. UU. (USD)', MXN: 'Pesos mexicanos (MXN)' },
  form: {
    clabeHint: '18 dígitos; para una cuenta en México.',
    accountHint: 'Para una cuenta sin CLABE.',
    swiftHint: 'Para transferencias de otros países.',
    doneHint: 'Los huéspedes la ven cuando la cuenta se guarda.',
  },
  faults: {
    holder: 'Escriba el titular de la cuenta.',
    bank: 'Escriba el banco.',
    clabe:
      'Esto no es una CLABE: tiene 18 dígitos, y el último comprueba los demás. Compárela con el contrato de la cuenta.',
    number: 'Escriba una CLABE o un número de cuenta.',
    long: (most) => `${most} caracteres como máximo.`,
    swift: 'Un código SWIFT tiene 8 u 11 letras y dígitos.',
  },
  save: 'Guardar cuenta',
  saved: 'La cuenta bancaria se guardó',
  stale: (name, when) =>
    `${name} cambió esta cuenta: ${when}. Lo que usted escribió sigue aquí y nada se guardó.`,
  reload: 'Leer la cuenta como está ahora',
  loading: 'Cargando la cuenta bancaria',
  failed: 'No se pudo cargar la cuenta bancaria',
  leave: 'La cuenta que cambió aún no se guarda.',
};
