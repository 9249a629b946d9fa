import type { houses as english } from '../en/houses';

export const houses: typeof english = {
  loading: 'Cargando las noches…',
  failed: 'No se pudo cargar el calendario',
  unapproved: 'Esta cuenta espera aprobación',
  notAllowed:
    'Esta cuenta todavía no lleva un calendario. Un administrador de Marisma debe aprobarla; una vez hecho, las casas aparecen aquí. Usted no tiene que hacer nada más.',
  unreachable: 'El servicio de datos no responde.',
  noHouse: 'Su cuenta de propietario espera aprobación',
  noHouseHint:
    'Un administrador de Marisma debe vincular su casa a esta cuenta. Una vez hecho, su calendario y sus cifras aparecen aquí. Usted no tiene que hacer nada más.',
  askTeam: 'Escribir al equipo anfitrión',
  signedOut: 'Su sesión terminó. Por favor, inicie sesión de nuevo; lo que escribió se conserva.',
};
