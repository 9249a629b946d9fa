import { selectTexts } from '@marisma/area-kit/texts';
import type { InquiryType } from '../../content/contact';

export const contact = selectTexts('contact', {
  title: 'Contact Us',
  eyebrow: 'At your service',
  heroLine: 'Write or call. A person answers, usually the one who will welcome you.',
  form: {
    title: 'Send us a message',
    // Not the heading's words: those would be taken for the label of the message.
    region: 'Write to us',
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
    guests: 'Guests',
    message: 'Message',
    messagePlaceholder: 'Who is coming, and what would make it a good week?',
    aboutProperty: (title: string): string => `I would like to ask about ${title}.\n\n`,
    submit: 'Send Message',
    sending: 'Sending...',
    purpose: 'We use what you enter here to answer you.',
  },
  errors: {
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
    phone: { title: 'Phone' },
    email: { title: 'Email' },
    address: { title: 'Address', note: 'Sample address' },
  },
  hours: {
    title: 'Office Hours',
    emergency: 'Emergency support 24/7',
    closedOn: (day: string): string => `Closed on ${day}`,
    promise: 'We reply within 2 hours during business hours.',
  },
  whatsApp: {
    title: 'WhatsApp',
    text: 'For quick questions, or once you are on the road.',
    link: 'Chat on WhatsApp',
    greeting: 'Hello Marisma! I would like to know more about your villas and services.',
    newTab: 'opens in a new tab',
  },
  about: {
    label: 'Your inquiry is about',
    view: 'View property',
  },
  map: {
    title: 'Between the lagoon and the sea',
    text: 'All of our houses stand on one stretch of Mexico’s Pacific coast. The arrival guide in your dashboard brings directions to the door.',
    drawing:
      'Drawn map: the Pacific to the southwest, a long beach, the lagoon behind it with its mouth to the sea, and our four houses',
    ocean: 'Pacific Ocean',
    lagoon: 'Lagoon',
    frame: 'Map of Mexico’s Pacific coast',
    load: 'Show map',
    hide: 'Hide map',
    loading: 'The map is loading…',
    note: 'The street map comes from OpenStreetMap and loads from its servers.',
    unreachable: 'The map cannot be reached right now. Our own map below shows the coast.',
    openExternally: 'Open in OpenStreetMap',
  },
});
