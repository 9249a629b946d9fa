import { declareArea } from '@marisma/shared/contract';

export default declareArea({
  name: 'public',
  paths: [
    { path: '/', access: 'public', frame: 'site', title: 'Marisma' },
    { path: '/properties', access: 'public', frame: 'site', title: 'All Properties · Marisma' },
    {
      path: '/properties/:category',
      access: 'public',
      frame: 'site',
      title: 'Properties · Marisma',
      instances: [
        '/properties/lagoon-villas',
        '/properties/ocean-villas',
        '/properties/lagoon-apartments',
        '/properties/villas',
      ],
    },
    {
      path: '/property/:id',
      access: 'public',
      frame: 'site',
      title: 'Property · Marisma',
      instances: [
        '/property/lagoon-villa-serenity',
        '/property/ocean-villa-infinity',
        '/property/lagoon-apt-harmony',
        '/property/villa-paradise',
      ],
    },
    { path: '/concierge', access: 'public', frame: 'site', title: 'Services & Activities · Marisma' },
    { path: '/services', access: 'public', frame: 'site', title: 'Services & Activities · Marisma' },
    { path: '/service-booking', access: 'public', frame: 'site', title: 'Book a service · Marisma' },
    { path: '/about', access: 'public', frame: 'site', title: 'About Us · Marisma' },
    { path: '/owner-portal', access: 'public', frame: 'site', title: 'Owner Portal · Marisma' },
    { path: '/contact', access: 'public', frame: 'site', title: 'Contact · Marisma' },
    { path: '/terms', access: 'public', frame: 'site', title: 'Terms & Privacy · Marisma' },
  ],
});
