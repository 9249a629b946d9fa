import { declareArea, titled } from '@marisma/area-kit/contract';
import { dashboard } from './src/texts/en/dashboard';
import { dashboard as spanishDashboard } from './src/texts/es/dashboard';

const words = titled(dashboard.title, spanishDashboard.title);

export default declareArea({
  name: 'guest',
  paths: [
    {
      path: '/dashboard',
      access: ['client'],
      frame: 'bare',
      ...words,
    },
    {
      path: '/dashboard/*',
      access: ['client'],
      frame: 'site',
      ...words,
    },
  ],
  links: [
    {
      place: 'account',
      order: 10,
      to: '/dashboard',
      label: { en: 'Dashboard', es: 'Mi panel' },
      roles: ['client'],
    },
  ],
  homes: { client: '/dashboard' },
});
