const forms = (one: string, other: string) => ({ one, other });

/** Every word of the owner area. A second language is another file that `satisfies Texts`. */
export const en = {
  area: 'Owner area',
  title: (page: string) => `${page} · Owner area · Marisma`,
  sampleData: 'Sample data: these figures are not live.',
  nav: {
    overview: 'Dashboard',
    calendar: 'Calendar',
    reservations: 'Reservations',
    payouts: 'Payouts',
    reviews: 'Reviews',
    property: 'My property',
    messages: 'Messages',
    settings: 'Settings',
    help: 'Help',
    community: 'Community',
    backToSite: 'Back to the website',
  },
  reservations: {
    guest: 'Guest',
    property: 'Property',
    stay: 'Stay',
    status: 'Status',
    amount: 'Amount',
    nights: forms('# night', '# nights'),
    statuses: { confirmed: 'Confirmed', pending: 'Pending', cancelled: 'Cancelled' },
  },
  reviews: { title: 'Latest reviews', all: 'All reviews' },
  host: {
    pageTitle: 'Host Dashboard · Marisma',
    eyebrow: 'Host Dashboard',
    greeting: (name: string) => `Welcome back, ${name}`,
    greetingWithoutName: 'Welcome back',
    lead: 'Your homes, your guests and what they bring in.',
    addProperty: 'Add Property',
    openArea: 'Open the owner area',
    stats: {
      title: 'Your figures',
      revenue: 'Revenue this year',
      revenueNote: (share: string) => `${share} on last year`,
      reservations: 'Reservations',
      reservationsNote: forms('# still to come', '# still to come'),
      occupancy: 'Occupancy',
      occupancyNote: 'Last 90 days',
      rating: 'Guest rating',
      ratingNote: forms('from # review', 'from # reviews'),
    },
    properties: {
      title: 'Your properties',
      all: 'All properties',
      active: 'Active',
      bookings: forms('# booking', '# bookings'),
      revenue: (amount: string) => `${amount} this year`,
    },
    reservations: {
      title: 'Reservations',
      filter: 'Show reservations',
      allStatuses: 'All',
      shown: forms('# reservation shown', '# reservations shown'),
      none: 'No reservations with this status',
      noneHint: 'Choose another status to see the others.',
    },
    payouts: {
      title: 'Payouts',
      next: 'Next payout',
      date: 'Date',
      property: 'Property',
      amount: 'Amount',
      status: 'Status',
      statuses: { paid: 'Paid', scheduled: 'Scheduled', processing: 'Processing' },
    },
    more: {
      title: 'More for hosts',
      analytics: { name: 'Analytics', text: 'Demand, rates and booking windows.' },
      help: { name: 'Help', text: 'Answers to what hosts ask most.' },
      community: { name: 'Community', text: 'Meet the other owners of the resort.' },
    },
  },
  overview: {
    title: 'Dashboard',
    lead: 'This month at a glance.',
    kpis: {
      title: 'Key figures',
      revenue: 'Revenue this month',
      revenueNote: (share: string) => `${share} on last month`,
      occupancy: 'Occupancy rate',
      occupancyNote: (points: string) => `${points} points on last month`,
      upcoming: 'Upcoming reservations',
      upcomingNote: forms('# waits for your answer', '# wait for your answer'),
      rating: 'Average rating',
      ratingNote: forms('from # review', 'from # reviews'),
    },
    actions: {
      title: 'Quick actions',
      calendar: { name: 'Block dates', text: 'Keep days for yourself' },
      messages: { name: 'Message guests', text: 'Answer questions' },
      property: { name: 'Edit property', text: 'Pictures and texts' },
      payouts: { name: 'View payouts', text: 'What is paid, what is due' },
    },
    chart: {
      title: 'Revenue by month',
      caption: 'Chart placeholder: sample revenue of the last twelve months, in US dollars.',
      summary: (best: string, amount: string) => `Best month: ${best}, ${amount}.`,
      showTable: 'Show the figures as a table',
      month: 'Month',
      revenue: 'Revenue',
    },
    upcoming: { title: 'Upcoming reservations', all: 'All reservations' },
    notifications: {
      title: 'Notifications',
      unread: forms('# unread', '# unread'),
      allRead: 'All read',
      older: (shown: string, all: string) => `The latest ${shown} of ${all}`,
      markRead: 'Mark as read',
      markAllRead: 'Mark all as read',
      isUnread: 'Unread',
      kinds: { booking: 'Booking', review: 'Review', payout: 'Payout', cancellation: 'Cancellation' },
      none: 'Nothing new',
      noneHint: 'Bookings, reviews and payouts are announced here.',
    },
    summary: {
      title: 'Monthly summary',
      month: 'Month',
      figure: 'Figure',
      value: 'Value',
      reservations: 'Reservations',
      nights: 'Nights booked',
      occupancy: 'Occupancy',
      revenue: 'Revenue',
      commission: (share: string) => `Management fee (${share})`,
      upkeep: 'Housekeeping and upkeep',
      payout: 'Your payout',
      download: 'Download CSV',
      print: 'Print',
      fileName: (month: string) => `marisma-summary-${month}.csv`,
      printTitle: (month: string) => `Marisma · ${month} · sample figures, not live`,
    },
  },
  comingSoon: {
    contact: 'Ask your Marisma host team meanwhile',
    pages: {
      calendar: {
        title: 'Calendar',
        what: 'Your whole year on one calendar: stays, free nights, and the dates you keep for yourself.',
      },
      reservations: {
        title: 'Reservations',
        what: 'Every reservation with its guests, arrival details and special requests, and your answer to each.',
      },
      payouts: {
        title: 'Payouts',
        what: 'What was paid, what is due and when, with the statements your accountant asks for.',
      },
      reviews: {
        title: 'Reviews',
        what: 'What guests wrote about your home, and a place to thank them.',
      },
      property: {
        title: 'My property',
        what: 'Your home as guests see it: pictures, description, house rules and nightly rates.',
      },
      messages: {
        title: 'Messages',
        what: 'One inbox for guests, the concierge and your property manager.',
      },
      settings: {
        title: 'Settings',
        what: 'How we reach you, where payouts go and what you want to be told about.',
      },
      properties: {
        title: 'Properties',
        what: 'All your homes side by side, with their bookings, revenue and rating.',
      },
      'properties/new': {
        title: 'Add Property',
        what: 'A short guide that brings a new home online: location, rooms, pictures and rates.',
      },
      analytics: {
        title: 'Analytics',
        what: 'Demand, nightly rates and booking windows, compared with homes like yours.',
      },
      help: {
        title: 'Help',
        what: 'Answers to what hosts ask most, and a direct line to the team that looks after your home.',
      },
      community: {
        title: 'Community',
        what: 'A place to meet the other owners of the resort and to share what works.',
      },
    },
  },
  notFound: {
    title: 'Page not found',
    text: 'There is no such page in the owner area.',
    home: 'Back to the dashboard',
  },
  /** Words of the sample data, by what they belong to. */
  sample: {
    locations: {
      'ocean-villa-infinity': 'Dune Beach, Pacific Coast, Mexico',
      'lagoon-villa-serenity': 'North Lagoon, Pacific Coast, Mexico',
    },
    reviews: {
      'rv-88':
        'We watched whales from the terrace at breakfast. The house was spotless and the team thought of everything.',
      'rv-87':
        'Calm water, kind people and a kitchen one wants to cook in. The children did not want to leave.',
      'rv-86':
        'Beautiful and quiet. The wireless network was slow on two evenings, all else was as promised.',
    },
    notifications: {
      'n-61': {
        title: 'New booking request',
        message: 'Noor El-Amin asks for four nights at Ocean Villa Infinity.',
      },
      'n-60': { title: 'Five stars', message: 'Ingrid Halvorsen reviewed Ocean Villa Infinity.' },
      'n-59': {
        title: 'Payout on its way',
        message: '$9,840 for Lagoon Villa Serenity is being processed.',
      },
      'n-58': {
        title: 'Reservation cancelled',
        message: 'Aiko Tanabe cancelled six nights at Lagoon Villa Serenity.',
      },
      'n-57': {
        title: 'Booking confirmed',
        message: 'Grace Whitfield stays ten nights at Lagoon Villa Serenity.',
      },
      'n-56': { title: 'Payout sent', message: '$17,920 for Ocean Villa Infinity was paid.' },
    },
  },
};

export type Texts = typeof en;
