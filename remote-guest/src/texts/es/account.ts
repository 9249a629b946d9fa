import type { account as english } from '../en/account';

export const account: typeof english = {
  menuUnnamed: 'Menú de la cuenta',
  menu: (name) => `Menú de la cuenta, ${name}`,
  signedInAs: 'Sesión iniciada como',
  home: 'Inicio',
  profile: 'Mi perfil',
  settings: 'Configuración del panel',
  signOut: 'Cerrar sesión',
  signingOut: 'Cerrando sesión…',
  brandHome: 'Marisma, inicio',
  nav: {
    label: 'Huésped',
    menu: 'Menú de huésped',
    dashboard: 'Panel',
    homes: 'Casas',
    experiences: 'Experiencias',
    services: 'Servicios',
    settings: 'Configuración',
  },
};
