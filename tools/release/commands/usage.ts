/** Every verb of the command line, in a line each. */
export const USAGE = `Usage: npm run release -- <verb> …, or npx marisma <verb> …
  <area>                        build one area (or the shell) and make it live; 'all' for everything
  build                         build the shell and every area without publishing
  status                        show what is live, since when and by whom, and what failed in the last hour
  history <area>                list its changes: when, by whom, at which commit
  diff <area> [build] [build]   compare two builds: files, bytes, libraries; by default the earlier with the live one
  reports [hours] [folder]      sum the browsers' reports up, by default of 24 hours
  backup <folder>               copy this machine's data and site into a new folder, while no server runs
  restore <folder>              put them back, where no data and no site are
  canary <area> <percent>       give a new build to some browsers, or change their share; 0 ends the canary
  promote <area> [build]        make the canary, or an earlier build, live for everybody
  rollback <area>               make the area's previous build live again
  disable <area> ["message"]    switch an area off; visitors read the message
  enable <area>                 switch an area on again
  remove-area <area> [gone]     take an area off the site and delete its sources; its paths answer 404, or 410
  hand-over <area> <path>       give a path to an area, and let its next release say who may open the path
  submit <area>                 build one area and ask the site's composer for it to be live; needs the area's key only
  compose [area]                check what teams have submitted, and make it live
  area-key <area> <public key>  let a team release an area with a key of its own
  revoke-key <area> <key>       retire every build that a stolen key has signed; with 'replaced', only accept no more
  area-host <area> [address]    where the team serves its builds; without an address on the site
  check                         compare every published file with the registry, and mend what is damaged
  gc                            remove builds that are no longer needed
  audit                         ask the package registry for known vulnerabilities
  key                           print a new signing key
  adopt                         sign the current registry with this machine's key
  nginx-conf [server] [folder]  print the nginx configuration for the published folder

Every verb takes --target <folder or s3://bucket/prefix>; MARISMA_TARGET or MARISMA_SITE set the default.
submit and compose take --inbox <folder or s3://bucket/prefix>; MARISMA_INBOX sets the default.`;
