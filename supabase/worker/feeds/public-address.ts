import ipaddr from 'ipaddr.js';

/** Addresses in public ranges at which clouds answer only their own machines. */
const METADATA = new Set(['168.63.129.16', 'fd00:ec2::254']);
/** All that has been given out of IPv6; outside lies also the old form of an IPv4 address within one of IPv6. */
const GIVEN_OUT = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an address belongs to the public internet: not private, loopback, link-local, multicast, reserved, nor one of
 * these inside an IPv6 address.
 */
export function isPublicAddress(address: string): boolean {
  if (METADATA.has(address) || !ipaddr.isValid(address)) return false;
  const read = ipaddr.process(address);
  return read.range() === 'unicast' && (read.kind() === 'ipv4' || read.match(GIVEN_OUT));
}
