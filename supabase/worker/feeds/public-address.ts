import ipaddr from 'ipaddr.js';

/** Addresses in public ranges at which clouds answer only their own machines. */
const METADATA = new Set(['168.63.129.16', 'fd00:ec2::254']);

/**
 * Whether an address belongs to the public internet: not private, loopback, link-local, multicast, reserved, nor one of
 * these inside an IPv6 address.
 */
export function isPublicAddress(address: string): boolean {
  if (METADATA.has(address) || !ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}
