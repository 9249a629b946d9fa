import type { InquiryType } from '../../content/contact';

export const contact = {
  title: 'Contact Us',
  heroLine: 'Write, call or send a message. A person answers, usually the one who will meet you.',
  form: {
    title: 'Send us a message',
    inquiryType: 'Inquiry Type',
    inquiryTypes: {
      booking: 'Booking a stay',
      concierge: 'Concierge services',
      owner: 'Property owners',
      general: 'General question',
    } satisfies Record<InquiryType, string>,
    name: 'Full Name',
    email: 'Email Address',
    phone: 'Phone Number',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    guests: 'Guests',
    message: 'Message',
    messagePlaceholder: 'Who is coming, and what would make it a good week?',
    submit: 'Send Message',
    sending: 'Sending...',
  },
  errors: {
    nameRequired: 'Name is required',
    emailInvalid: 'Invalid email address',
    messageRequired: 'Message is required',
    guestsRange: 'Guests must be a number from 1 to 12',
    checkOutAfterCheckIn: 'Check-out must be after check-in',
  },
  sent: {
    title: 'Message sent successfully!',
    text: "We'll get back to you within 2 hours during business hours.",
  },
  failed: {
    title: 'Failed to send message',
    text: 'Please try again or contact us directly.',
  },
  cards: {
    phone: { title: 'Phone', action: 'Call us' },
    email: { title: 'Email', action: 'Write to us' },
    address: { title: 'Address', note: 'Sample address' },
  },
  hours: {
    title: 'Office Hours',
    lines: ['Mon-Fri 8:00 AM-8:00 PM', 'Sat-Sun 9:00 AM-6:00 PM', 'Emergency support 24/7'],
    promise: 'We reply within 2 hours during business hours.',
  },
  whatsApp: {
    title: 'WhatsApp',
    text: 'For quick questions, or once you are on the road.',
    link: 'Chat on WhatsApp',
    greeting: 'Hello Marisma! I would like to know more about your villas and services.',
    newTab: 'opens in a new tab',
  },
  map: {
    title: 'Where to find our office',
    frame: 'Map of downtown San Diego, California',
    load: 'Show map',
    note: 'The map comes from OpenStreetMap and loads from its servers.',
    unreachable: 'The map cannot be reached right now. Our address is written above.',
    openExternally: 'Open in OpenStreetMap',
  },
};
