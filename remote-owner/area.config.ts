import { declareArea, titled } from '@marisma/area-kit/contract';
import * as en from './src/texts/en';
import * as es from './src/texts/es';

const hostDashboard = {
  place: 'header',
  order: 70,
  label: { en: 'Host Dashboard', es: 'Panel de anfitrión' },
} as const;

export default declareArea({
  name: 'owner',
  paths: [
    {
      path: '/owner-dashboard',
      access: ['owner'],
      frame: 'site',
      ...titled(en.host.pageTitle, es.host.pageTitle),
    },
    {
      path: '/owner/*',
      access: ['owner', 'management'],
      frame: 'site',
      ...titled(`${en.common.area} · Marisma`, `${es.common.area} · Marisma`),
    },
  ],
  links: [
    { ...hostDashboard, to: '/owner-dashboard', roles: ['owner'] },
    { ...hostDashboard, to: '/owner', roles: ['management'], except: ['owner'] },
  ],
  homes: { owner: '/owner-dashboard' },
});
