import { titled, type AreaDeclaration, type AreaPath } from '@marisma/area-kit/contract';

/** A page of the shell. A signed-in account may open a `signed-in` page whatever its roles. */
export type ShellPath = Omit<AreaPath, 'access'> & { access: AreaPath['access'] | 'signed-in' };

export const auth: ShellPath = {
  path: '/auth',
  access: 'public',
  frame: 'site',
  unlisted: true,
  ...titled('Sign in · Marisma', 'Iniciar sesión · Marisma'),
};

export const profile: ShellPath = {
  path: '/profile',
  access: 'signed-in',
  frame: 'site',
  ...titled('Profile Settings · Marisma', 'Mi perfil · Marisma'),
};

/** Titles of the page at an unknown address. */
export const notFound = titled('Page not found · Marisma', 'Página no encontrada · Marisma');

/**
 * The shell's declaration, in the form of an area's `area.config.ts`. A page's chunk is named after its path.
 */
export const shell = {
  paths: [auth, profile],
  links: [
    {
      place: 'account',
      order: 30,
      to: profile.path,
      label: { en: 'Profile Settings', es: 'Mi perfil' },
    },
  ],
} satisfies { paths: ShellPath[]; links: AreaDeclaration['links'] };
