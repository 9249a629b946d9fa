import type { guides as english } from '../en/guides';

export const guides: typeof english = {
  title: 'Guía de llegada',
  lead: 'Lo que leen los huéspedes de estancias confirmadas antes de llegar y en la puerta, en ambos idiomas.',
  sample: 'Guía de ejemplo, sin confirmar',
  parts: {
    way: 'El camino a la puerta',
    secrets: 'Código de la puerta y wifi',
    people: 'A quién llaman los huéspedes',
    manual: 'Cómo funciona la casa',
  },
  fields: {
    directions_en: 'Indicaciones, en inglés',
    directions_es: 'Indicaciones, en español',
    airport_en: 'Aeropuerto, en inglés',
    airport_es: 'Aeropuerto, en español',
    manual_en: 'Guía de la casa, en inglés',
    manual_es: 'Guía de la casa, en español',
    map_url: 'Enlace a un mapa',
    emergency: 'Número de emergencias',
    people: 'Personas',
    door_code: 'Código de la puerta',
    wifi_name: 'Red wifi',
    wifi_password: 'Contraseña del wifi',
  },
  topicsHint:
    'Una línea vacía inicia un tema; la primera línea de un tema es su título cuando siguen más líneas.',
  airportHint: 'Nombre, código y cuánto tarda el camino.',
  mapHint: 'Empieza con https://',
  secretsHint:
    'Los huéspedes los leen una vez pagada la estancia, desde siete días antes de la llegada hasta el día de la salida. El historial dice que cambiaron, nunca a qué.',
  person: (place) => `Persona ${place}`,
  personParts: {
    name: 'Nombre',
    role_en: 'Qué hace, en inglés',
    role_es: 'Qué hace, en español',
    phone: 'Teléfono',
  },
  addPerson: 'Agregar persona',
  removePerson: (name) => `Quitar a ${name}`,
  faults: {
    map: 'Escriba un enlace que empiece con https:// o deje esto vacío.',
    name: 'Escriba un nombre o quite a esta persona.',
    phone: 'Escriba un número de teléfono: dígitos, espacios y un + al principio.',
  },
  change: (field, before, after) => `${field}: ${before} → ${after}`,
  secretChanged: (field) => `${field}: se cambió`,
  save: 'Guardar guía',
  saved: (house) => `La guía de llegada de ${house} se guardó`,
  stale: (name, when) =>
    `${name} cambió esta guía: ${when}. Lo que usted escribió sigue aquí y nada se guardó.`,
  reload: 'Leer la guía como está ahora',
  loading: 'Cargando la guía de llegada',
  failed: 'No se pudo cargar la guía de llegada',
  leave: 'La guía que cambió aún no se guarda.',
};
