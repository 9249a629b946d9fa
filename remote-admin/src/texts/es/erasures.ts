import type { erasures as english } from '../en/erasures';

export const erasures: typeof english = {
  lead: 'Quién pidió que se borren sus datos. La ley nos da 20 días hábiles para responder y 15 más para borrar.',
  list: 'Borrados por hacer',
  loading: 'Cargando los borrados',
  failed: 'No se pudieron cargar los borrados',
  none: 'Nadie espera un borrado',
  noneHint:
    'Los huéspedes lo piden en su configuración. Si alguien lo pide por mensaje, abra la solicitud y pulse Borrado.',
  asked: (day) => `Pedido el ${day}`,
  answerBy: (day) => `Responder a más tardar el ${day}`,
  eraseBy: (day) => `Borrar a más tardar el ${day}`,
  late: 'Atrasado',
  erase: 'Borrar',
  eraseOf: (name) => `Borrar los datos de ${name}`,
  title: (name) => `¿Borrar los datos de ${name}?`,
  text: 'Se borran mensajes, notas, datos de contacto y de llegada, reseñas, correos y la cuenta. Las estancias, los pagos y las facturas se conservan sin nombre. Nadie puede deshacerlo y después ya no podrá escribir aquí: responda antes al huésped.',
  sure: 'Ya respondí al huésped y comprobé quién lo pide.',
  busy: 'Borrando…',
  keep: 'Conservar',
  done: (name) => `Los datos de ${name} quedaron borrados.`,
  gone: 'Los datos cambiaron mientras tanto. Vea de nuevo la solicitud.',
  note: {
    title: 'Borrado de datos personales',
    text: 'Inicie el plazo de la ley si esta persona pide el borrado y usted comprobó quién lo pide: tenemos entonces 20 días hábiles para responder.',
    yes: 'Iniciar el plazo',
    busy: 'Iniciando…',
    no: 'Cerrar',
    started: (day) => `Borrado solicitado: responder a más tardar el ${day}`,
  },
};
