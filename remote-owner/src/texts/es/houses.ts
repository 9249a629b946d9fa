import type { houses as english } from '../en/houses';

export const houses: typeof english = {
  loading: 'Cargando las noches…',
  failed: 'No se pudo cargar el calendario',
  unapproved: 'Su cuenta está en espera de aprobación',
  notAllowed:
    'Marisma activará su calendario y sus casas aparecerán aquí. Usted no tiene que hacer nada más.',
  unreachable: 'El servicio de datos no responde.',
  noHouse: 'Su cuenta de propietario espera aprobación',
  noHouseHint:
    'Nuestro equipo vinculará su casa a esta cuenta, y su calendario y sus cifras aparecerán aquí. Usted no tiene que hacer nada más.',
  askTeam: 'Escribir a nuestro equipo',
  signedOut: 'Su sesión terminó. Por favor, inicie sesión de nuevo; lo que escribió se conserva.',
};
