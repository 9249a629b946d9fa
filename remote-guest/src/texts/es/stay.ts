import type { stay as english } from '../en/stay';

export const stay: typeof english = {
  unknown: 'Esta estancia no está aquí',
  unknownReason:
    'Usted no tiene una estancia con este código. Puede ser de otra cuenta, o el enlace puede estar incompleto.',
  agreed: 'Precio acordado',
  status: 'Estado',
  actions: {
    title: 'Cambiar esta estancia',
    arrival: 'Datos de llegada',
    withdraw: 'Retirar la solicitud',
    cancel: 'Cancelar la estancia',
    changeDates: 'Cambiar fechas',
    message: 'Escribir al anfitrión',
  },
  story: {
    title: 'Lo sucedido hasta ahora',
    asked: 'Usted solicitó esta estancia.',
    confirmed: 'Confirmamos su estancia.',
    message: { guest: 'Usted escribió:', house: 'Escribimos:' },
    held: (until) => `Le apartamos las noches hasta el ${until}.`,
    moved: ({ dates, total }) => `La estancia se cambió a ${dates}. El nuevo importe es de ${total}.`,
    wish: ({ dates, total }) => `Usted pidió cambiar la estancia a ${dates}, por ${total}.`,
    paid: {
      deposit: (sum) => `Recibimos el anticipo de ${sum}.`,
      balance: (sum) => `Recibimos el saldo de ${sum}.`,
      refund: (sum) => `Le devolvimos ${sum}.`,
    },
    declined: 'No pudimos aceptar la solicitud.',
    withdrawn: 'La solicitud se retiró.',
    expired: 'Las noches dejaron de estar apartadas.',
    cancelled_by_guest: 'La estancia se canceló a petición suya.',
    cancelled_by_house: 'Tuvimos que cancelar la estancia.',
  },
  withdraw: {
    title: '¿Retirar esta solicitud?',
    lead: (home, dates) =>
      `Se retira su solicitud para ${home}, ${dates}, y las noches quedan libres para otros. No se le ha cobrado nada.`,
    keep: 'Conservar la solicitud',
    confirm: 'Retirar la solicitud',
    busy: 'Retirando…',
    done: 'Su solicitud se retiró.',
  },
  cancel: {
    title: '¿Cancelar esta estancia?',
    lead: (home, dates) =>
      `Se cancela su estancia en ${home}, ${dates}, y las noches quedan libres para otros. Esto no se puede deshacer.`,
    paid: 'Ha pagado',
    refund: 'Se le devuelve si cancela hoy',
    kept: 'Lo conserva la casa',
    rule: 'Según las condiciones que usted aceptó',
    nothingPaid: 'Aún no ha pagado nada: no hay nada que devolver y no se le cobrará nada más.',
    counting: 'Calculando el reembolso…',
    failed: 'No se pudo calcular el reembolso',
    reason: 'Motivo (opcional)',
    keep: 'Conservar la estancia',
    confirm: 'Cancelar la estancia',
    confirmWith: (sum) => `Cancelar la estancia, se devuelven ${sum}`,
    busy: 'Cancelando…',
    done: 'Su estancia se canceló.',
    doneWith: (sum) => `Su estancia se canceló. Se le devuelven ${sum}.`,
  },
  dates: {
    title: 'Cambiar fechas',
    lead: (home, dates) =>
      `Su estancia en ${home} es para ${dates}. Elija otras noches y vea su precio antes de pedirlas; su estancia sigue como está hasta que confirmemos.`,
    loading: 'Cargando el calendario…',
    failed: 'No se puede mostrar el calendario',
    now: 'Importe actual',
    then: 'Importe nuevo',
    more: (sum) => `${sum} más que ahora`,
    less: (sum) => `${sum} menos que ahora`,
    same: 'El precio no cambia',
    counting: 'Calculando el precio…',
    choose: 'Elija los dos días para ver el precio.',
    unchanged: 'Estas son las fechas de su estancia.',
    message: 'Mensaje (opcional)',
    confirm: 'Solicitar estas fechas',
    busy: 'Enviando…',
    done: 'Su solicitud se envió. Su estancia sigue como está hasta que confirmemos las nuevas fechas.',
  },
  arriving: {
    loading: 'Cargando los datos de llegada…',
    failed: 'No se pudieron cargar los datos de llegada',
    failedReason: 'Revise la conexión e inténtelo de nuevo.',
  },
  changed: {
    by: (who, when) =>
      `${who} cambió esta estancia, ${when}. Se muestra como está ahora; lo que escribió se conserva. Decida de nuevo, por favor.`,
    unknown:
      'Esta estancia cambió mientras tanto. Se muestra como está ahora; lo que escribió se conserva. Decida de nuevo, por favor.',
    notPossible: 'Esto ya no es posible: la estancia se muestra como está ahora.',
  },
  requests: {
    kinds: { inquiry: 'Consulta', service: 'Solicitud de servicio', stay: 'Estancia' },
    inquiries: {
      booking: 'Consulta sobre una reservación',
      concierge: 'Consulta sobre servicios de concierge',
      owner: 'Consulta sobre su propiedad',
      general: 'Consulta general',
    },
    noMessage: 'Aún no hay mensajes.',
  },
  write: {
    label: 'Su mensaje',
    send: 'Enviar',
    sending: 'Enviando…',
    sent: 'Su mensaje se envió.',
    hint: 'El equipo de la casa le responde aquí y por correo.',
  },
  receipt:
    'Los importes son dólares de EE. UU., antes de impuestos y cargos. Este recibo no es un comprobante fiscal.',
};
