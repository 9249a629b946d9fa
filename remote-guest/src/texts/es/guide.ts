import type { guide as english } from '../en/guide';

export const guide: typeof english = {
  title: 'Guía de llegada',
  of: (home, dates) => `Guía de llegada, ${home}, ${dates}`,
  loading: 'Cargando la guía de llegada',
  failed: 'No se pudo cargar la guía de llegada',
  asOf: (moment) => `Guardada en este dispositivo: la guía del ${moment}.`,
  sample: 'Un ejemplo de esta demostración: los lugares, códigos y números no son reales.',
  none: 'La guía se está escribiendo',
  noneReason: 'Pregúntenos cómo llegar a la casa; le respondemos con indicaciones hasta la puerta.',
  secrets: 'Código de la puerta y wifi',
  door_code: 'Código de la puerta',
  wifi_name: 'Red wifi',
  wifi_password: 'Contraseña del wifi',
  noSecrets: 'Esta casa no tiene código: alguien le recibe en la puerta.',
  withheld: {
    unpaid: (day) =>
      `Se muestran aquí desde el ${day}, siete días antes de su llegada, una vez pagada su estancia.`,
    soon: 'Se muestran aquí en cuanto su estancia esté pagada.',
    early: (day) => `Se muestran aquí desde el ${day}, siete días antes de su llegada.`,
    over: () => 'Ya no se muestran: su estancia terminó.',
  },
  directions: 'El camino a la puerta',
  map: 'Abrir el mapa',
  airport: 'Aeropuerto',
  people: 'A quién llamar',
  emergency: 'Emergencias',
  manual: 'Cómo funciona la casa',
  back: 'Atrás',
  print: 'Imprimir',
};
